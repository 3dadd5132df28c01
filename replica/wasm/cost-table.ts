/**
 * The IC's weight of each WebAssembly instruction, for 32-bit memories.
 * Source: dfinity/ic, rs/embedders/src/wasm_utils/instrumentation.rs, `instruction_to_cost`. What is not listed there costs 1.
 */
const DEFAULT_COST = 1;

function table(length: number, entries: readonly (readonly [cost: number, ...opcodes: number[]])[]): Uint16Array {
    const costs = new Uint16Array(length).fill(DEFAULT_COST);
    for (const [cost, ...opcodes] of entries) for (const opcode of opcodes) costs[opcode] = cost;
    return costs;
}

const PLAIN = table(256, [
    [0, 0x02, 0x03, 0x05, 0x0b], // block, loop, else, end
    [2, 0x04, 0x0c, 0x0d, 0x0e], // if, br, br_if, br_table
    [5, 0x10], // call
    [10, 0x11], // call_indirect
    [3, 0x12], // return_call
    [60, 0x13], // return_call_indirect
    [2, 0x23, 0x24], // global.get, global.set
    [5, 0x25, 0x26], // table.get, table.set
    [20, 0x3f], // memory.size
    [300, 0x40], // memory.grow
    [3, 0x5b, 0x5c, 0x5d, 0x5e, 0x5f, 0x60, 0x61, 0x62, 0x63, 0x64, 0x65, 0x66], // float comparison
    [10, 0x6d, 0x6e, 0x6f, 0x70, 0x7f, 0x80, 0x81, 0x82], // integer division and remainder
    [2, 0x8d, 0x8e, 0x8f, 0x90, 0x92, 0x93, 0x94, 0x98], // f32 rounding, add, sub, mul, copysign
    [5, 0x91], // f32.sqrt
    [3, 0x95], // f32.div
    [18, 0x96, 0x97], // f32.min, f32.max
    [2, 0x9b, 0x9c, 0x9d, 0x9e, 0xa0, 0xa1, 0xa2], // f64 rounding, add, sub, mul
    [8, 0x9f], // f64.sqrt
    [5, 0xa3], // f64.div
    [18, 0xa4, 0xa5], // f64.min, f64.max
    [3, 0xa6], // f64.copysign
    [20, 0xa8, 0xa9, 0xaa, 0xab, 0xae, 0xaf, 0xb0, 0xb1], // trunc
    [3, 0xb2, 0xb4, 0xb7, 0xb9], // convert from signed
    [16, 0xb3, 0xb5, 0xb8, 0xba], // convert from unsigned
    [5, 0xd1], // ref.is_null
    [130, 0xd2] // ref.func
]);

const BULK = table(18, [
    [20, 0, 1, 2, 3, 4, 5, 6, 7], // trunc_sat
    [100, 8, 10, 11, 12, 14, 16, 17], // memory.init/copy/fill, table.init/copy/size/fill
    [300, 9, 13, 15] // data.drop, elem.drop, table.grow
]);

const VECTOR = table(256, [
    [2, 38, 40, 48, 50, 58, 60], // unsigned less, greater
    [3, 13, 98, 107, 108, 127, 204], // shuffle, popcnt, 8-bit shifts, pairwise 16-bit unsigned, i64x2.shr_s
    [2, 103, 104, 105, 106, 109, 116, 117, 122, 125, 148], // rounding, i8x16.shr_u, pairwise 8-bit unsigned
    [2, 139, 140, 141, 157, 159, 171, 172, 173, 181, 188, 189, 190, 191, 203, 205], // shifts, extended multiplication, i32x4.mul
    [4, 213, 232, 233, 244, 249, 251], // i64x2.mul, float min and max, conversions from unsigned
    [2, 224, 225, 228, 229, 230, 236, 237, 240, 241, 242, 248, 252],
    [5, 227, 245], // f32x4.sqrt, f64x2.max
    [10, 231], // f32x4.div
    [14, 239], // f64x2.sqrt
    [12, 243], // f64x2.div
    [3, 253] // i32x4.trunc_sat_f64x2_u_zero
]);

/** Instructions the IC counts for one execution of this instruction, without the size-dependent part of bulk operations. */
export function instructionCost(opcode: number, sub: number): number {
    if (opcode === 0xfc) return BULK[sub] ?? DEFAULT_COST;
    if (opcode === 0xfd) return VECTOR[sub] ?? DEFAULT_COST;
    return PLAIN[opcode] ?? DEFAULT_COST;
}

/** Bulk operations cost one more instruction per byte or element of their last operand. */
export function hasSizeDependentCost(opcode: number, sub: number): boolean {
    return opcode === 0xfc && (sub === 8 || sub === 10 || sub === 11 || sub === 12 || sub === 14 || sub === 17);
}
