/**
 * The part of JSON Schema 2020-12 that OpenAI, Anthropic, Gemini and MCP all take as it is: closed objects, no references, unions, defaults or
 * formats (rule 13).
 */
export type JsonSchema = ObjectSchema | ArraySchema | TextSchema | NumberSchema | BooleanSchema;

export interface ObjectSchema {
    readonly type: 'object';
    readonly description?: string;
    readonly properties: Readonly<Record<string, JsonSchema>>;
    readonly required: readonly string[];
    readonly additionalProperties: false;
}

export interface ArraySchema {
    readonly type: 'array';
    readonly description?: string;
    readonly items: JsonSchema;
    readonly minItems?: number;
    readonly maxItems?: number;
}

export interface TextSchema {
    readonly type: 'string';
    readonly description?: string;
    readonly enum?: readonly string[];
    readonly minLength?: number;
    readonly maxLength?: number;
}

export interface NumberSchema {
    readonly type: 'number' | 'integer';
    readonly description?: string;
    readonly minimum?: number;
    readonly maximum?: number;
}

export interface BooleanSchema {
    readonly type: 'boolean';
    readonly description?: string;
}
