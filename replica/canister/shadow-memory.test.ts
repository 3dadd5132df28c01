import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ShadowMemory } from './shadow-memory.js';

describe('shadow memory', () => {
    it('gives back the bytes of the last capture, wherever they were changed since (property)', () => {
        fc.assert(
            fc.property(fc.array(fc.record({ at: fc.nat(199_999), byte: fc.nat(255) }), { maxLength: 20 }), (writes) => {
                const memory = new Uint8Array(200_000).fill(7);
                const shadow = new ShadowMemory();
                shadow.capture(memory);
                for (const { at, byte } of writes) memory[at] = byte;
                shadow.restore(memory);
                expect(memory.every((byte) => byte === 7)).toBe(true);
                for (const { at, byte } of writes) memory[at] = byte;
                const changed = memory.slice();
                shadow.capture(memory);
                memory.fill(0);
                shadow.restore(memory);
                expect(Buffer.from(memory).equals(Buffer.from(changed))).toBe(true);
            }),
            { numRuns: 50 }
        );
    });

    it('follows a memory that grew, and refuses to restore into one of another size', () => {
        const shadow = new ShadowMemory();
        shadow.capture(new Uint8Array(65_536).fill(1));
        const grown = new Uint8Array(131_072).fill(2);
        shadow.capture(grown);
        expect(shadow.size).toBe(131_072);
        expect(() => shadow.restore(new Uint8Array(65_536))).toThrow(/size/);
    });
});
