import fc from 'fast-check';
import { expect, test } from 'vitest';

import { confirmationIdOf, idKeyFrom, permuted } from './confirmation-ids.js';

const uint32 = fc.integer({ min: 0, max: 0xffff_ffff });
const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(idKeyFrom);

test('S24 no two counts have one id', () => {
    fc.assert(
        fc.property(uint32, uint32, key, (a, b, k) => {
            expect(permuted(a, k) === permuted(b, k)).toBe(a === b);
        })
    );
});

test('S24 a hundred thousand ids in a row are different ones, and do not follow one another', () => {
    const k = idKeyFrom(Uint8Array.from({ length: 32 }, (_, i) => i * 7));
    const ids = Array.from({ length: 100_000 }, (_, count) => permuted(count, k));
    expect(new Set(ids).size).toBe(ids.length);
    const steps = ids.slice(1).map((id, i) => id - ids[i]!);
    expect(new Set(steps).size).toBeGreaterThan(99_000);
});

test('L2 an id is c- and eight hexadecimal digits', () => {
    fc.assert(
        fc.property(uint32, key, (count, k) => {
            expect(confirmationIdOf(count, k)).toMatch(/^c-[0-9a-f]{8}$/);
        })
    );
});

test('another key gives other ids', () => {
    const [one, other] = [idKeyFrom(new Uint8Array(32).fill(1)), idKeyFrom(new Uint8Array(32).fill(2))];
    const same = Array.from({ length: 1_000 }, (_, count) => count).filter((count) => permuted(count, one) === permuted(count, other));
    expect(same.length).toBeLessThan(5);
});
