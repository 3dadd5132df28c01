import { isDeepStrictEqual } from 'node:util';

import { IDL } from '@dfinity/candid';
import { Principal } from '@dfinity/principal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { REPLY_LIMITS } from './limits.js';
import { DISTINCT_MESSAGES, MESSAGES, messageNamed, runsFor, VECTOR_NAMES } from './testing/messages.js';
import { valueListsOf } from './testing/random-values.js';

describe('the generated codec against @dfinity/candid, for every message of every interface', () => {
    it('has a function for every message', () => {
        expect(MESSAGES.length).toBeGreaterThan(DISTINCT_MESSAGES.length);
    });

    it('keeps long blobs, texts and numbers in their order', () => {
        const { types, encode } = messageNamed('coordinator agents Result');
        const vectors = messageNamed('kitchen_sink vectors Result');
        const blob = Uint8Array.from({ length: 1_000 }, (_, i) => i % 251);
        const values = {
            ...Object.fromEntries(VECTOR_NAMES.map((name) => [name, []])),
            texts: ['before', 'ż'.repeat(200)],
            bytes: blob,
            maybe_texts: [['after'], []]
        };
        expect(Buffer.compare(vectors.encode([values]), IDL.encode(vectors.types, [values]))).toBe(0);
        const principals = [{ ok: Array.from({ length: 5 }, (_, i) => Principal.fromUint8Array(blob.subarray(0, 7 * i))) }];
        expect(Buffer.compare(encode(principals), IDL.encode(types, principals))).toBe(0);
    });

    for (const { name, types, encode, decode, decodeFirst } of DISTINCT_MESSAGES) {
        it(`${name}: encodes the same bytes, and decodes them to the same values`, () => {
            fc.assert(
                fc.property(valueListsOf(types), (values) => {
                    const theirs = new Uint8Array(IDL.encode(types, values));
                    expect(Buffer.compare(encode(values), theirs)).toBe(0);
                    const expected = IDL.decode(types, theirs);
                    expectSame(decode(theirs, REPLY_LIMITS), expected);
                    if (decodeFirst !== undefined) expectSame(decodeFirst(theirs, REPLY_LIMITS), expected[0]);
                }),
                { numRuns: runsFor(name) }
            );
        });
    }
});

/** `toEqual` is thorough in its report and slow; it only runs when it has something to report. */
function expectSame(actual: unknown, expected: unknown): void {
    if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}
