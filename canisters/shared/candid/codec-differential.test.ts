import { isDeepStrictEqual } from 'node:util';

import { IDL } from '@dfinity/candid';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { REPLY_LIMITS } from './limits.js';
import { DISTINCT_MESSAGES, MESSAGES, runsFor } from './testing/messages.js';
import { valueListsOf } from './testing/random-values.js';

describe('the generated codec against @dfinity/candid, for every message of every interface', () => {
    it('has a function for every message', () => {
        expect(MESSAGES.length).toBeGreaterThan(DISTINCT_MESSAGES.length);
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
