import { OP } from './opcodes.js';

/** Vectors of fixed-width integers are typed arrays in JavaScript, as in `@dfinity/candid`; undefined for every other element type. */
export function typedArray(op: number, values: readonly unknown[]): ArrayBufferView | undefined {
    switch (op) {
        case OP.nat8:
            return Uint8Array.from(values as number[]);
        case OP.nat16:
            return Uint16Array.from(values as number[]);
        case OP.nat32:
            return Uint32Array.from(values as number[]);
        case OP.nat64:
            return BigUint64Array.from(values as bigint[]);
        case OP.int8:
            return Int8Array.from(values as number[]);
        case OP.int16:
            return Int16Array.from(values as number[]);
        case OP.int32:
            return Int32Array.from(values as number[]);
        case OP.int64:
            return BigInt64Array.from(values as bigint[]);
        default:
            return undefined;
    }
}
