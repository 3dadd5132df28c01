import * as devalue from 'devalue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BooksyFailure } from './booksy-failure.js';
import type { NodeSource } from './node-source.js';
import { NuxtPayload, PAYLOAD_LIMITS } from './nuxt-payload.js';

/** What the reader shows of a value, read through its three questions; cycles are told by identity. */
function shown(source: NodeSource, ref: unknown, path: readonly unknown[] = []): unknown {
    const scalar = source.scalar(ref);
    if (scalar !== undefined) return scalar;
    const identity = source.identity(ref);
    if (identity !== undefined && path.includes(identity)) return 'cycle';
    const items = source.items(ref);
    if (items !== undefined) return items.map((item) => shown(source, item, [...path, identity]));
    const members = source.members(ref);
    if (members === undefined) return undefined;
    return Object.fromEntries(Object.entries(members).map(([key, member]) => [key, shown(source, member, [...path, identity])]));
}

/** What the reader should show of a value that the oracle revived. */
function expected(value: unknown, path: readonly unknown[] = []): unknown {
    if (value instanceof Date) return value.toISOString();
    if (value instanceof URL) return value.href;
    if (typeof value === 'bigint') return String(value);
    if (typeof value !== 'object' || value === null) return value;
    if (path.includes(value)) return 'cycle';
    if (value instanceof Set) return [...value].map((item) => expected(item, [...path, value]));
    if (value instanceof Map) return Object.fromEntries([...value].map(([key, item]) => [String(key), expected(item, [...path, value])]));
    if (Array.isArray(value)) return Array.from(value, (item) => expected(item, [...path, value]));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, expected(item, [...path, value])]));
}

const leaf = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constantFrom(null, undefined, NaN, Infinity, -Infinity, -0),
    fc.bigInt(),
    fc.date({ noInvalidDate: true }),
    fc.constant(new URL('https://booksy.com/pl-pl/1_a'))
);
const key = fc.string({ unit: 'grapheme-ascii' }).filter((name) => name !== '__proto__');
const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof({ maxDepth: 4 }, leaf, fc.array(tie('tree')), fc.dictionary(key, tie('tree')), set(tie('tree')), map(tie('tree'))),
    unused: leaf
}));

function set(of: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
    return fc.array(of).map((items) => new Set(items));
}

function map(of: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
    return fc.array(fc.tuple(key, of)).map((entries) => new Map(entries));
}

function problemOf(read: () => unknown): string | undefined {
    try {
        read();
        return undefined;
    } catch (error) {
        expect(error).toBeInstanceOf(BooksyFailure);
        return error instanceof BooksyFailure ? error.problem : undefined;
    }
}

const read = (flat: unknown): unknown => {
    const payload = NuxtPayload.parse(JSON.stringify(flat));
    return shown(payload, payload.root);
};

