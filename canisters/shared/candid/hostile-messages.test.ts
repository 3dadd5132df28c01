import { IDL } from '@dfinity/candid';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { CandidError } from './candid-error.js';
import { CONTENT_LIMITS, REPLY_LIMITS, REQUEST_LIMITS } from './limits.js';
import { bytes } from './testing/bytes.js';
import { DISTINCT_MESSAGES, messageNamed, runsFor, VECTOR_NAMES } from './testing/messages.js';
import { valueListsOf } from './testing/random-values.js';

const EXHAUSTED = 'the message has more in it than may be sent here';
const executeTool = messageNamed('agent_tools execute_tool Args');
const grantAgent = messageNamed('agent_tools grant_agent Args');
const recursion = messageNamed('kitchen_sink recursion Args');

describe('the codec and bytes that nobody honest sends', () => {
    it('gives a value or a CandidError for every change of a message, never anything else', () => {
        for (const { name, types, decode } of DISTINCT_MESSAGES) {
            fc.assert(
                fc.property(valueListsOf(types), changes(), (values, change) => {
                    const message = change(new Uint8Array(IDL.encode(types, values)));
                    for (const limits of [REQUEST_LIMITS, CONTENT_LIMITS, REPLY_LIMITS])
                        expectValueOrCandidError(() => decode(message, limits));
                }),
                { numRuns: runsFor(name) * 2 }
            );
        }
    });

    it('gives a value or a CandidError for any bytes after DIDL', () => {
        fc.assert(
            fc.property(fc.uint8Array({ maxLength: 60 }), (rest) => {
                const message = Uint8Array.from([...bytes('DIDL'), ...rest]);
                expectValueOrCandidError(() => executeTool.decode(message));
                expectValueOrCandidError(() => recursion.decode(message));
            }),
            { numRuns: 2_000 }
        );
    });

    it('refuses what is no Candid, and bytes left over', () => {
        for (const message of [bytes(), bytes('DIDL'), bytes('DADL', 0, 0), bytes('DIDL', 0)]) {
            expect(() => executeTool.decode(message)).toThrow(CandidError);
        }
        const whole = grantAgent.encode(fc.sample(valueListsOf(grantAgent.types), { numRuns: 1, seed: 7 })[0] ?? []);
        expect(() => grantAgent.decode(Uint8Array.from([...whole, 0]))).toThrow('bytes are left over');
        expect(() => grantAgent.decode(whole.subarray(0, -1))).toThrow(CandidError);
    });

    it('refuses a surplus vec null of 2^32 elements before it looks at one', () => {
        const sent = bytes('DIDL', 1, 0x6d, 0x7f, 1, 0, ...leb(2 ** 32 - 1));
        expect(() => messageNamed('agent_tools my_grants Args').decode(sent)).toThrow(EXHAUSTED);
    });

    it('refuses vectors of zero-sized elements wherever they stand', () => {
        const many = leb(10_000_000);
        const nullsInOpt = bytes('DIDL', 2, 0x6d, 0x7f, 0x6e, 0, 1, 1, 1, ...many);
        const emptyRecords = bytes('DIDL', 2, 0x6c, 0, 0x6d, 0, 1, 1, ...many);
        for (const sent of [nullsInOpt, emptyRecords]) {
            expect(() => messageNamed('kitchen_sink nothing Args').decode(sent)).toThrow(EXHAUSTED);
        }
        const vectors = messageNamed('kitchen_sink vectors Result');
        const header = IDL.encode(vectors.types, [Object.fromEntries(VECTOR_NAMES.map((name) => [name, []]))]).slice(
            0,
            -VECTOR_NAMES.length
        );
        // The second vector is the `vec null`.
        expect(() => vectors.decode(Uint8Array.from([...header, 0, ...leb(2 ** 32 - 1), ...Array<number>(12).fill(0)]))).toThrow(EXHAUSTED);
    });

    it('refuses a vector that is longer than its bytes', () => {
        const [values = []] = fc.sample(valueListsOf(grantAgent.types), { numRuns: 1, seed: 1 });
        const message = grantAgent.encode([{ ...(values[0] as object), tools: [['x']] }]);
        const at = message.indexOf(120, 100) - 2;
        expect(message.slice(at, at + 3)).toEqual(bytes(1, 1, 'x'));
        expect(() => grantAgent.decode(message.fill(127, at, at + 1))).toThrow('longer than the message');
    });

    it('refuses huge type tables by their length alone', () => {
        for (const count of [1_000, 2 ** 32 - 1]) {
            expect(() => executeTool.decode(bytes('DIDL', ...leb(count)))).toThrow(EXHAUSTED);
            expect(() => executeTool.decode(bytes('DIDL', 1, 0x6c, ...leb(count)))).toThrow(EXHAUSTED);
            expect(() => executeTool.decode(bytes('DIDL', 1, 0x6a, 0, ...leb(count)))).toThrow(EXHAUSTED);
            expect(() => executeTool.decode(bytes('DIDL', 1, 0x69, ...leb(count)))).toThrow(EXHAUSTED);
            expect(() => executeTool.decode(bytes('DIDL', 0, ...leb(count)))).toThrow(EXHAUSTED);
        }
    });

    it('refuses values that nest deeper than the limit, expected or not', () => {
        const deepOpt = bytes('DIDL', 1, 0x6e, 0, 1, 0, ...Array<number>(2_000).fill(1), 0);
        expect(() => messageNamed('kitchen_sink nothing Args').decode(deepOpt)).toThrow('nests too deep');
        let forest: unknown[] = [];
        for (let depth = 0; depth < 2_000; depth++) forest = [forest];
        const deepForest = encodedForest(forest);
        expect(() => recursion.decode(deepForest, REPLY_LIMITS)).toThrow('nests too deep');
    });

    it('refuses a record type that contains itself', () => {
        const sent = bytes('DIDL', 1, 0x6c, 1, 0, 0, 1, 0);
        expect(() => messageNamed('kitchen_sink nothing Args').decode(sent)).toThrow('nests too deep');
    });

    it('refuses exponentially growing types: a vector of records of records of null', () => {
        const levels = 20;
        const records = Array.from({ length: levels }, (_, i) => [0x6c, 2, 0, i === 0 ? 0x7f : i - 1, 1, i === 0 ? 0x7f : i - 1]).flat();
        const sent = bytes('DIDL', levels + 1, ...records, 0x6d, levels - 1, 1, levels, 3);
        expect(() => messageNamed('kitchen_sink nothing Args').decode(sent, REPLY_LIMITS)).toThrow(EXHAUSTED);
    });

    it('refuses 2 MB of text before decoding any of it', () => {
        const [session] = fc.sample(valueListsOf(executeTool.types), { numRuns: 1, seed: 3 })[0] ?? [];
        const message = executeTool.encode([session, 'list_services', 'x'.repeat(2_000_000)]);
        expect(() => executeTool.decode(message)).toThrow(EXHAUSTED);
        expect(executeTool.decode(message, REPLY_LIMITS)[2]).toHaveLength(2_000_000);
    });

    it('charges long numbers, and ends them at 560 bits', () => {
        const number = (length: number) => [...Array<number>(length - 1).fill(255), 1];
        const sent = (length: number) => bytes('DIDL', 0, 1, 0x7d, ...number(length));
        const nothing = messageNamed('kitchen_sink nothing Args');
        expect(nothing.decode(sent(80))).toEqual([]);
        expect(() => nothing.decode(sent(120), REPLY_LIMITS)).toThrow('560 bits');
        const many = bytes('DIDL', 1, 0x6d, 0x7d, 1, 0, 20, ...Array.from({ length: 20 }, () => number(80)).flat());
        expect(() => nothing.decode(many)).toThrow(EXHAUSTED);
    });

    it('takes overlong numbers as the specification allows, and refuses those that do not fit', () => {
        const nothing = messageNamed('kitchen_sink nothing Args');
        expect(nothing.decode(bytes('DIDL', 0x80, 0, 0x80, 0x80, 0))).toEqual([]);
        expect(() => nothing.decode(bytes('DIDL', ...Array<number>(20).fill(0x80), 0, 0))).toThrow('padded');
        expect(() => nothing.decode(bytes('DIDL', 0, 1, 0x71, ...leb(2 ** 32)))).toThrow('32 bits');
        expect(() => nothing.decode(bytes('DIDL', 0, 1, 0xff, 0xff, 0xff, 0xff, 0xff, 1))).toThrow('32 bits');
    });

    it('refuses malformed type tables', () => {
        const malformed: [string, number[]][] = [
            ['an entry that is a reference', [1, 0, 0]],
            ['a primitive entry', [1, 0x7f, 0]],
            ['a principal entry', [1, 0x68, 0]],
            ['a reference out of range', [1, 0x6e, 1, 0]],
            ['a composite type in the list of arguments', [0, 1, 0x6e]],
            ['a type that there is not', [0, 1, 0x5e]],
            ['fields out of order', [1, 0x6c, 2, 1, 0x7f, 0, 0x7f, 0]],
            ['a field twice', [1, 0x6c, 2, 1, 0x7f, 1, 0x7f, 0]],
            ['an unknown mode', [1, 0x6a, 0, 0, 1, 9, 0]],
            ['a method that is no function', [2, 0x6e, 0x7f, 0x69, 1, 1, 97, 0, 0]],
            ['two methods out of order', [2, 0x6a, 0, 0, 0, 0x69, 2, 1, 98, 0, 1, 97, 0, 0]],
            ['less than it says', [2, 0x6e, 0x7f]]
        ];
        for (const [what, table] of malformed) {
            expect(() => messageNamed('kitchen_sink nothing Args').decode(bytes('DIDL', ...table)), what).toThrow(CandidError);
        }
    });

    it('refuses principals longer than 29 bytes', () => {
        const sent = (length: number) => bytes('DIDL', 0, 1, 0x68, 1, length, ...Array<number>(length).fill(7));
        expect(messageNamed('kitchen_sink nothing Args').decode(sent(29))).toEqual([]);
        expect(() => messageNamed('kitchen_sink nothing Args').decode(sent(30))).toThrow('29 bytes');
    });
});

