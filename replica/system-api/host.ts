import type { StableMemory } from '../canister/stable-memory.js';
import type { Execution } from '../execution/execution.js';
import { contractViolation } from '../execution/trap.js';

/** What System API functions act on: the running message and the canister's memories. */
export interface SystemApiHost {
    readonly execution: Execution;
    /** The linear memory as it is now; a view that growing the memory makes useless. */
    readonly memory: Uint8Array;
    readonly stable: StableMemory;
    /** Tells that bytes of linear memory were written. */
    markWritten(start: number, size: number): void;
    /** Counts instructions. @throws CanisterTrap when the limit is passed. */
    charge(instructions: number): void;
    /** Instructions of this execution so far. */
    instructionsUsed(): bigint;
}

/** Arguments and results are WebAssembly's: numbers for i32, bigints for i64, both signed as V8 gives them. */
export type SystemApiImplementation = Readonly<Record<string, (host: SystemApiHost, ...args: never[]) => number | bigint | void>>;

/** A copy of `size` bytes of the linear memory at `src`. @throws CanisterTrap when they are not all inside it. */
export function readMemory(host: SystemApiHost, name: string, src: number, size: number): Uint8Array {
    const start = src >>> 0;
    const end = start + (size >>> 0);
    const memory = host.memory;
    if (end > memory.length) throw outOfBounds(name, `src=${start} + length=${size >>> 0}`, memory.length);
    return memory.slice(start, end);
}

/** Copies `source[offset..offset+size]` to the linear memory at `dst`. @throws CanisterTrap when either range is out of bounds. */
export function copyToMemory(host: SystemApiHost, name: string, source: Uint8Array, dst: number, offset: number, size: number): void {
    const from = offset >>> 0;
    const end = from + (size >>> 0);
    if (end > source.length) throw outOfBounds(name, `offset=${from} + size=${size >>> 0}`, source.length);
    writeMemory(host, name, dst, source.subarray(from, end));
}

/** Writes bytes to the linear memory at `dst`. @throws CanisterTrap when they do not fit. */
export function writeMemory(host: SystemApiHost, name: string, dst: number, bytes: Uint8Array): void {
    const start = dst >>> 0;
    const memory = host.memory;
    if (start + bytes.length > memory.length) throw outOfBounds(name, `dst=${start} + size=${bytes.length}`, memory.length);
    memory.set(bytes, start);
    host.markWritten(start, bytes.length);
}

/** Writes an unsigned 128-bit number, little endian. */
export function writeCycles(host: SystemApiHost, name: string, dst: number, amount: bigint): void {
    const bytes = new Uint8Array(16);
    const view = new DataView(bytes.buffer);
    view.setBigUint64(0, BigInt.asUintN(64, amount), true);
    view.setBigUint64(8, amount >> 64n, true);
    writeMemory(host, name, dst, bytes);
}

/** The unsigned 128-bit number in two signed halves. */
export function cyclesFromHalves(high: bigint, low: bigint): bigint {
    return (BigInt.asUintN(64, high) << 64n) | BigInt.asUintN(64, low);
}

/** A number of cycles for the functions that give only 64 bits. @throws CanisterTrap when it does not fit. */
export function cyclesIn64Bits(name: string, amount: bigint): bigint {
    if (amount >= 2n ** 64n) throw contractViolation(`ic0.${name}: the amount of cycles does not fit into 64 bits; use ic0.${name}128`);
    return BigInt.asIntN(64, amount);
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/** @throws CanisterTrap when the bytes are not UTF-8. */
export function decodeText(name: string, bytes: Uint8Array): string {
    try {
        return strictUtf8.decode(bytes);
    } catch {
        throw contractViolation(`ic0.${name}: the data is not valid UTF-8`);
    }
}

function outOfBounds(name: string, range: string, size: number): Error {
    return contractViolation(`ic0.${name}: ${range} exceeds the slice size=${size}`);
}
