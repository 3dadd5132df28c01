import { CandidError } from './candid-error.js';

/** What a LEB128 number is read from. */
export interface ByteSource {
    byte(): number;
}

/** A number below 2^32 takes five bytes; the format allows padding, and twice as many are enough of it. */
const MAX_UINT32_BYTES = 10;
/** Big numbers end here (560 bits): reading them costs time quadratic in their length. */
const MAX_INTEGER_BYTES = 80;
/** Seven groups of seven bits are exact in a JavaScript number. */
const EXACT_GROUPS = 7;

/** Reads an unsigned LEB128 number below 2^32. */
export function readUint32(source: ByteSource): number {
    let value = 0;
    let scale = 1;
    for (let taken = 0; taken < MAX_UINT32_BYTES; taken++) {
        const byte = source.byte();
        value += (byte & 127) * scale;
        if (value > 0xffff_ffff) throw new CandidError('a number does not fit 32 bits');
        if (byte < 128) return value;
        scale *= 128;
    }
    throw new CandidError('a number is padded too much');
}

/** Reads a signed LEB128 number of 33 bits at most: a reference to a type. */
export function readTypeCode(source: ByteSource): number {
    const value = readInt(source);
    if (value > 0xffff_ffffn || value < -0xffff_ffffn) throw new CandidError('a type code does not fit 32 bits');
    return Number(value);
}

/** Reads an unsigned LEB128 number of any size up to 560 bits. */
export function readNat(source: ByteSource): bigint {
    let value = 0;
    let scale = 1;
    for (let taken = 0; taken < EXACT_GROUPS; taken++) {
        const byte = source.byte();
        value += (byte & 127) * scale;
        if (byte < 128) return BigInt(value);
        scale *= 128;
    }
    const [high] = readGroups(source);
    return BigInt(value) + (high << 49n);
}

/** Reads a signed LEB128 number of any size up to 560 bits. */
export function readInt(source: ByteSource): bigint {
    const first = source.byte();
    if (first < 128) return BigInt(first < 64 ? first : first - 128);
    const [high, bits] = readGroups(source);
    return BigInt.asIntN(bits + 7, BigInt(first & 127) + (high << 7n));
}

/** Reads seven-bit groups up to the last one: their unsigned value, and how many bits they hold. */
function readGroups(source: ByteSource): [value: bigint, bits: number] {
    let value = 0n;
    let bits = 0;
    for (let taken = 0; taken < MAX_INTEGER_BYTES; taken++) {
        const byte = source.byte();
        value += BigInt(byte & 127) << BigInt(bits);
        bits += 7;
        if (byte < 128) return [value, bits];
    }
    throw new CandidError('a number is longer than 560 bits');
}