function expectValueOrCandidError(decode: () => unknown): void {
    try {
        decode();
    } catch (error) {
        if (!(error instanceof CandidError)) throw error;
    }
}

/** Ways to damage a message: bytes changed, cut out, put in, doubled. */
function changes(): fc.Arbitrary<(message: Uint8Array) => Uint8Array> {
    const change = fc.tuple(fc.nat(), fc.nat({ max: 255 }), fc.constantFrom('set', 'cut', 'insert', 'double', 'end'));
    return fc.array(change, { minLength: 1, maxLength: 4 }).map((list) => (message) => {
        let result = [...message];
        for (const [where, byte, how] of list) result = changed(result, where % (result.length + 1), byte, how);
        return Uint8Array.from(result);
    });
}

function changed(message: number[], at: number, byte: number, how: string): number[] {
    if (how === 'set') return [...message.slice(0, at), byte, ...message.slice(at + 1)];
    if (how === 'cut') return [...message.slice(0, at), ...message.slice(at + 1 + (byte % 4))];
    if (how === 'insert') return [...message.slice(0, at), byte, ...message.slice(at)];
    return how === 'double' ? [...message.slice(0, at), ...message.slice(Math.max(0, at - byte))] : message.slice(0, at);
}

/** Deeper than the generated encoder would recurse to: each level is a vector of one. */
function encodedForest(forest: unknown[]): Uint8Array {
    const header = recursion.encode([[], { leaf: 1 }, []]).slice(0, -1);
    const levels: number[] = [];
    for (let level = forest; level.length > 0; level = level[0] as unknown[]) levels.push(1);
    return Uint8Array.from([...header, ...levels, 0]);
}

function leb(value: number): number[] {
    const result: number[] = [];
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) result.push((rest % 128) | 128);
    return [...result, rest];
}
