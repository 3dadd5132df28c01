/**
 * The part of JSON Schema 2020-12 that OpenAI, Anthropic, Gemini and MCP all take as it is: closed objects, no references, unions, defaults or
 * formats (rule 13).
 *
 * Aliases rather than interfaces, and arrays that are not readonly, because the types of those consumers would not take the others.
 */
export type JsonSchema = ObjectSchema | ArraySchema | TextSchema | NumberSchema | BooleanSchema;

export type ObjectSchema = {
    readonly type: 'object';
    readonly description?: string;
    readonly properties: Readonly<Record<string, JsonSchema>>;
    readonly required: string[];
    readonly additionalProperties: false;
};

export type ArraySchema = {
    readonly type: 'array';
    readonly description?: string;
    readonly items: JsonSchema;
    readonly minItems?: number;
    readonly maxItems?: number;
};

export type TextSchema = {
    readonly type: 'string';
    readonly description?: string;
    readonly enum?: string[];
    readonly minLength?: number;
    readonly maxLength?: number;
};

export type NumberSchema = {
    readonly type: 'number' | 'integer';
    readonly description?: string;
    readonly minimum?: number;
    readonly maximum?: number;
};

export type BooleanSchema = {
    readonly type: 'boolean';
    readonly description?: string;
};
