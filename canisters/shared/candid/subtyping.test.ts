import { Principal } from '@dfinity/principal';
import { IDL } from '@dfinity/candid';
import { describe, expect, it } from 'vitest';

import { CandidError } from './candid-error.js';
import { decodeMessage } from './decode-message.js';
import type { ExpectedTable } from './expected-types.js';
import { REPLY_LIMITS } from './limits.js';
import { MessageType } from './message-type.js';
import { bytes } from './testing/bytes.js';

type FuncTypes = Parameters<typeof IDL.Func>[0];

const NULL = -1;
const BOOL = -2;
const NAT = -3;
const INT = -4;
const NAT8 = -5;
const TEXT = -15;
const RESERVED = -16;
const EMPTY = -17;

/** Decodes `message` as values of the types `values` of `table`; never on the fast path, because no header is this one. */
function decode(message: Uint8Array, values: number[], table: ExpectedTable = []): unknown[] {
    return decodeMessage(new MessageType('none', table, values), message, REPLY_LIMITS, () => {
        throw new Error('the fast path was taken');
    });
}

const OPT_INT: ExpectedTable = [[-18, INT]];
const OPT_OPT_BOOL: ExpectedTable = [
    [-18, BOOL],
    [-18, 0]
];

describe('Candid subtyping as the specification has it ("Decoding")', () => {
    it('reads a nat where an int is expected', () => {
        expect(decode(bytes('DIDL', 0, 1, 0x7d, 0x80, 1), [INT])).toEqual([128n]);
    });

    it('refuses an int where a nat is expected', () => {
        expect(() => decode(bytes('DIDL', 0, 1, 0x7c, 1), [NAT])).toThrow(CandidError);
    });

    it('reads anything where reserved is expected, if it is well formed', () => {
        expect(decode(bytes('DIDL', 0, 1, 0x71, 2, 'ab'), [RESERVED])).toEqual([null]);
        expect(() => decode(bytes('DIDL', 0, 1, 0x71, 3, 0xe2, 0x28, 0xa1), [RESERVED])).toThrow(CandidError);
    });

    it('has no value of type empty', () => {
        expect(() => decode(bytes('DIDL', 0, 1, 0x6f), [EMPTY])).toThrow(CandidError);
        expect(() => decode(bytes('DIDL', 0, 1, 0x6f), [RESERVED])).toThrow(CandidError);
        expect(decode(bytes('DIDL', 1, 0x6e, 0x6f, 1, 0, 0), [0], [[-18, EMPTY]])).toEqual([[]]);
    });

    it('reads missing arguments of type opt, reserved and null as null, and refuses any other', () => {
        expect(decode(bytes('DIDL', 0, 0), [0, RESERVED, NULL], OPT_INT)).toEqual([[], null, null]);
        expect(() => decode(bytes('DIDL', 0, 0), [BOOL])).toThrow('missing');
    });

    it('skips surplus arguments', () => {
        expect(decode(bytes('DIDL', 0, 2, 0x7e, 0x71, 1, 2, 'ab'), [BOOL])).toEqual([true]);
    });

    describe('opt', () => {
        it('reads null, reserved and opt null as null', () => {
            expect(decode(bytes('DIDL', 0, 1, 0x7f), [0], OPT_INT)).toEqual([[]]);
            expect(decode(bytes('DIDL', 0, 1, 0x70), [0], OPT_INT)).toEqual([[]]);
            expect(decode(bytes('DIDL', 1, 0x6e, 0x7c, 1, 0, 0), [0], OPT_INT)).toEqual([[]]);
        });

        it('reads a value of the constituent type as that value', () => {
            expect(decode(bytes('DIDL', 0, 1, 0x7c, 0x2a), [0], OPT_INT)).toEqual([[42n]]);
            expect(decode(bytes('DIDL', 0, 1, 0x7d, 0x2a), [0], OPT_INT)).toEqual([[42n]]);
        });

        it('reads an optional value that does not fit as null, and goes on after it', () => {
            expect(decode(bytes('DIDL', 1, 0x6e, 0x71, 2, 0, 0x7e, 1, 2, 'ab', 1), [0, BOOL], OPT_INT)).toEqual([[], true]);
            expect(decode(bytes('DIDL', 0, 2, 0x71, 0x7e, 2, 'ab', 1), [0, BOOL], OPT_INT)).toEqual([[], true]);
        });

        it('reads a variant with a tag that is not known as null', () => {
            const expected: ExpectedTable = [
                [-21, [[0, 'zero', NULL]]],
                [-18, 0]
            ];
            const sent = (tag: number) => bytes('DIDL', 2, 0x6b, 2, 0, 0x7f, 1, 0x7f, 0x6e, 0, 1, 1, 1, tag);
            expect(decode(sent(0), [1], expected)).toEqual([[{ zero: null }]]);
            expect(decode(sent(1), [1], expected)).toEqual([[]]);
        });

        it('is an error, not null, when the bytes inside are malformed', () => {
            expect(() => decode(bytes('DIDL', 1, 0x6e, 0x7e, 1, 0, 1, 2), [0], [[-18, BOOL]])).toThrow(CandidError);
            expect(() => decode(bytes('DIDL', 1, 0x6e, 0x7e, 1, 0, 1, 2), [0], OPT_INT)).toThrow(CandidError);
            expect(() => decode(bytes('DIDL', 1, 0x6e, 0x7e, 1, 0, 2, 0), [0], [[-18, BOOL]])).toThrow(CandidError);
        });

        it('does not take a bare value for an option of an option', () => {
            expect(decode(bytes('DIDL', 0, 1, 0x7e, 1), [1], OPT_OPT_BOOL)).toEqual([[]]);
            expect(decode(bytes('DIDL', 1, 0x6c, 1, 0, 0x71, 1, 0, 1, 'x'), [1], OPT_OPT_BOOL)).toEqual([[]]);
            expect(decode(bytes('DIDL', 2, 0x6e, 1, 0x6e, 0x7e, 1, 0, 1, 1, 0), [1], OPT_OPT_BOOL)).toEqual([[[false]]]);
            expect(decode(bytes('DIDL', 2, 0x6e, 1, 0x6e, 0x7d, 1, 0, 1, 1, 5), [1], OPT_OPT_BOOL)).toEqual([[[]]]);
        });
    });

    describe('records', () => {
        const RECORD: ExpectedTable = [
            [-18, NAT],
            [
                -20,
                [
                    [1, 'one', NAT],
                    [3, 'three', 0],
                    [5, 'five', RESERVED]
                ]
            ]
        ];

        it('skips fields that are not expected, before, between and after', () => {
            const sent = bytes('DIDL', 1, 0x6c, 4, 0, 0x71, 1, 0x7d, 2, 0x7e, 9, 0x71, 1, 0, 1, 'a', 7, 1, 1, 'b');
            expect(decode(sent, [1], RECORD)).toEqual([{ one: 7n, three: [], five: null }]);
        });

        it('says which field is missing', () => {
            expect(() => decode(bytes('DIDL', 1, 0x6c, 1, 3, 0x7d, 1, 0, 7), [1], RECORD)).toThrow('one is missing');
        });

        it('reads tuples as arrays, without the components that are not expected', () => {
            const tuple: ExpectedTable = [
                [
                    -20,
                    [
                        [0, '_0_', INT],
                        [1, '_1_', BOOL]
                    ]
                ]
            ];
            expect(decode(bytes('DIDL', 1, 0x6c, 3, 0, 0x7c, 1, 0x7e, 2, 0x71, 1, 0, 42, 1, 1, 'x'), [0], tuple)).toEqual([[42n, true]]);
        });
    });

    it('reads a known tag of a variant that has more, and says which tags are known of one it does not know', () => {
        const expected: ExpectedTable = [[-21, [[0, 'zero', NAT]]]];
        const sent = (tag: number) => bytes('DIDL', 1, 0x6b, 2, 0, 0x7d, 1, 0x7d, 1, 0, tag, 5);
        expect(decode(sent(0), [0], expected)).toEqual([{ zero: 5n }]);
        expect(() => decode(sent(1), [0], expected)).toThrow('known are: zero');
        expect(() => decode(sent(2), [0], expected)).toThrow('a variant has no such tag');
    });

    it('reads an empty vector of any element type, and no other of a wrong one', () => {
        const blob: ExpectedTable = [[-19, NAT8]];
        expect(decode(bytes('DIDL', 1, 0x6d, 0x71, 1, 0, 0), [0], blob)).toEqual([new Uint8Array(0)]);
        expect(() => decode(bytes('DIDL', 1, 0x6d, 0x71, 1, 0, 1, 0), [0], blob)).toThrow(CandidError);
    });

    it('skips values of types of the future', () => {
        const future = [0x67, 3, 1, 2, 3];
        expect(decode(bytes('DIDL', 1, ...future, 2, 0, 0x7e, 4, 0, 9, 9, 9, 9, 1), [0, BOOL], OPT_INT)).toEqual([[], true]);
        expect(() => decode(bytes('DIDL', 1, ...future, 1, 0, 0, 1), [0], OPT_INT)).toThrow('opaque');
    });

    describe('references', () => {
        const canister = Principal.fromUint8Array(Uint8Array.of(1, 2));
        const func = (args: FuncTypes, results: FuncTypes, modes = ['query']) => IDL.Func(args, results, modes);
        const sent = (type: IDL.FuncClass) => new Uint8Array(IDL.encode([IDL.Opt(type)], [[[canister, 'm']]]));
        // func (nat) -> (opt text, int) query
        const expected: ExpectedTable = [
            [-18, TEXT],
            [-22, [NAT], [0, INT], [1]],
            [-18, 1]
        ];

        it('reads a function that takes more and answers less than expected', () => {
            for (const type of [
                func([IDL.Nat], [IDL.Opt(IDL.Text), IDL.Int]),
                func([IDL.Int], [IDL.Opt(IDL.Text), IDL.Nat]),
                func([IDL.Nat, IDL.Opt(IDL.Text)], [IDL.Text, IDL.Int, IDL.Bool])
            ]) {
                expect(decode(sent(type), [2], expected)).toEqual([[[canister, 'm']]]);
            }
        });

        it('reads a function of another type as null', () => {
            for (const type of [
                func([IDL.Text], [IDL.Opt(IDL.Text), IDL.Int]),
                func([IDL.Nat, IDL.Text], [IDL.Opt(IDL.Text), IDL.Int]),
                func([IDL.Nat], [IDL.Opt(IDL.Text), IDL.Int], []),
                func([IDL.Nat], [IDL.Opt(IDL.Text)])
            ]) {
                expect(decode(sent(type), [2], expected)).toEqual([[]]);
            }
        });

        it('refuses opaque references', () => {
            expect(() => decode(bytes('DIDL', 0, 1, 0x68, 0), [-24])).toThrow('opaque');
        });
    });

    it('holds recursive types against each other without going round in circles', () => {
        const list = IDL.Rec();
        list.fill(IDL.Opt(IDL.Record({ head: IDL.Nat, tail: list })));
        const message = new Uint8Array(IDL.encode([IDL.Opt(IDL.Func([], [list], []))], [[[Principal.anonymous(), 'm']]]));
        const expected: ExpectedTable = [
            [-18, 1],
            [
                -20,
                [
                    [1158359328, 'head', INT],
                    [1291237008, 'tail', 0]
                ]
            ],
            [-22, [], [0], []],
            [-18, 2]
        ];
        expect(decode(message, [3], expected)).toEqual([[[Principal.anonymous(), 'm']]]);
    });
});
