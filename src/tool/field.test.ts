/**
 * A tool's parser against the schema that it shows to models, judged by ajv: what the schema takes is parsed, what it refuses is refused, on
 * random fields and random values. Where the parser knows more than a schema can say, the exception is written out here: absent is null
 * (rule 14), texts are trimmed and folded first, control characters and half characters are refused, prices are whole grosze (rule 42).
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { MAX_DURATION_MINUTES, MAX_ZLOTE } from '../money.js';
import {
    choice,
    decimal,
    flag,
    integer,
    list,
    minutes,
    objectParser,
    objectSchema,
    optional,
    price,
    record,
    text,
    type Field,
    type Fields
} from './field.js';
import { parseArguments } from './parse-arguments.js';
import { ToolRefusal } from './tool-refusal.js';

/** A field, values that come near to it, and what the schema cannot say of them. */
interface FieldCase {
    readonly field: Field<unknown, boolean>;
    readonly values: fc.Arbitrary<unknown>;
    /** The form in which the schema is asked about a value. */
    normalised(value: unknown): unknown;
    /** Whether a value that the schema takes is taken. */
    isTaken(value: unknown): boolean;
}

function plainCase(field: Field<unknown, boolean>, values: fc.Arbitrary<unknown>): FieldCase {
    return { field, values, normalised: (value) => value, isTaken: () => true };
}

const awkwardText = fc.oneof(
    fc.string({ maxLength: 10 }),
    fc.string({ unit: 'binary', maxLength: 10 }),
    fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\r\n', '\u00a0', '\u0000', '\ud83d', '😀', 'ł', 'a', 'b'), maxLength: 12 })
);

const textCase: fc.Arbitrary<FieldCase> = fc
    .record({ minLength: fc.nat({ max: 3 }), more: fc.nat({ max: 5 }), lines: fc.constantFrom('one', 'many') })
    .map(({ minLength, more, lines }) => ({
        field: text({ description: 'Tekst.', minLength, maxLength: minLength + more + 1, lines }),
        values: awkwardText,
        normalised: (value) => (typeof value === 'string' ? normalisedText(value, lines) : value),
        isTaken: (value) => [...String(value)].every((character) => isFit(character, lines))
    }));

function normalisedText(value: string, lines: 'one' | 'many'): string {
    if (lines === 'many') return value.split('\r\n').join('\n').trim();
    return value
        .split(/\s+/)
        .filter((word) => word !== '')
        .join(' ');
}

function isFit(character: string, lines: 'one' | 'many'): boolean {
    const code = character.codePointAt(0) ?? 0;
    if (lines === 'many' && (character === '\n' || character === '\t')) return true;
    const isControl = code < 0x20 || (code >= 0x7f && code <= 0x9f);
    const isHalf = code >= 0xd800 && code <= 0xdfff;
    return !isControl && !isHalf;
}

const awkwardNumber = fc.oneof(
    fc.integer({ min: -20, max: 20 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(-0, 0.1, 1e300, 2 ** 53, -1e-7)
);

const numberCase: fc.Arbitrary<FieldCase> = fc
    .record({ minimum: fc.integer({ min: -10, max: 10 }), span: fc.nat({ max: 10 }), make: fc.constantFrom(integer, decimal) })
    .map(({ minimum, span, make }) => plainCase(make({ description: 'Liczba.', minimum, maximum: minimum + span }), awkwardNumber));

const priceCase = fc.constant<FieldCase>({
    field: price('Cena.'),
    values: fc.oneof(
        awkwardNumber,
        fc.integer({ min: -100, max: MAX_ZLOTE * 100 + 100 }).map((grosze) => grosze / 100),
        fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000)
    ),
    normalised: (value) => value,
    isTaken: (value) => /^\d+(\.\d{1,2})?$/.test(String(value))
});

const minutesCase = fc.constant(
    plainCase(minutes('Czas.'), fc.oneof(awkwardNumber, fc.constantFrom(0, 1, 1.5, MAX_DURATION_MINUTES, MAX_DURATION_MINUTES + 1)))
);

const flagCase = fc.constant(plainCase(flag('Czy?'), fc.constantFrom<unknown>(true, false, 'true', 1)));

const choiceCase = fc.constant(
    plainCase(choice('Co?', ['a', 'b', 'toString']), fc.constantFrom('a', 'b', 'toString', 'A', ' a', '__proto__', 'constructor'))
);

const { any: anyCase } = fc.letrec<{ any: FieldCase }>((tie) => ({
    any: fc.oneof(
        { maxDepth: 2 },
        textCase,
        numberCase,
        priceCase,
        minutesCase,
        flagCase,
        choiceCase,
        listOf(tie('any')),
        recordOf(tie('any'))
    )
}));

function listOf(items: fc.Arbitrary<FieldCase>): fc.Arbitrary<FieldCase> {
    return fc.record({ item: items, minItems: fc.nat({ max: 2 }), more: fc.nat({ max: 2 }) }).map(({ item, minItems, more }) => ({
        field: list(item.field as Field<unknown>, { description: 'Lista.', minItems, maxItems: minItems + more }),
        values: fc.array(junkOr(item.values), { maxLength: 5 }),
        normalised: (value) => (Array.isArray(value) ? value.map((member) => item.normalised(member)) : value),
        isTaken: (value) => (value as unknown[]).every((member) => item.isTaken(member))
    }));
}

type Members = Readonly<Record<string, FieldCase>>;

function fieldsOf(members: Members): Fields {
    return Object.fromEntries(Object.entries(members).map(([name, member]) => [name, member.field]));
}

function membersOf(cases: fc.Arbitrary<FieldCase>): fc.Arbitrary<Members> {
    const member = fc.tuple(cases, fc.boolean()).map(([made, isOptional]): FieldCase => ({
        ...made,
        field: isOptional ? optional(made.field as Field<unknown>) : made.field
    }));
    return fc.dictionary(fc.constantFrom('name', 'pricePln', 'toString', 'valueOf'), member, { maxKeys: 3, noNullPrototype: true });
}

/** Values of an object's members, now and then with one missing, null, or unknown. */
function objectValues(members: Members): fc.Arbitrary<unknown> {
    const known = Object.fromEntries(Object.entries(members).map(([name, { values }]) => [name, junkOr(values)]));
    const extra = fc.dictionary(fc.constantFrom('other', '__proto__', 'constructor', 'hasOwnProperty'), fc.jsonValue({ maxDepth: 1 }), {
        maxKeys: 1
    });
    return fc.tuple(fc.record(known, { requiredKeys: [] }), fc.option(extra, { freq: 5, nil: {} })).map(([object, unknown]) => {
        for (const [name, value] of Object.entries(unknown)) {
            Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
        }
        return object;
    });
}

function normalisedObject(members: Members, value: unknown): unknown {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const kept = {};
    for (const [name, member] of Object.entries(value)) {
        if (member === null) continue;
        const known = Object.hasOwn(members, name) ? members[name] : undefined;
        Object.defineProperty(kept, name, { value: known === undefined ? member : known.normalised(member), enumerable: true });
    }
    return kept;
}

function areTaken(members: Members, value: unknown): boolean {
    return Object.entries(members).every(([name, member]) => {
        const sent = Object.getOwnPropertyDescriptor(value, name)?.value as unknown;
        return sent === undefined || member.isTaken(sent);
    });
}

function recordOf(cases: fc.Arbitrary<FieldCase>): fc.Arbitrary<FieldCase> {
    return membersOf(cases).map((members) => ({
        field: record(fieldsOf(members)),
        values: objectValues(members),
        normalised: (value) => normalisedObject(members, value),
        isTaken: (value) => areTaken(members, value)
    }));
}

function junkOr(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
    return fc.oneof({ weight: 8, arbitrary: values }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) });
}

