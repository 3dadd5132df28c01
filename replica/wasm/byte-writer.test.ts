import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteReader } from './byte-reader.js';
import { ByteWriter } from './byte-writer.js';

describe('LEB128', () => {
    it('unsigned numbers come back as they were written (property)', () => {
        fc.assert(
            fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), (value) => {
                expect(new ByteReader(new ByteWriter().u32(value).view()).u32()).toBe(value);
            })
        );
    });

    it('signed numbers are those of WebAssembly: i32.const gives them back (property)', () => {
        fc.assert(
            fc.property(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), (value) => {
                const body = new ByteWriter().bytes([0, 0x41]).s32(value).byte(0x0b).view();
                const module = new ByteWriter()
                    .bytes([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])
                    .bytes([1, 5, 1, 0x60, 0, 1, 0x7f, 3, 2, 1, 0, 7, 5, 1, 1, 0x66, 0, 0]);
                module
                    .byte(10)
                    .u32(body.length + 2)
                    .byte(1)
                    .u32(body.length)
                    .bytes(body);
                const instance = new WebAssembly.Instance(new WebAssembly.Module(module.view().slice() as BufferSource));
                expect((instance.exports.f as () => number)()).toBe(value);
            }),
            { numRuns: 200 }
        );
    });

    it('names keep their letters', () => {
        expect(new ByteReader(new ByteWriter().name('zażółć').view()).name()).toBe('zażółć');
    });

    it('reading past the end is an error', () => {
        expect(() => new ByteReader(new Uint8Array([0x80])).u32()).toThrow(/unexpected end/);
        expect(() => new ByteReader(new Uint8Array([3])).name()).toThrow(/unexpected end/);
    });
});
