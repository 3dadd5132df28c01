/** Grows as needed; writes what `ByteReader` reads. */
export class ByteWriter {
    private buffer: Uint8Array;
    private used = 0;

    constructor(capacity = 256) {
        this.buffer = new Uint8Array(Math.max(capacity, 16));
    }

    get length(): number {
        return this.used;
    }

    byte(value: number): this {
        this.reserve(1);
        this.buffer[this.used++] = value;
        return this;
    }

    bytes(values: ArrayLike<number>): this {
        this.reserve(values.length);
        this.buffer.set(values, this.used);
        this.used += values.length;
        return this;
    }

    /** Unsigned LEB128. */
    u32(value: number): this {
        let rest = value >>> 0;
        while (rest >= 0x80) {
            this.byte((rest & 0x7f) | 0x80);
            rest >>>= 7;
        }
        return this.byte(rest);
    }

    /** Signed LEB128 of a number within ±2^31. */
    s32(value: number): this {
        let rest = value | 0;
        for (;;) {
            const low = rest & 0x7f;
            rest >>= 7;
            if ((rest === 0 && !(low & 0x40)) || (rest === -1 && low & 0x40)) return this.byte(low);
            this.byte(low | 0x80);
        }
    }

    name(text: string): this {
        const encoded = new TextEncoder().encode(text);
        return this.u32(encoded.length).bytes(encoded);
    }

    /** What was written so far; valid until the next write. */
    view(): Uint8Array {
        return this.buffer.subarray(0, this.used);
    }

    private reserve(extra: number): void {
        const needed = this.used + extra;
        if (needed <= this.buffer.length) return;
        const grown = new Uint8Array(Math.max(needed, this.buffer.length * 2));
        grown.set(this.buffer.subarray(0, this.used));
        this.buffer = grown;
    }
}
