/** A cursor over WebAssembly's binary format: bytes, LEB128 numbers and names. */
export class ByteReader {
    constructor(
        readonly bytes: Uint8Array,
        public offset = 0,
        readonly end = bytes.length
    ) {}

    /** The next byte. @throws Error at the end of the input. */
    byte(): number {
        if (this.offset >= this.end) throw new Error('unexpected end of the WebAssembly module');
        return this.bytes[this.offset++] as number;
    }

    /** The next unsigned LEB128 number of at most 32 bits. */
    u32(): number {
        let result = 0;
        let shift = 0;
        for (;;) {
            const next = this.byte();
            result |= (next & 0x7f) << shift;
            if (next < 0x80) return result >>> 0;
            shift += 7;
            if (shift > 28 && next > 0x8f) throw new Error('malformed number in the WebAssembly module');
        }
    }

    /** Passes over one LEB128 number of any width. */
    skipLeb(): void {
        while (this.byte() >= 0x80);
    }

    /** Passes over `count` bytes. */
    skip(count: number): void {
        this.offset += count;
        if (this.offset > this.end) throw new Error('unexpected end of the WebAssembly module');
    }

    /** The next `count` bytes, as a view into the input. */
    take(count: number): Uint8Array {
        const start = this.offset;
        this.skip(count);
        return this.bytes.subarray(start, this.offset);
    }

    /** The next length-prefixed UTF-8 name. */
    name(): string {
        return new TextDecoder('utf-8', { fatal: true }).decode(this.take(this.u32()));
    }
}
