import type { JsonObject, JsonValue } from '../../src/json/json-value.js';
import type { JsonSchema, ObjectSchema } from '../../src/tool/json-schema.js';

/** What stands in a form: texts as they were typed, 'true' and 'false' for flags, undefined for what is left out. */
export type Draft = string | undefined | readonly Draft[] | DraftObject;
export interface DraftObject {
    readonly [name: string]: Draft;
}

/** The members of the two-step protocol, which the page fills in itself. */
const PROTOCOL: ReadonlySet<string> = new Set(['confirmed', 'confirmationId', 'confirmationPhrase']);
/** What only an echo holds: a promise of the preview's that the tool keeps the confirmation to. */
const PROMISES: ReadonlySet<string> = new Set(['promisedWorkerId', 'expectedCount', 'planDigest', 'pictureMark']);

/** The arguments that a person fills in, in the schema's order. */
export function personsFields(schema: ObjectSchema): readonly (readonly [string, JsonSchema])[] {
    return Object.entries(schema.properties).filter(([name]) => !PROTOCOL.has(name) && !PROMISES.has(name));
}

export function isOfProtocol(name: string): boolean {
    return PROTOCOL.has(name) || PROMISES.has(name);
}

/** An empty form. What may be left out is left out. */
export function blank(schema: JsonSchema, required = true): Draft {
    if (schema.type === 'object') return required ? blankObject(schema) : undefined;
    if (schema.type === 'array') return required ? Array.from({ length: schema.minItems ?? 0 }, () => blank(schema.items)) : undefined;
    return '';
}

export function blankObject(schema: ObjectSchema): DraftObject {
    return Object.fromEntries(
        Object.entries(schema.properties).map(([name, member]) => [name, blank(member, schema.required.includes(name))])
    );
}

/** Arguments back into a form, to change and run them again. */
export function draftOf(value: JsonValue | undefined): Draft {
    if (value === undefined || value === null) return undefined;
    if (Array.isArray(value)) return value.map((item: JsonValue) => draftOf(item));
    if (typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, draftOf(member)]));
    return String(value);
}

/**
 * The arguments that a form stands for. Nothing is judged here: a number that is none goes out as it was typed, because the tool says better
 * than the page what to send instead.
 */
export function argumentsOf(schema: ObjectSchema, draft: DraftObject): JsonObject {
    const members = Object.entries(schema.properties).map(([name, member]) => [name, jsonOf(member, draft[name])] as const);
    return Object.fromEntries(members.filter((member): member is [string, JsonValue] => member[1] !== undefined));
}

function jsonOf(schema: JsonSchema, draft: Draft): JsonValue | undefined {
    if (draft === undefined || draft === '') return undefined;
    if (schema.type === 'object') return isDraftObject(draft) ? argumentsOf(schema, draft) : undefined;
    if (schema.type === 'array') {
        if (!Array.isArray(draft)) return undefined;
        return draft.map((item: Draft) => jsonOf(schema.items, item)).filter((item): item is JsonValue => item !== undefined);
    }
    if (typeof draft !== 'string') return undefined;
    if (schema.type === 'boolean') return draft === 'true' ? true : draft === 'false' ? false : undefined;
    return schema.type === 'string' ? draft : numberOf(draft);
}

/** "45", "45,50", "1 250.5"; anything else stays a text. */
function numberOf(typed: string): number | string {
    const plain = typed.replace(/[\s\u00a0]/gu, '').replace(',', '.');
    return /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : typed;
}

function isDraftObject(draft: Draft): draft is DraftObject {
    return typeof draft === 'object' && !Array.isArray(draft);
}
