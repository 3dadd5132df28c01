import type { JsonSchema, ObjectSchema } from '../tool/json-schema.js';

type StrictType = JsonSchema['type'] | [JsonSchema['type'], 'null'];

/**
 * A schema that a provider compiles into a grammar, so that a model cannot write anything else. What a grammar cannot say stands in the
 * description in words, and the tool's own parser enforces it in any case.
 *
 * Aliases rather than interfaces, as in `json-schema.ts`.
 */
export type StrictSchema = {
    readonly type: StrictType;
    readonly description?: string;
    readonly enum?: (string | null)[];
    readonly items?: StrictSchema;
    readonly properties?: Record<string, StrictSchema>;
    readonly required?: string[];
    readonly additionalProperties?: false;
};

export type StrictObjectSchema = StrictSchema & {
    readonly type: 'object';
    readonly properties: Record<string, StrictSchema>;
    readonly required: string[];
    readonly additionalProperties: false;
};

/** What a strict form keeps apart between providers. */
export interface StrictRules {
    /** `null`: every property is required and an optional one may be null, as OpenAI wants it. `absent`: it may be left out. */
    readonly optional: 'null' | 'absent';
}

/** The strict form of a tool's parameters. Null and absent are the same to every tool (rule 14), so nothing is lost. */
export function strictSchema(schema: ObjectSchema, rules: StrictRules): StrictObjectSchema {
    return strictObject(schema, rules);
}

function strictObject(schema: ObjectSchema, rules: StrictRules): StrictObjectSchema {
    const required = new Set(schema.required);
    const properties: Record<string, StrictSchema> = {};
    for (const [name, member] of Object.entries(schema.properties)) {
        const strict = strictMember(member, rules);
        properties[name] = required.has(name) || rules.optional === 'absent' ? strict : orNull(strict);
    }
    return {
        type: 'object',
        ...described(schema.description),
        properties,
        required: rules.optional === 'null' ? Object.keys(properties) : [...schema.required],
        additionalProperties: false
    };
}

function strictMember(schema: JsonSchema, rules: StrictRules): StrictSchema {
    const description = described(withBounds(schema));
    if (schema.type === 'object') return strictObject(schema, rules);
    if (schema.type === 'array') return { type: 'array', ...description, items: strictMember(schema.items, rules) };
    if (schema.type === 'string' && schema.enum !== undefined) return { type: 'string', ...description, enum: [...schema.enum] };
    return { type: schema.type, ...description };
}

function orNull(schema: StrictSchema): StrictSchema {
    const type: StrictType = [schema.type as JsonSchema['type'], 'null'];
    return { ...schema, type, ...(schema.enum === undefined ? {} : { enum: [...schema.enum, null] }) };
}

function described(description: string | undefined): { readonly description?: string } {
    return description === undefined || description === '' ? {} : { description };
}

/** The description with the bounds that the strict form leaves out, in the notation of JSON Schema, which every model reads. */
function withBounds(schema: JsonSchema): string | undefined {
    const bounds = boundsOf(schema).map(([name, value]) => `${name}: ${value}`);
    if (bounds.length === 0) return schema.description;
    return [schema.description, `{${bounds.join(', ')}}`].filter((part) => part !== undefined).join(' ');
}

const BOUNDS = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'] as const;

function boundsOf(schema: JsonSchema): [string, number][] {
    const members: Partial<Record<(typeof BOUNDS)[number], number>> = schema as object;
    return BOUNDS.flatMap((name): [string, number][] => (members[name] === undefined ? [] : [[name, members[name]]]));
}
