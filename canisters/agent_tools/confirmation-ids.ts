/**
 * Confirmation ids on chain: a stored counter through a keyed permutation of 32-bit numbers, so that ids never repeat before the counter wraps
 * and do not tell how many there were. Secrecy is not relied on: an id is looked up only among its own caller's and conversation's.
 */

const ROUNDS = 4;
const HALF = 0xffff;

/** @param key four 32-bit numbers, one a round */
export function permuted(count: number, key: readonly number[]): number {
    let left = count >>> 16;
    let right = count & HALF;
    for (let round = 0; round < ROUNDS; round++) {
        const mixed = mix(right, key[round] ?? 0);
        [left, right] = [right, (left ^ mixed) & HALF];
    }
    return ((left << 16) | right) >>> 0;
}

export function confirmationIdOf(count: number, key: readonly number[]): string {
    return `c-${permuted(count, key).toString(16).padStart(8, '0')}`;
}

/** The first sixteen bytes of what `raw_rand` gave. */
export function idKeyFrom(random: Uint8Array): readonly number[] {
    const view = new DataView(random.buffer, random.byteOffset, random.byteLength);
    return [0, 4, 8, 12].map((at) => view.getUint32(at));
}

/** The finaliser of MurmurHash3 over half a word and the round's key: enough to scatter, which is all that is asked of it. */
function mix(half: number, key: number): number {
    let value = (half ^ key) >>> 0;
    value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
    value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
    return (value ^ (value >>> 16)) >>> 0;
}
