import { idBytes } from '../../../src/confirmations/confirmation-id-bytes.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { bigEndian, sameBytes } from '../../../src/bytes.js';
import { confirmationKey, confirmationKeyParts, conversationKey, idFromBytes, padded, unpadded } from './keys.js';

const principal = fc.uint8Array({ maxLength: 29 });
const conversation = fc.string({
    unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
    minLength: 1,
    maxLength: 32
});
const id = fc.integer({ min: 0, max: 0xffff_ffff }).map((value) => `c-${value.toString(16).padStart(8, '0')}`);

test('C3 two callers, conversations or ids never share a key', () => {
    const parts = fc.tuple(principal, conversation, id);
    fc.assert(
        fc.property(parts, parts, (a, b) => {
            const same = sameBytes(a[0], b[0]) && a[1] === b[1] && a[2] === b[2];
            expect(sameBytes(keyOf(a), keyOf(b))).toBe(same);
        })
    );
});

test('a key tells what it was made of', () => {
    fc.assert(
        fc.property(principal, conversation, id, (caller, name, confirmation) => {
            const parts = confirmationKeyParts(keyOf([caller, name, confirmation]));
            expect(parts.caller).toEqual(caller);
            expect(String.fromCharCode(...parts.conversation)).toBe(name);
            expect(parts.id).toBe(confirmation);
        })
    );
});

test('every key has one width', () => {
    fc.assert(
        fc.property(principal, conversation, (caller, name) => {
            expect(conversationKey(caller, name)).toHaveLength(63);
        })
    );
});

test('ids and numbers come back, and their bytes are in the order of the numbers', () => {
    fc.assert(
        fc.property(id, fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), (text, a, b) => {
            expect(idFromBytes(idBytes(text))).toBe(text);
            expect(Buffer.compare(bigEndian(a, 8), bigEndian(b, 8))).toBe(a < b ? -1 : a > b ? 1 : 0);
        })
    );
});

test('a part that is too long for its place is an error, never cut', () => {
    expect(() => padded(new Uint8Array(30), 30)).toThrow(RangeError);
    expect(unpadded(padded(new Uint8Array(29).fill(5), 30))).toEqual(new Uint8Array(29).fill(5));
});

function keyOf([caller, name, confirmation]: readonly [Uint8Array, string, string]): Uint8Array {
    return confirmationKey(conversationKey(caller, name), confirmation);
}
