import { WRITTEN_PAGE } from '../wasm/memory-shift.js';

/** Byte n is 1 when page n was written, as the module itself marks it (`wasm/memory-shift.ts`). */
export type WrittenPages = Uint8Array;

/** Size of the pieces that are compared where it is not known what was written. */
const PIECE = 65_536;

/**
 * A copy of a linear memory as it was when it was last known to be good. Where it is known which pages were written only those are copied,
 * so that the size of the heap does not matter.
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
        const common = Math.min(before, live.length);
        if (written) copyWritten(live, this.copy, written, common);
        else copyDifferences(live, this.copy, 0, common);
        copyDifferences(live, this.copy, common, live.length);
    }

    /** Makes `memory` equal to the shadow. @throws Error when the sizes differ: a memory cannot shrink, so the instance must be made anew. */
    restore(memory: Uint8Array, written: WrittenPages | null): void {
        const live = asBuffer(memory);
        if (live.length !== this.copy.length) throw new Error('memory size differs from its shadow');
        if (written) copyWritten(this.copy, live, written, live.length);
        else copyDifferences(this.copy, live, 0, live.length);
    }
}

function asBuffer(bytes: Uint8Array): Buffer {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/**
 * Copies the pages that are marked and differ, and of the page behind each run too: a store at the end of a page may reach into the next one
 * and does not mark it. Most of what a message writes (its stack, garbage) ends as it began, and comparing costs less than dirtying the copy.
 */
function copyWritten(from: Buffer, to: Buffer, written: WrittenPages, end: number): void {
    for (let first = written.indexOf(1); first >= 0;) {
        let behind = first + 1;
        while (written[behind] === 1) behind += 1;
        copyDifferences(from, to, first * WRITTEN_PAGE, Math.min((behind + 1) * WRITTEN_PAGE, end), WRITTEN_PAGE);
        first = written.indexOf(1, behind);
    }
}

function copyDifferences(from: Buffer, to: Buffer, begin: number, end: number, piece = PIECE): void {
    for (let start = begin; start < end; start += piece) {
        const stop = Math.min(start + piece, end);
        if (to.compare(from, start, stop, start, stop) !== 0) from.copy(to, start, start, stop);
    }
}
