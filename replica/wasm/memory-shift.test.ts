import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteWriter } from './byte-writer.js';
import { instrument, REPLICA_EXPORT } from './instrument.js';
import { MEMORY_SHIFT, WRITTEN_PAGE } from './memory-shift.js';

/** One access; addresses are dynamic, offsets static, as in WebAssembly. */
type Access =
    | { readonly kind: 'store'; readonly width: number; readonly address: number; readonly offset: number }
    | { readonly kind: 'load'; readonly width: number; readonly address: number; readonly offset: number }
    | { readonly kind: 'fill'; readonly address: number; readonly size: number }
    | { readonly kind: 'copy' | 'init'; readonly address: number; readonly from: number; readonly size: number }
    | { readonly kind: 'grow'; readonly pages: number };

const PAGES = 3;
const SEGMENT = 5_000;

/** Mostly inside the memory, often at the edge of a page, sometimes far outside. */
const address = fc.oneof(
    { weight: 6, arbitrary: fc.nat(PAGES * 65_536 + 100) },
    {
        weight: 4,
        arbitrary: fc
            .tuple(fc.integer({ min: 0, max: PAGES }), fc.integer({ min: -9, max: 9 }))
            .map(([page, by]) => Math.max(0, page * 65_536 + by))
    },
    { weight: 1, arbitrary: fc.integer({ min: 2 ** 32 - MEMORY_SHIFT - 5, max: 0xffff_ffff }) }
);
const offset = fc.oneof(
    { weight: 5, arbitrary: fc.nat(20) },
    { weight: 1, arbitrary: fc.constantFrom(65_535, 65_536, 0xffff_0000, 0xffff_ffff) }
);
const size = fc.oneof({ weight: 5, arbitrary: fc.nat(300) }, { weight: 1, arbitrary: fc.nat(150_000) });

const access: fc.Arbitrary<Access> = fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('store' as const), width: fc.nat(8), address, offset }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('load' as const), width: fc.nat(13), address, offset }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('fill' as const), address, size }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('copy' as const), address, from: address, size }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('init' as const), address, from: fc.nat(SEGMENT), size: fc.nat(300) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('grow' as const), pages: fc.nat(2) }) }
);

/** Stores 0x36–0x3e and loads 0x28–0x35: what the value is, and how it becomes a number to be added up. */
const STORE_VALUES = [0x41, 0x42, 0x43, 0x44, 0x41, 0x41, 0x42, 0x42, 0x42];
const LOAD_RESULTS: readonly number[][] = [[0xad], [], [0xbc, 0xad], [0xbd], [0xad], [0xad], [0xad], [0xad], [], [], [], [], [], []];

function emit(out: ByteWriter, item: Access, index: number): void {
    const i32 = (value: number): ByteWriter => out.byte(0x41).s32(value);
    if (item.kind === 'grow') {
        i32(item.pages).bytes([0x40, 0]);
        out.bytes([0xad, 0x20, 0, 0x7c, 0x21, 0]);
        return;
    }
    i32(item.address);
    if (item.kind === 'store') {
        writeValue(out, STORE_VALUES[item.width] ?? 0x41, index);
        out.byte(0x36 + item.width)
            .byte(0)
            .u32(item.offset);
    } else if (item.kind === 'load') {
        out.byte(0x28 + item.width)
            .byte(0)
            .u32(item.offset);
        out.bytes(LOAD_RESULTS[item.width] ?? []).bytes([0x20, 0, 0x7c, 0x21, 0]);
    } else if (item.kind === 'fill') {
        i32(index + 1);
        i32(item.size).bytes([0xfc, 11, 0]);
    } else {
        i32(item.from);
        i32(item.size).bytes(item.kind === 'copy' ? [0xfc, 10, 0, 0] : [0xfc, 8, 0, 0]);
    }
}

function writeValue(out: ByteWriter, opcode: number, index: number): void {
    out.byte(opcode);
    if (opcode === 0x41 || opcode === 0x42) out.s32(index * 7 + 1);
    else out.bytes(new Uint8Array(opcode === 0x43 ? 4 : 8).fill((index % 60) + 1));
}

