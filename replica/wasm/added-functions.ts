import { ByteWriter } from './byte-writer.js';
import { MEMORY_SHIFT, SHIFTED_PAGES, WRITTEN_PAGE_BITS } from './memory-shift.js';

const I32 = 0x7f;

/** Functions the rewriter adds after the module's own, in the order of their indices. */
export const ADDED_FUNCTIONS = ['charge', 'shift', 'mark', 'copy', 'fill', 'grow'] as const;

export type AddedFunction = (typeof ADDED_FUNCTIONS)[number];

const TYPES: Readonly<Record<AddedFunction, { readonly params: number; readonly results: number }>> = {
    charge: { params: 1, results: 1 },
    shift: { params: 1, results: 1 },
    mark: { params: 2, results: 0 },
    copy: { params: 3, results: 0 },
    fill: { params: 3, results: 0 },
    grow: { params: 1, results: 1 }
};

/** The function's type, as it stands in the type section. */
export function addedType(name: AddedFunction): Uint8Array {
    const { params, results } = TYPES[name];
    const out = new ByteWriter(16).byte(0x60).byte(params);
    for (let left = params; left > 0; left--) out.byte(I32);
    out.byte(results);
    for (let left = results; left > 0; left--) out.byte(I32);
    return out.view().slice();
}

export interface AddedIndices {
    readonly counterGlobal: number;
    /** Index of the first added function; the others follow. */
    readonly firstFunction: number;
}

export function functionIndex(added: AddedIndices, name: AddedFunction): number {
    return added.firstFunction + ADDED_FUNCTIONS.indexOf(name);
}

/** Function bodies, for modules with and without a memory. */
export function addedBody(name: AddedFunction, added: AddedIndices, hasMemory: boolean): Uint8Array {
    const out = new ByteWriter(64).byte(0);
    if (name === 'charge') writeCharge(out, added);
    else if (!hasMemory) out.byte(0x00);
    else WRITERS[name](out, added);
    return out.byte(0x0b).view().slice();
}

const get = (index: number): number[] => [0x20, index];

/** counter -= unsigned size; trap if it is below zero; give the size back. */
function writeCharge(out: ByteWriter, added: AddedIndices): void {
    out.byte(0x23)
        .u32(added.counterGlobal)
        .bytes([...get(0), 0xad, 0x7d])
        .byte(0x24)
        .u32(added.counterGlobal);
    writeLimitCheck(out, added.counterGlobal);
    out.bytes(get(0));
}

/** Traps (`unreachable`) once the counter is below zero. */
export function writeLimitCheck(out: ByteWriter, counterGlobal: number): void {
    out.byte(0x23).u32(counterGlobal).bytes([0x42, 0, 0x53, 0x04, 0x40, 0x00, 0x0b]);
}

/** An address the bulk operations can use: the canister's plus the shift. Where that would wrap, a load traps as the canister's access would. */
function writeShift(out: ByteWriter): void {
    out.bytes(get(0)).byte(0x41).s32(-MEMORY_SHIFT).bytes([0x4f, 0x04, 0x40]);
    out.bytes(get(0)).bytes([0x2d, 0]).u32(0xffff_ffff).bytes([0x1a, 0x0b]);
    out.bytes(get(0)).byte(0x41).s32(MEMORY_SHIFT).byte(0x6a);
}

/** Marks the pages of `size` bytes at `address` as written. */
function writeMark(out: ByteWriter): void {
    const firstPage = [...get(0), 0x41, WRITTEN_PAGE_BITS, 0x76];
    out.bytes(get(1)).bytes([0x04, 0x40]);
    out.bytes(firstPage).bytes([0x41, 1]);
    out.bytes([...get(0), ...get(1), 0x6a, 0x41, 1, 0x6b, 0x41, WRITTEN_PAGE_BITS, 0x76]);
    out.bytes(firstPage).bytes([0x6b, 0x41, 1, 0x6a]);
    out.bytes([0xfc, 11, 0, 0x0b]);
}

function call(out: ByteWriter, added: AddedIndices, name: AddedFunction): void {
    out.byte(0x10).u32(functionIndex(added, name));
}

function writeCopy(out: ByteWriter, added: AddedIndices): void {
    out.bytes(get(0));
    call(out, added, 'shift');
    out.bytes(get(1));
    call(out, added, 'shift');
    out.bytes(get(2));
    call(out, added, 'charge');
    out.bytes([0xfc, 10, 0, 0, ...get(0), ...get(2)]);
    call(out, added, 'mark');
}

function writeFill(out: ByteWriter, added: AddedIndices): void {
    out.bytes(get(0));
    call(out, added, 'shift');
    out.bytes([...get(1), ...get(2)]);
    call(out, added, 'charge');
    out.bytes([0xfc, 11, 0, ...get(0), ...get(2)]);
    call(out, added, 'mark');
}

/** memory.grow, which gives the old size without the pages in front, or -1. */
function writeGrow(out: ByteWriter): void {
    out.bytes([...get(0), 0x40, 0, 0x22, 0, 0x41])
        .s32(-1)
        .bytes([0x46, 0x04, I32, 0x41])
        .s32(-1);
    out.bytes([0x05, ...get(0), 0x41, SHIFTED_PAGES, 0x6b, 0x0b]);
}

const WRITERS: Readonly<Record<Exclude<AddedFunction, 'charge'>, (out: ByteWriter, added: AddedIndices) => void>> = {
    shift: writeShift,
    mark: writeMark,
    copy: writeCopy,
    fill: writeFill,
    grow: writeGrow
};
