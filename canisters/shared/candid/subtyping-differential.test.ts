import { isDeepStrictEqual } from 'node:util';

import { IDL } from '@dfinity/candid';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { CandidError } from './candid-error.js';
import { REPLY_LIMITS } from './limits.js';
import { DISTINCT_MESSAGES, runsFor } from './testing/messages.js';
import { wireTypesFor } from './testing/random-wire-types.js';
import { valueListsOf } from './testing/random-values.js';

const REFUSED = Symbol('refused');

describe('the generated codec and messages of other types than expected', () => {
    for (const { name, types, decode } of DISTINCT_MESSAGES.filter((message) => message.types.length > 0)) {
        it(`${name}: reads or refuses the same messages as @dfinity/candid, as the same values`, () => {
            fc.assert(
                fc.property(sentFor(types), (message) => {
                    const theirs = outcome(() => IDL.decode(types, message));
                    const ours = outcome(() => decode(message, REPLY_LIMITS), CandidError);
                    if (!isDeepStrictEqual(ours, theirs)) expect(ours).toEqual(theirs);
                }),
                { numRuns: runsFor(name) }
            );
        });
    }
});

/** Random messages of types near `types`. */
function sentFor(types: readonly IDL.Type[]): fc.Arbitrary<Uint8Array> {
    const sent = fc.tuple(fc.tuple(...types.map((type) => wireTypesFor(type))), fc.boolean());
    return sent
        .map(([wire, extra]) => (extra ? [...wire, IDL.Opt(IDL.Text)] : wire))
        .chain((wire) => valueListsOf(wire).map((values) => new Uint8Array(IDL.encode(wire, values))));
}

/** A value, or that the message is refused; ours may refuse with nothing but CandidError. */
function outcome(decode: () => unknown, refusals: new (...args: never[]) => Error = Error): unknown {
    try {
        return decode();
    } catch (error) {
        if (!(error instanceof refusals)) throw error;
        return REFUSED;
    }
}