/** A module that makes the accesses one by one: `run n` makes the n-th and gives the sum of all that was loaded. */
function moduleOf(list: readonly Access[]): Uint8Array {
    const section = (out: ByteWriter, id: number, content: ByteWriter): ByteWriter =>
        out.byte(id).u32(content.length).bytes(content.view());
    const out = new ByteWriter().bytes([0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
    section(out, 1, new ByteWriter().bytes([1, 0x60, 0, 1, 0x7e]));
    const functions = new ByteWriter().u32(list.length);
    list.forEach(() => functions.byte(0));
    section(out, 3, functions);
    section(out, 5, new ByteWriter().bytes([1, 1, PAGES, PAGES + 4]));
    const exports = new ByteWriter().u32(list.length + 1);
    list.forEach((_item, index) => exports.name(`run${index}`).byte(0).u32(index));
    section(out, 7, exports.name('memory').bytes([2, 0]));
    section(out, 12, new ByteWriter().u32(2));
    const code = new ByteWriter().u32(list.length);
    list.forEach((item, index) => {
        const body = new ByteWriter().bytes([1, 1, 0x7e]);
        emit(body, item, index);
        body.bytes([0x20, 0, 0x0b]);
        code.u32(body.length).bytes(body.view());
    });
    section(out, 10, code);
    const data = new ByteWriter().u32(2).byte(1).u32(SEGMENT).bytes(new Uint8Array(SEGMENT).fill(0x5a));
    data.byte(0).byte(0x41).s32(70_000).byte(0x0b).u32(4).bytes([1, 2, 3, 4]);
    section(out, 11, data);
    return out.view().slice();
}

interface Machine {
    readonly exports: WebAssembly.Exports;
    memory(): Uint8Array;
}

function plain(module: Uint8Array): Machine {
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(module as BufferSource));
    const memory = exports.memory as WebAssembly.Memory;
    return { exports, memory: () => new Uint8Array(memory.buffer) };
}

function shifted(module: Uint8Array): Machine & { written(): Uint8Array } {
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(instrument(module) as BufferSource));
    const memory = exports[REPLICA_EXPORT.memory] as WebAssembly.Memory;
    (exports[REPLICA_EXPORT.counter] as WebAssembly.Global).value = 10n ** 15n;
    return {
        exports,
        memory: () => new Uint8Array(memory.buffer, MEMORY_SHIFT),
        written: () => new Uint8Array(memory.buffer, 0, MEMORY_SHIFT)
    };
}

function outcome(machine: Machine, index: number): bigint | 'trap' {
    try {
        return (machine.exports[`run${index}`] as () => bigint)();
    } catch (error) {
        if (error instanceof WebAssembly.RuntimeError) return 'trap';
        throw error;
    }
}

describe('the map in front of linear memory', () => {
    it('is not to be seen: every access gives, changes and refuses the same as without it (property)', () => {
        fc.assert(
            fc.property(fc.array(access, { minLength: 1, maxLength: 12 }), (list) => {
                const module = moduleOf(list);
                const [expected, actual] = [plain(module), shifted(module)];
                list.forEach((_item, index) => expect(outcome(actual, index)).toEqual(outcome(expected, index)));
                expect(Buffer.from(actual.memory()).equals(Buffer.from(expected.memory()))).toBe(true);
            }),
            { numRuns: 120 }
        );
    });

    it('marks every page that differs from before, or the page in front of it (property)', () => {
        fc.assert(
            fc.property(fc.array(access, { minLength: 1, maxLength: 8 }), (list) => {
                const machine = shifted(moduleOf(list));
                const before = machine.memory().slice();
                list.forEach((_item, index) => outcome(machine, index));
                const [after, written] = [machine.memory(), machine.written()];
                for (let page = 0; page < before.length / WRITTEN_PAGE; page++) {
                    const [start, end] = [page * WRITTEN_PAGE, (page + 1) * WRITTEN_PAGE];
                    if (Buffer.compare(before.subarray(start, end), after.subarray(start, end)) === 0) continue;
                    expect(written[page] === 1 || (page > 0 && written[page - 1] === 1)).toBe(true);
                }
            }),
            { numRuns: 60 }
        );
    });
});
