import type { ByteReader } from './byte-reader.js';

/** Opcode of the instruction passed over; `sub` is the second number of prefixed instructions (0xfc bulk, 0xfd vector), else 0. */
export interface PassedInstruction {
    opcode: number;
    sub: number;
}

type Skip = (reader: ByteReader) => void;

const none: Skip = () => undefined;
const one: Skip = (reader) => reader.skipLeb();
const two: Skip = (reader) => {
    reader.skipLeb();
    reader.skipLeb();
};

const MULTI_MEMORY_FLAG = 0x40;

function memoryArgument(reader: ByteReader): void {
    if (reader.u32() & MULTI_MEMORY_FLAG) throw new Error('more than one memory is not supported');
    reader.skipLeb();
}

function branchTable(reader: ByteReader): void {
    for (let left = reader.u32() + 1; left > 0; left--) reader.skipLeb();
}

/** What follows each one-byte opcode; a hole is an instruction the IC does not run either. */
const IMMEDIATES: (Skip | undefined)[] = new Array<Skip | undefined>(256).fill(undefined);

function define(from: number, to: number, skip: Skip): void {
    IMMEDIATES.fill(skip, from, to + 1);
}

define(0x00, 0x01, none); // unreachable, nop
define(0x02, 0x04, one); // block, loop, if: block type
define(0x05, 0x05, none); // else
define(0x0b, 0x0b, none); // end
define(0x0c, 0x0d, one); // br, br_if
define(0x0e, 0x0e, branchTable);
define(0x0f, 0x0f, none); // return
define(0x10, 0x10, one); // call
define(0x11, 0x11, two); // call_indirect
define(0x12, 0x12, one); // return_call
define(0x13, 0x13, two); // return_call_indirect
define(0x1a, 0x1b, none); // drop, select
define(0x1c, 0x1c, (reader) => reader.skip(reader.u32())); // select with types
define(0x20, 0x26, one); // local.*, global.*, table.get, table.set
define(0x28, 0x3e, memoryArgument);
define(0x3f, 0x40, one); // memory.size, memory.grow
define(0x41, 0x42, one); // i32.const, i64.const
define(0x43, 0x43, (reader) => reader.skip(4));
define(0x44, 0x44, (reader) => reader.skip(8));
define(0x45, 0xc4, none); // numeric
define(0xd0, 0xd0, one); // ref.null
define(0xd1, 0xd1, none); // ref.is_null
define(0xd2, 0xd2, one); // ref.func

/** What follows each 0xfc instruction: saturating truncation 0–7, then bulk memory and tables. */
const BULK_IMMEDIATES: readonly Skip[] = [none, none, none, none, none, none, none, none, two, one, two, one, two, one, two, one, one, one];

const LAST_VECTOR_OPCODE = 0xff;

function skipVectorImmediates(reader: ByteReader, sub: number): void {
    if (sub > LAST_VECTOR_OPCODE) throw new Error(`relaxed SIMD instruction 0xfd ${sub} is not deterministic and not supported`);
    if (sub <= 11 || sub === 92 || sub === 93) return memoryArgument(reader);
    if (sub === 12 || sub === 13) return reader.skip(16);
    if (sub >= 21 && sub <= 34) return reader.skip(1);
    if (sub >= 84 && sub <= 91) {
        memoryArgument(reader);
        reader.skip(1);
    }
}

const passed: PassedInstruction = { opcode: 0, sub: 0 };

/**
 * Moves the reader past one instruction and its immediates.
 * @returns a shared object that the next call overwrites: this runs once per instruction of a module of megabytes.
 * @throws Error that names an instruction which is not supported (threads, exceptions, garbage collection, relaxed SIMD).
 */
export function skipInstruction(reader: ByteReader): PassedInstruction {
    const opcode = reader.byte();
    passed.opcode = opcode;
    passed.sub = 0;
    if (opcode === 0xfc) skipBulk(reader);
    else if (opcode === 0xfd) {
        passed.sub = reader.u32();
        skipVectorImmediates(reader, passed.sub);
    } else {
        const skip = IMMEDIATES[opcode];
        if (!skip) throw new Error(`WebAssembly instruction 0x${opcode.toString(16)} is not supported`);
        skip(reader);
    }
    return passed;
}

function skipBulk(reader: ByteReader): void {
    passed.sub = reader.u32();
    const skip = BULK_IMMEDIATES[passed.sub];
    if (!skip) throw new Error(`WebAssembly instruction 0xfc ${passed.sub} is not supported`);
    skip(reader);
}