const ajv = new Ajv2020({ strict: true, addUsedSchema: false, ownProperties: true });

describe('a parser and its schema', () => {
    it('T1 rule 13 agree on every value, but for what a schema cannot say', () => {
        let taken = 0;
        const drawn = membersOf(anyCase).chain((members) =>
            fc.tuple(fc.constant(members), fc.array(objectValues(members), { minLength: 12, maxLength: 12 }))
        );
        fc.assert(
            fc.property(drawn, ([members, values]) => {
                const fields = fieldsOf(members);
                const parser = objectParser(fields);
                const validate = ajv.compile(objectSchema(fields));
                for (const value of values) {
                    const form = normalisedObject(members, value);
                    const wanted = validate(form) && areTaken(members, form);
                    if (wanted) taken++;
                    expect({ value, accepted: isAccepted(value, fields, parser) }).toEqual({ value, accepted: wanted });
                }
            }),
            // Compiling a schema is what takes time, so each is asked about several values.
            { numRuns: 100 }
        );
        // Values that are all refused would show nothing.
        expect(taken).toBeGreaterThan(100);
    });

    it('agree on what was parsed: sent back, it is taken again and comes out the same', () => {
        const drawn = membersOf(anyCase).chain((members) => fc.tuple(fc.constant(members), objectValues(members)));
        fc.assert(
            fc.property(drawn, ([members, value]) => {
                const fields = fieldsOf(members);
                const parser = objectParser(fields);
                if (!isAccepted(value, fields, parser)) return;
                const once = parseArguments(value, fields, parser);
                expect(parseArguments(once, fields, parser)).toEqual(once);
                expect(ajv.validate(objectSchema(fields), once)).toBe(true);
            }),
            { numRuns: 150 }
        );
    });

    it('X-A3-18 what was parsed cannot be changed, nor does it hang on what was sent', () => {
        const fields = {
            workers: list(
                record({ days: list(integer({ description: 'Dzień.', minimum: 0, maximum: 6 }), { description: 'Dni.', maxItems: 7 }) }),
                { description: 'Kto.', maxItems: 2 }
            )
        };
        const sent = { workers: [{ days: [1, 2] }] };
        const parsed = parseArguments(sent, fields, objectParser(fields));
        sent.workers[0]?.days.push(3);
        expect(parsed).toEqual({ workers: [{ days: [1, 2] }] });
        for (const part of [parsed, parsed.workers, parsed.workers[0], parsed.workers[0]?.days]) expect(Object.isFrozen(part)).toBe(true);
    });
});

function isAccepted(value: unknown, fields: Fields, parser: ReturnType<typeof objectParser>): boolean {
    try {
        parseArguments(value, fields, parser);
        return true;
    } catch (error) {
        if (error instanceof ToolRefusal && error.code === 'invalid_arguments' && error.summary !== '') return false;
        throw error;
    }
}
