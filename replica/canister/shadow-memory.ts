/** The pages that were written, as the module itself marks them (`wasm/memory-shift.ts`). */
export type WrittenPages = Uint8Array;

/** Size of the pieces that are compared and copied: that of the pages which are marked. */
const PIECE = 65_536;

/**
 * A copy of a linear memory as it was when it was last known to be good. Where it is known which pages were written only those are compared
 * (a heap of 70 MB costs no more than one of 10), and only what differs is copied.
 */
export class ShadowMemory {
    private copy: Buffer = Buffer.alloc(0);

    /** Bytes of the memory that was captured. */
    get size(): number {
        return this.copy.length;
    }

    /** Makes the shadow equal to `memory`, which may have grown since. Without `written` everything is compared. */
    capture(memory: Uint8Array, written: WrittenPages | null): void {
        const live = asBuffer(memory);
        const before = this.copy.length;
        if (live.length !== before) {
            const grown = Buffer.alloc(live.length);
            this.copy.copy(grown, 0, 0, Math.min(before, live.length));
            this.copy = grown;
        }
        copyDifferences(live, this.copy, written, 0, Math.min(before, live.length));
        copyDifferences(live, this.copy, null, before, live.length);
    }

    /** Makes `memory` equal to the shadow. @throws Error when the sizes differ: a memory cannot shrink, so the instance must be made anew. */
    restore(memory: Uint8Array, written: WrittenPages | null): void {
        const live = asBuffer(memory);
        if (live.length !== this.copy.length) throw new Error('memory size differs from its shadow');
        copyDifferences(this.copy, live, written, 0, live.length);
    }
}

function asBuffer(bytes: Uint8Array): Buffer {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function copyDifferences(from: Buffer, to: Buffer, written: WrittenPages | null, begin: number, end: number): void {
    for (let start = begin, page = begin / PIECE; start < end; start += PIECE, page++) {
        // A store at the end of a page may reach into the next one, which it does not mark.
        if (written && written[page] === 0 && (page === 0 || written[page - 1] === 0)) continue;
        const stop = Math.min(start + PIECE, end);
        if (to.compare(from, start, stop, start, stop) !== 0) from.copy(to, start, start, stop);
    }
}
