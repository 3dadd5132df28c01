import * as v from 'valibot';

import { isZloteAmount, MAX_DURATION_MINUTES, MAX_ZLOTE } from '../money.js';
import { foldWhiteSpace } from '../text/normalise.js';
import { argumentTexts } from './argument-texts.pl.js';
import type { JsonSchema, ObjectSchema } from './json-schema.js';

/**
 * One argument of a tool, declared once: from the same call come the parser (valibot) and the JSON Schema that a model sees, so the two cannot
 * drift apart.
 */
export interface Field<Output, Required extends boolean = true> {
    readonly parser: v.GenericSchema<unknown, Output>;
    readonly schema: JsonSchema;
    readonly required: Required;
    /** What to send, for the sentence that refuses a wrong value. */
    readonly expected: string;
    /** Of a list. */
    readonly item?: Field<unknown, boolean>;
    /** Of a record. */
    readonly members?: Fields;
}

export type Fields = Readonly<Record<string, Field<unknown, boolean>>>;

/** The parsed arguments of a set of fields: optional ones may be absent. */
export type ArgsOf<F extends Fields> = {
    readonly [K in keyof F as F[K] extends Field<unknown, true> ? K : never]: F[K] extends Field<infer Output, boolean> ? Output : never;
} & {
    readonly [K in keyof F as F[K] extends Field<unknown, true> ? never : K]?: F[K] extends Field<infer Output, boolean> ? Output : never;
};

interface TextOptions {
    readonly description: string;
    readonly maxLength: number;
    readonly minLength?: number;
    /** `one`, when left out: line breaks and runs of white space become one space. `many`: they stay, and line breaks are `\n`. */
    readonly lines?: 'one' | 'many';
    /** Instead of the sentence about the length. */
    readonly expected?: string;
}

/** Control characters, and halves of a character, which cannot be written as UTF-8; a name must not smuggle lines into a summary. */
const UNFIT_IN_A_LINE = /[\p{Cc}\p{Cs}]/u;
const UNFIT_IN_PROSE = /[^\P{Cc}\n\t]|\p{Cs}/u;

/** A text, trimmed before its length is taken; characters are code points, as JSON Schema counts them. */
export function text(options: TextOptions): Field<string> {
    const min = options.minLength ?? 1;
    const isProse = options.lines === 'many';
    const unfit = isProse ? UNFIT_IN_PROSE : UNFIT_IN_A_LINE;
    return {
        parser: v.pipe(
            v.string(),
            v.transform((value) => (isProse ? value.replaceAll('\r\n', '\n').trim() : foldWhiteSpace(value))),
            v.check((value) => hasLength(value, min, options.maxLength) && !unfit.test(value))
        ),
        schema: {
            type: 'string',
            description: options.description,
            ...(min > 0 ? { minLength: min } : {}),
            maxLength: options.maxLength
        },
        required: true,
        expected: options.expected ?? (isProse ? argumentTexts.prose : argumentTexts.text)(min, options.maxLength)
    };
}

function hasLength(value: string, min: number, max: number): boolean {
    // A code point is one or two of what `length` counts, so they are counted one by one only when their number is in doubt.
    if (value.length < min || value.length > 2 * max) return false;
    if (value.length >= 2 * min && value.length <= max) return true;
    const length = Array.from(value).length;
    return length >= min && length <= max;
}

interface NumberOptions {
    readonly description: string;
    readonly minimum: number;
    readonly maximum: number;
}

export function integer(options: NumberOptions): Field<number> {
    return {
        parser: v.pipe(v.number(), v.safeInteger(), v.minValue(options.minimum), v.maxValue(options.maximum)),
        schema: { type: 'integer', description: options.description, minimum: options.minimum, maximum: options.maximum },
        required: true,
        expected: argumentTexts.integer(options.minimum, options.maximum)
    };
}

export function decimal(options: NumberOptions): Field<number> {
    return {
        parser: v.pipe(v.number(), v.minValue(options.minimum), v.maxValue(options.maximum)),
        schema: { type: 'number', description: options.description, minimum: options.minimum, maximum: options.maximum },
        required: true,
        expected: argumentTexts.number(options.minimum, options.maximum)
    };
}

/** Złote with at most two decimals. The schema has no `multipleOf: 0.01`, which refuses 120.5 (rule 42); the parser counts grosze. */
export function price(description: string): Field<number> {
    return {
        parser: v.pipe(
            v.number(),
            v.check((value) => isZloteAmount(value))
        ),
        schema: { type: 'number', description, minimum: 0, maximum: MAX_ZLOTE },
        required: true,
        expected: argumentTexts.price(MAX_ZLOTE)
    };
}

/** Whole minutes, at least 1. Rounding up to the five-minute grid is the tool's, which says so. */
export function minutes(description: string): Field<number> {
    return {
        ...integer({ description, minimum: 1, maximum: MAX_DURATION_MINUTES }),
        expected: argumentTexts.minutes(MAX_DURATION_MINUTES)
    };
}

export function flag(description: string, expected: string = argumentTexts.boolean): Field<boolean> {
    return { parser: v.boolean(), schema: { type: 'boolean', description }, required: true, expected };
}

export function choice<const Values extends readonly [string, ...string[]]>(description: string, values: Values): Field<Values[number]> {
    return {
        parser: v.picklist(values),
        schema: { type: 'string', description, enum: [...values] },
        required: true,
        expected: argumentTexts.choice(values.join(', '))
    };
}

interface ListOptions {
    readonly description: string;
    readonly maxItems: number;
    readonly minItems?: number;
}

export function list<Item>(item: Field<Item>, options: ListOptions): Field<readonly Item[]> {
    const min = options.minItems ?? 0;
    return {
        parser: v.pipe(v.array(item.parser), v.minLength(min), v.maxLength(options.maxItems)),
        schema: {
            type: 'array',
            description: options.description,
            items: item.schema,
            ...(min > 0 ? { minItems: min } : {}),
            maxItems: options.maxItems
        },
        required: true,
        expected: argumentTexts.list(min, options.maxItems),
        item
    };
}

export function record<F extends Fields>(members: F, description?: string): Field<ArgsOf<F>> {
    return {
        parser: objectParser(members),
        schema: objectSchema(members, description),
        required: true,
        expected: argumentTexts.object,
        members
    };
}

/** The same field, which may be absent or null: the two are the same (rule 14). */
export function optional<Output>(field: Field<Output>): Field<Output, false> {
    return { ...field, required: false };
}

/** A closed object. Null members are taken out before parsing, so that optional fields need no union with null. */
export function objectParser<F extends Fields>(fields: F): v.GenericSchema<unknown, ArgsOf<F>> {
    const entries: Record<string, v.GenericSchema<unknown, unknown>> = {};
    for (const [name, field] of Object.entries(fields)) entries[name] = field.required ? field.parser : v.optional(field.parser);
    return v.strictObject(entries) as unknown as v.GenericSchema<unknown, ArgsOf<F>>;
}

export function objectSchema(fields: Fields, description?: string): ObjectSchema {
    const properties: Record<string, JsonSchema> = {};
    for (const [name, field] of Object.entries(fields)) properties[name] = field.schema;
    return {
        type: 'object',
        ...(description === undefined ? {} : { description }),
        properties,
        required: Object.keys(fields).filter((name) => fields[name]?.required === true),
        additionalProperties: false
    };
}