describe('Y6 NuxtPayload reads what devalue writes', () => {
    it('Y6 shows the same as devalue.parse for any value', () => {
        fc.assert(
            fc.property(tree, (value) => {
                const block = devalue.stringify(value);
                const payload = NuxtPayload.parse(block);
                expect(shown(payload, payload.root)).toEqual(expected(devalue.parse(block)));
            }),
            { numRuns: 200 }
        );
    });

    it('Y6 shows the same from UTF-8 bytes taken for Latin-1', () => {
        fc.assert(
            fc.property(fc.array(fc.string({ unit: 'grapheme' })), (texts) => {
                const block = devalue.stringify(texts);
                const payload = NuxtPayload.parse(Buffer.from(block, 'utf8').toString('latin1'), 'latin1');
                // Half of a letter has no bytes; devalue writes it as an escape, which stays.
                expect(shown(payload, payload.root)).toEqual(texts);
            })
        );
    });

    it('Y6 leaves letters alone that the JSON wrote as escapes, also next to bytes', () => {
        const payload = NuxtPayload.parse(
            Buffer.from('["\\u0142 ż \\u00f3 100% %C5%82 \\ud83d\\ude00 ó"]'.replace('["', '[["x"],"')).toString('latin1'),
            'latin1'
        );
        expect(payload.scalar(1)).toBe('ł ż ó 100% %C5%82 😀 ó');
    });

    it('Y6 keeps shared values and cycles', () => {
        const salon: Record<string, unknown> = { name: 'A' };
        salon['self'] = salon;
        salon['again'] = [salon, salon];
        const payload = NuxtPayload.parse(devalue.stringify(salon));
        expect(shown(payload, payload.root)).toEqual({ name: 'A', self: 'cycle', again: ['cycle', 'cycle'] });
    });

    it('Y6 reads holes, sparse arrays and objects without a prototype', () => {
        const sparse: unknown[] = [];
        sparse[1_000_000] = 'far';
        const bare = Object.assign(Object.create(null) as object, { a: 1 });

        const payload = NuxtPayload.parse(devalue.stringify({ sparse, bare, holes: [1, , 3] }));
        expect(shown(payload, payload.root)).toEqual({ sparse: ['far'], bare: { a: 1 }, holes: [1, undefined, 3] });
    });

    it.each([
        ['ShallowReactive', [['ShallowReactive', 1], { a: 2 }, 5], { a: 5 }],
        ['Reactive', [['Reactive', 1], { a: 2 }, 5], { a: 5 }],
        ['Ref of a ShallowRef', [['Ref', 1], ['ShallowRef', 2], 'x'], 'x'],
        ['NuxtError', [['NuxtError', 1], { statusCode: 2 }, 404], { statusCode: 404 }],
        ['Island', [['Island', 1], { key: 2 }, 'k'], { key: 'k' }],
        ['EmptyRef of undefined', [['EmptyRef', 1], '_'], undefined],
        ['EmptyShallowRef of big zero', [['EmptyShallowRef', 1], '0n'], '0'],
        ['EmptyRef of a flag', [['EmptyRef', 1], 'false'], false],
        ['skipHydrate', [['skipHydrate', 1], { a: 1 }], undefined],
        ['a type of the site with a position', [['Moment', 1], '2026-01-01'], '2026-01-01'],
        ['a type of the site with a text', [['Decimal', '12.50']], '12.50'],
        ['Temporal', [['Temporal.PlainDate', '2026-01-01']], '2026-01-01'],
        ['RegExp', [['RegExp', 'a', 'g']], undefined],
        [
            'bytes',
            [
                ['Uint8Array', 1],
                ['ArrayBuffer', 'AAAA']
            ],
            undefined
        ],
        ['a boxed number', [['Object', 1], 7], 7]
    ])('Y6 unwraps %s', (_, flat, value) => {
        expect(read(flat)).toEqual(value);
    });

    it('Y6 reads a document that is a bare negative number', () => {
        const payload = NuxtPayload.parse('-1');
        expect(shown(payload, payload.root)).toBeUndefined();
    });
});

describe('Y6 NuxtPayload against hostile blocks', () => {
    it.each([
        ['no JSON', '[[1,'],
        ['an object', '{"a":1}'],
        ['an empty array', '[]'],
        ['a text', '"x"'],
        ['nothing', '']
    ])('Y6 refuses %s', (_, block) => {
        expect(problemOf(() => NuxtPayload.parse(block))).toBe('broken_page');
    });

    it.each([
        ['a position past the end', [[9]]],
        ['a position far below zero', [[-8]]],
        ['a fraction', [[0.5]]],
        ['a value in place of a position', [{ a: { b: 1 } }]],
        ['a wrapper of itself', [['Ref', 0]]],
        [
            'two wrappers of each other',
            [
                ['Ref', 1],
                ['Ref', 0]
            ]
        ],
        ['a long chain of wrappers', [...Array.from({ length: 50 }, (_x, place) => ['Ref', place + 1]), 1]]
    ])('Y6 ends in an error on %s', (_, flat) => {
        expect(problemOf(() => read(flat))).toBe('broken_page');
    });

    it('Y6 treats __proto__ and constructor as names like others', () => {
        const payload = NuxtPayload.parse('[{"__proto__":1,"constructor":2},{"polluted":2},"yes"]');
        expect(Object.keys(payload.members(0) ?? {})).toEqual(['__proto__', 'constructor']);
        expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    });

    it('Y6 refuses a million elements, and a block above the limit, fast', () => {
        const start = performance.now();
        expect(problemOf(() => NuxtPayload.parse(`[${'1,'.repeat(1_000_000)}1]`))).toBe('too_large');
        expect(problemOf(() => NuxtPayload.parse(`["${'x'.repeat(PAYLOAD_LIMITS.characters)}"]`))).toBe('too_large');
        expect(performance.now() - start).toBeLessThan(5_000);
    });

    it('Y6 survives arrays nested a hundred thousand deep', () => {
        const depth = 100_000;
        expect(problemOf(() => read(JSON.parse('[1]')))).toBeUndefined();
        expect(problemOf(() => NuxtPayload.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`).items(0))).toBeUndefined();
    });

    it('never fails in another way, whatever the array holds', () => {
        fc.assert(
            fc.property(fc.array(fc.jsonValue(), { minLength: 1 }), (flat) => {
                problemOf(() => read(flat));
            })
        );
    });
});
