import { createHash } from 'node:crypto';

/** 32 bytes for each `raw_rand`: a hash chain, so that the same sequence of calls on a fresh instance gives the same bytes. */
export class Randomness {
    private counter = 0n;

    constructor(private readonly seed: Uint8Array) {}

    next(time: bigint): Uint8Array {
        const input = Buffer.alloc(16);
        input.writeBigUInt64BE(this.counter++, 0);
        input.writeBigUInt64BE(time, 8);
        return new Uint8Array(createHash('sha256').update('random tape').update(this.seed).update(input).digest());
    }
}
