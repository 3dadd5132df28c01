import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson, stringifyJson } from './json.js';

const beyond = fc.bigInt({ min: 2n ** 53n, max: 2n ** 128n }).chain((value) => fc.constantFrom(value, -value));

const value = fc.letrec((tie) => ({
    any: fc.oneof(
        { maxDepth: 3 },
        fc.string(),
        fc.constantFrom(
            '12345678901234567890',
            '"9007199254740993"',
            ': 12345678901234567890',
            '\\',
            '\u0000integer:5',
            '12345678901234567n'
        ),
        fc.integer(),
        beyond,
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('any'), { maxLength: 4 }),
        fc.dictionary(fc.string(), tie('any'), { maxKeys: 4 })
    )
})).any;

/** Texts that look like our own mark are not to be had in requests; everything else is. */
function hasMark(item: unknown): boolean {
    return JSON.stringify(item, (_key, inner: unknown) => (typeof inner === 'bigint' ? null : inner)).includes('\\u0000integer:');
}

describe('JSON with integers of any size', () => {
    it('comes back as it was written (property)', () => {
        fc.assert(
            fc.property(value, (item) => {
                fc.pre(!hasMark(item));
                expect(parseJson(stringifyJson(item))).toEqual(JSON.parse(JSON.stringify(item, tagged), untagged));
            }),
            { numRuns: 500 }
        );
    });

    it('writes integers bare', () => {
        expect(stringifyJson({ nanos_since_epoch: 1_620_328_630_000_000_001n })).toBe('{"nanos_since_epoch":1620328630000000001}');
        expect(stringifyJson({ small: 5n, text: '5' })).toBe('{"small":5,"text":"5"}');
    });

    it('reads what the client sends: bare, with spaces, in lists', () => {
        expect(parseJson('{"amount": 340282366920938463463374607431768211455, "list":[ 9007199254740993,1]}')).toEqual({
            amount: 340282366920938463463374607431768211455n,
            list: [9007199254740993n, 1]
        });
    });

    it('leaves fractions and exponents to JSON', () => {
        expect(parseJson('[1.5, 12345678901234567.5, 1e21]')).toEqual([1.5, 12345678901234567.5, 1e21]);
    });
});

function tagged(_key: string, item: unknown): unknown {
    return typeof item === 'bigint' ? { bigint: item.toString() } : item;
}

function untagged(_key: string, item: unknown): unknown {
    if (typeof item !== 'object' || item === null || !('bigint' in item) || Object.keys(item).length !== 1) return item;
    return BigInt((item as { bigint: string }).bigint);
}
