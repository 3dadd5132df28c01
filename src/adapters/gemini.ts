/**
 * The package's "…/gemini": tools as Google's Gemini API wants them.
 *
 * @module
 */
import type { JsonSchema, ObjectSchema } from '../tool/json-schema.js';
import type { ListedTool } from './listed-tool.js';

export type { ListedTool } from './listed-tool.js';

/** The JSON Schema of a declaration, with the keywords that Gemini reads and none besides: one it refuses takes the whole request with it. */
export type GeminiJsonSchema = {
    readonly type: JsonSchema['type'];
    readonly description?: string;
    readonly enum?: string[];
    readonly items?: GeminiJsonSchema;
    readonly minItems?: number;
    readonly maxItems?: number;
    readonly minimum?: number;
    readonly maximum?: number;
    readonly properties?: Record<string, GeminiJsonSchema>;
    readonly required?: string[];
    readonly propertyOrdering?: string[];
};

/** The older `Schema` object: types in capitals, counts as texts. */
export type GeminiSchema = Omit<GeminiJsonSchema, 'type' | 'items' | 'properties' | 'minItems' | 'maxItems'> & {
    readonly type: Uppercase<JsonSchema['type']>;
    readonly items?: GeminiSchema;
    readonly minItems?: string;
    readonly maxItems?: string;
    readonly properties?: Record<string, GeminiSchema>;
};

export type GeminiDeclaration = { readonly name: string; readonly description: string; readonly parametersJsonSchema: GeminiJsonSchema };

/** With the older `Schema` object instead. */
export type GeminiClassicDeclaration = { readonly name: string; readonly description: string; readonly parameters: GeminiSchema };

/** An entry of `config.tools`. */
export type GeminiTool<Declaration = GeminiDeclaration> = { readonly functionDeclarations: Declaration[] };

/** For `models.generateContent({ config: { tools } })`. Run what comes back with `callTool(tools, call.name, call.args)`. */
export function toGemini(tools: readonly ListedTool[]): GeminiTool[] {
    const declarations = tools.map(({ name, description, parameters }) => ({
        name,
        description,
        parametersJsonSchema: jsonSchema(parameters)
    }));
    return [{ functionDeclarations: declarations }];
}

/** The same for servers and models that know only the older `parameters`. */
export function toGeminiClassic(tools: readonly ListedTool[]): GeminiTool<GeminiClassicDeclaration>[] {
    const declarations = tools.map(({ name, description, parameters }) => ({
        name,
        description,
        parameters: classic(jsonSchema(parameters))
    }));
    return [{ functionDeclarations: declarations }];
}

function jsonSchema(schema: JsonSchema): GeminiJsonSchema {
    const { type, description } = schema;
    const base = description === undefined ? { type } : { type, description };
    switch (schema.type) {
        case 'object':
            return { ...base, ...objectMembers(schema) };
        case 'array':
            return { ...base, items: jsonSchema(schema.items), ...present(schema, ['minItems', 'maxItems']) };
        case 'string':
            return { ...base, ...(schema.enum === undefined ? {} : { enum: [...schema.enum] }) };
        case 'boolean':
            return base;
        default:
            return { ...base, ...present(schema, ['minimum', 'maximum']) };
    }
}

function objectMembers(schema: ObjectSchema): Pick<GeminiJsonSchema, 'properties' | 'required' | 'propertyOrdering'> {
    const names = Object.keys(schema.properties);
    // An object without properties is refused when it says that it has none.
    if (names.length === 0) return {};
    const properties = Object.fromEntries(names.map((name) => [name, jsonSchema(schema.properties[name]!)]));
    return { properties, ...(schema.required.length === 0 ? {} : { required: [...schema.required] }), propertyOrdering: names };
}

function present<Name extends string>(schema: Partial<Record<Name, number>>, names: readonly Name[]): Partial<Record<Name, number>> {
    const kept: Partial<Record<Name, number>> = {};
    for (const name of names) if (schema[name] !== undefined) kept[name] = schema[name];
    return kept;
}

function classic({ type, items, properties, minItems, maxItems, ...same }: GeminiJsonSchema): GeminiSchema {
    return {
        type: type.toUpperCase() as Uppercase<JsonSchema['type']>,
        ...same,
        ...(items === undefined ? {} : { items: classic(items) }),
        ...(minItems === undefined ? {} : { minItems: String(minItems) }),
        ...(maxItems === undefined ? {} : { maxItems: String(maxItems) }),
        ...(properties === undefined
            ? {}
            : { properties: Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, classic(member)])) })
    };
}
