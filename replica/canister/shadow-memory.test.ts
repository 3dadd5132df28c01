import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ShadowMemory } from './shadow-memory.js';

describe('shadow memory', () => {
    it('gives back the bytes of the last capture, wherever they were changed since (property)', () => {
        fc.assert(
            fc.property(fc.array(fc.record({ at: fc.nat(199_999), byte: fc.nat(255) }), { maxLength: 20 }), (writes) => {
                const memory = new Uint8Array(200_000).fill(7);
                const shadow = new ShadowMemory();
                shadow.capture(memory, null);
                for (const { at, byte } of writes) memory[at] = byte;
                shadow.restore(memory, null);
                expect(memory.every((byte) => byte === 7)).toBe(true);
                for (const { at, byte } of writes) memory[at] = byte;
                const changed = memory.slice();
                shadow.capture(memory, null);
                memory.fill(0);
                shadow.restore(memory, null);
                expect(Buffer.from(memory).equals(Buffer.from(changed))).toBe(true);
            }),
            { numRuns: 50 }
        );
    });

    it('copies only the pages that were written, and the one behind each', () => {
        const memory = new Uint8Array(65_536);
        const shadow = new ShadowMemory();
        shadow.capture(memory, null);
        memory.fill(9);
        const written = new Uint8Array(16);
        written[1] = 1;
        written[15] = 1;
        shadow.restore(memory, written);
        expect(Array.from({ length: 16 }, (_unused, page) => memory[page * 4_096])).toEqual([9, 0, 0, ...new Array<number>(12).fill(9), 0]);
    });

    it('follows a memory that grew, and refuses to restore into one of another size', () => {
        const shadow = new ShadowMemory();
        shadow.capture(new Uint8Array(65_536).fill(1), null);
        const grown = new Uint8Array(131_072).fill(2);
        shadow.capture(grown, new Uint8Array(32));
        expect(shadow.size).toBe(131_072);
        const back = new Uint8Array(131_072);
        shadow.restore(back, null);
        expect([back[0], back[65_535], back[65_536], back[131_071]]).toEqual([1, 1, 2, 2]);
        expect(() => shadow.restore(new Uint8Array(65_536), null)).toThrow(/size/);
    });
});
