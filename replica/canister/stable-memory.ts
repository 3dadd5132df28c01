/** WebAssembly page: the unit in which stable memory grows. */
export const WASM_PAGE = 65_536;
/** Page of the operating system: the unit of the undo log and of the IC's charge for written stable memory. */
const UNDO_PAGE = 4_096;
const UNDO_PAGES_PER_CHUNK = WASM_PAGE / UNDO_PAGE;
/** 500 GiB, the IC's limit. */
const MAX_PAGES = 500n * 16_384n;

interface UndoLog {
    readonly pages: Map<number, Uint8Array | null>;
    readonly size: bigint;
}

/** What a stable memory holds. */
export interface StableContent {
    readonly chunks: Map<number, Uint8Array>;
    readonly pages: bigint;
}

/**
 * A canister's stable memory: sparse (chunks never written take no room) and transactional (`begin`, then `commit` or `rollback`).
 * Transactions nest; offsets and sizes are bytes.
 */
export class StableMemory {
    private chunks = new Map<number, Uint8Array>();
    private readonly logs: UndoLog[] = [];
    private pageCount = 0n;

    /** Size in WebAssembly pages. */
    get pages(): bigint {
        return this.pageCount;
    }

    get bytes(): number {
        return Number(this.pageCount) * WASM_PAGE;
    }

    /** Adds zeroed pages. @returns the previous size in pages, or -1 when the limit would be passed. */
    grow(pages: bigint): bigint {
        const before = this.pageCount;
        if (before + pages > MAX_PAGES) return -1n;
        this.pageCount = before + pages;
        return before;
    }

    covers(offset: bigint, size: bigint): boolean {
        return offset + size <= this.pageCount * BigInt(WASM_PAGE);
    }

    /** Copies bytes at `offset` into `target`. The caller has checked `covers`. */
    read(offset: number, target: Uint8Array): void {
        for (let done = 0; done < target.length;) {
            const at = offset + done;
            const within = at % WASM_PAGE;
            const count = Math.min(WASM_PAGE - within, target.length - done);
            const chunk = this.chunks.get(Math.floor(at / WASM_PAGE));
            if (chunk) target.set(chunk.subarray(within, within + count), done);
            else target.fill(0, done, done + count);
            done += count;
        }
    }

    /** Writes bytes at `offset`. The caller has checked `covers`. @returns how many 4 KiB pages this transaction touched for the first time. */
    write(offset: number, source: Uint8Array): number {
        const fresh = this.remember(offset, source.length);
        for (let done = 0; done < source.length;) {
            const at = offset + done;
            const within = at % WASM_PAGE;
            const count = Math.min(WASM_PAGE - within, source.length - done);
            this.chunk(Math.floor(at / WASM_PAGE)).set(source.subarray(done, done + count), within);
            done += count;
        }
        return fresh;
    }

    begin(): void {
        this.logs.push({ pages: new Map(), size: this.pageCount });
    }

    commit(): void {
        const log = this.logs.pop();
        const outer = this.logs.at(-1);
        if (!log || !outer) return;
        for (const [page, bytes] of log.pages) if (!outer.pages.has(page)) outer.pages.set(page, bytes);
    }

    rollback(): void {
        const log = this.logs.pop();
        if (!log) return;
        for (const [page, bytes] of log.pages) this.restore(page, bytes);
        this.pageCount = log.size;
    }

    /** Everything, as one array: for `read/get_stable_memory`. */
    snapshot(): Uint8Array {
        const all = new Uint8Array(this.bytes);
        this.read(0, all);
        return all;
    }

    /** Replaces everything; the size is rounded up to whole pages. */
    replace(content: Uint8Array): void {
        this.clear();
        this.pageCount = BigInt(Math.ceil(content.length / WASM_PAGE));
        this.write(0, content);
    }

    /** Empties the memory and gives what it held, for `attach` to put back. */
    detach(): StableContent {
        const content = { chunks: this.chunks, pages: this.pageCount };
        this.clear();
        return content;
    }

    attach(content: StableContent): void {
        this.clear();
        this.chunks = content.chunks;
        this.pageCount = content.pages;
    }

    clear(): void {
        this.chunks = new Map();
        this.logs.length = 0;
        this.pageCount = 0n;
    }

    private chunk(index: number): Uint8Array {
        const existing = this.chunks.get(index);
        if (existing) return existing;
        const fresh = new Uint8Array(WASM_PAGE);
        this.chunks.set(index, fresh);
        return fresh;
    }

    private remember(offset: number, size: number): number {
        const log = this.logs.at(-1);
        if (!log || size === 0) return 0;
        let fresh = 0;
        const last = Math.floor((offset + size - 1) / UNDO_PAGE);
        for (let page = Math.floor(offset / UNDO_PAGE); page <= last; page++) {
            if (log.pages.has(page)) continue;
            const chunk = this.chunks.get(Math.floor(page / UNDO_PAGES_PER_CHUNK));
            const within = (page % UNDO_PAGES_PER_CHUNK) * UNDO_PAGE;
            log.pages.set(page, chunk ? chunk.slice(within, within + UNDO_PAGE) : null);
            fresh += 1;
        }
        return fresh;
    }

    private restore(page: number, bytes: Uint8Array | null): void {
        const index = Math.floor(page / UNDO_PAGES_PER_CHUNK);
        const within = (page % UNDO_PAGES_PER_CHUNK) * UNDO_PAGE;
        const chunk = this.chunks.get(index);
        if (!chunk) return;
        if (bytes) chunk.set(bytes, within);
        else chunk.fill(0, within, within + UNDO_PAGE);
    }
}
