import { CandidError } from './candid-error.js';
import { WORK } from './limits.js';

/** What a LEB128 number is read from. */
export interface ByteSource {
    byte(): number;
    charge(work: number): void;
}

/** Big numbers end here (560 bits): reading them costs time quadratic in their length. */
const MAX_INTEGER_BYTES = 80;
/** Seven groups of seven bits are exact in a JavaScript number. */
const EXACT_GROUPS = 7;

/** Reads a signed LEB128 number of 32 bits: a reference to a type. */
export function readTypeCode(source: ByteSource): number {
    const first = source.byte();
    if (first < 128) return first < 64 ? first : first - 128;
    const value = continueInt(source, first);
    if (BigInt.asIntN(32, value) !== value) throw new CandidError('a type code does not fit 32 bits');
    return Number(value);
}

/** Reads an unsigned LEB128 number of any size up to 560 bits. */
export function readNat(source: ByteSource): bigint {
    return readGroups(source)[0];
}

/** Reads a signed LEB128 number of any size up to 560 bits. */
export function readInt(source: ByteSource): bigint {
    const first = source.byte();
    return first < 128 ? BigInt(first < 64 ? first : first - 128) : continueInt(source, first);
}

function continueInt(source: ByteSource, first: number): bigint {
    const [high, bits] = readGroups(source);
    return BigInt.asIntN(bits + 7, BigInt(first & 127) + (high << 7n));
}

/** Reads seven-bit groups up to the last one: their unsigned value, and how many bits they hold. */
function readGroups(source: ByteSource): [value: bigint, bits: number] {
    let value = 0n;
    let bits = 0;
    while (bits < MAX_INTEGER_BYTES * 7) {
        source.charge(WORK.integerPart);
        let part = 0;
        let scale = 1;
        let byte = 128;
        let taken = 0;
        for (; taken < EXACT_GROUPS && byte > 127; taken++) {
            byte = source.byte();
            part += (byte & 127) * scale;
            scale *= 128;
        }
        value += BigInt(part) << BigInt(bits);
        bits += taken * 7;
        if (byte < 128) return [value, bits];
    }
    throw new CandidError('a number is longer than 560 bits');
}
