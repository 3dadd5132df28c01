import type { Execution } from '../execution/execution.js';
import { CanisterTrap, trapFromException } from '../execution/trap.js';
import type { SystemApiHost } from '../system-api/host.js';
import { systemApiImports } from '../system-api/link.js';
import { REPLICA_EXPORT } from '../wasm/instrument.js';
import { MEMORY_SHIFT, WRITTEN_PAGE } from '../wasm/memory-shift.js';
import type { LoadedModule } from '../wasm/load-module.js';
import { ShadowMemory } from './shadow-memory.js';
import type { StableMemory } from './stable-memory.js';
import { WASM_PAGE } from './stable-memory.js';

/** What to run: an exported function, or a function of the table with its environment. */
export type Entry = { readonly exported: string } | { readonly fun: number; readonly env: number };

export interface RunResult {
    readonly trap: CanisterTrap | null;
    readonly instructions: bigint;
}

interface Saved {
    readonly memory: ShadowMemory;
    globals: (number | bigint)[];
}

const NO_MEMORY = new Uint8Array();

/**
 * A running module whose state can be taken back. `run` leaves the changes in place; then `commit` keeps them or `rollback` undoes them.
 * Kept beside linear memory: the mutable globals and the stable memory. A memory that grew cannot shrink, so rolling that back makes a
 * new instance over the saved state.
 */
export class WasmInstance implements SystemApiHost {
    private instance!: WebAssembly.Instance;
    private linear: WebAssembly.Memory | null = null;
    private bytes: Uint8Array = NO_MEMORY;
    /** Byte n tells whether page n was written since the state was last committed or rolled back. */
    private written: Uint8Array = NO_MEMORY;
    private counter!: WebAssembly.Global;
    private globals: WebAssembly.Global[] = [];
    private current: Execution | null = null;
    private limit = 0n;
    private readonly committed: Saved = { memory: new ShadowMemory(), globals: [] };
    private savepoint: Saved | null = null;

    constructor(
        readonly code: LoadedModule,
        readonly stable: StableMemory
    ) {
        this.instantiate();
        this.save(this.committed, null);
    }

    get execution(): Execution {
        if (!this.current) throw new Error('no message is running');
        return this.current;
    }

    get memory(): Uint8Array {
        if (this.linear && this.bytes.buffer !== this.linear.buffer) {
            this.bytes = new Uint8Array(this.linear.buffer, MEMORY_SHIFT);
            // Only the part of the map that is in use: clearing the rest would take time.
            this.written = new Uint8Array(this.linear.buffer, 0, Math.ceil(this.bytes.length / WRITTEN_PAGE));
        }
        return this.bytes;
    }

    /** Bytes of linear memory. */
    get memoryBytes(): number {
        return this.memory.length;
    }

    /** The map of written pages, of the memory as it is now. */
    private get writtenPages(): Uint8Array {
        void this.memory;
        return this.written;
    }

    markWritten(start: number, size: number): void {
        if (size > 0) this.written.fill(1, Math.floor(start / WRITTEN_PAGE), Math.floor((start + size - 1) / WRITTEN_PAGE) + 1);
    }

    /** Name of the export that the start function has, or null when the module has none. */
    get startExport(): string | null {
        return this.code.info.start === null ? null : REPLICA_EXPORT.start;
    }

    charge(instructions: number): void {
        const left = (this.counter.value as bigint) - BigInt(instructions);
        this.counter.value = left;
        if (left < 0n) throw instructionLimit(this.limit);
    }

    instructionsUsed(): bigint {
        return this.limit - (this.counter.value as bigint);
    }

    exports(name: string): boolean {
        return typeof this.instance.exports[name] === 'function';
    }

    /** Runs one entry point. What it changed stays until `commit` or `rollback`. */
    run(entry: Entry, execution: Execution): RunResult {
        this.limit = execution.input.instructionLimit;
        this.counter.value = this.limit;
        this.current = execution;
        this.stable.begin();
        try {
            this.resolve(entry)();
            execution.finish();
            return { trap: null, instructions: this.instructionsUsed() };
        } catch (error) {
            return { trap: this.classify(error), instructions: this.instructionsUsed() };
        } finally {
            this.current = null;
        }
    }

    commit(): void {
        this.stable.commit();
        this.save(this.committed, this.writtenPages);
        this.writtenPages.fill(0);
    }

    rollback(): void {
        this.stable.rollback();
        this.restore(this.committed, this.writtenPages);
        this.writtenPages.fill(0);
    }

    /** Takes over the linear memory of the instance before an upgrade. */
    adoptMemory(old: Uint8Array): void {
        if (this.linear && old.length > this.memoryBytes) this.linear.grow((old.length - this.memoryBytes) / WASM_PAGE);
        this.memory.set(old);
        this.markWritten(0, old.length);
    }

    /** Ends a nested run of a query without committing: its changes count until `rollback`. */
    keepUncommitted(): void {
        this.stable.commit();
    }

    /** Remembers the state in between, for a callback of a query: `rollbackToSavepoint` returns to it, `rollback` to the committed state. */
    setSavepoint(): void {
        this.savepoint ??= { memory: new ShadowMemory(), globals: [] };
        this.save(this.savepoint, null);
    }

    rollbackToSavepoint(): void {
        if (!this.savepoint) throw new Error('no savepoint was set');
        this.stable.rollback();
        this.restore(this.savepoint, null);
    }

    private classify(error: unknown): CanisterTrap {
        const trap = trapFromException(error);
        if (!trap) {
            this.rollback();
            throw error;
        }
        const outOfInstructions = (this.counter.value as bigint) < 0n;
        return outOfInstructions ? instructionLimit(this.limit) : trap;
    }

    private resolve(entry: Entry): () => void {
        if ('exported' in entry) return this.instance.exports[entry.exported] as () => void;
        const table = this.instance.exports[REPLICA_EXPORT.table];
        if (!(table instanceof WebAssembly.Table) || entry.fun >= table.length) throw missingCallback(entry.fun);
        const callback = table.get(entry.fun) as ((env: number) => void) | null;
        if (!callback) throw missingCallback(entry.fun);
        return () => callback(entry.env);
    }

    private instantiate(): void {
        this.instance = new WebAssembly.Instance(this.code.module, systemApiImports(this.code.info, this));
        const { exports } = this.instance;
        const memory = exports[REPLICA_EXPORT.memory];
        this.linear = memory instanceof WebAssembly.Memory ? memory : null;
        this.counter = exports[REPLICA_EXPORT.counter] as WebAssembly.Global;
        this.globals = this.code.info.globals.flatMap(({ mutable }, index) =>
            mutable ? [exports[REPLICA_EXPORT.global(index)] as WebAssembly.Global] : []
        );
    }

    private save(target: Saved, written: Uint8Array | null): void {
        target.memory.capture(this.memory, written);
        target.globals = this.globals.map((global) => global.value as number | bigint);
    }

    private restore(source: Saved, written: Uint8Array | null): void {
        const grown = this.memoryBytes > source.memory.size;
        if (grown) this.reinstantiate(source.memory.size);
        source.memory.restore(this.memory, grown ? null : written);
        this.globals.forEach((global, index) => {
            global.value = source.globals[index];
        });
    }

    private reinstantiate(bytes: number): void {
        this.instantiate();
        if (this.linear && bytes > this.memoryBytes) this.linear.grow((bytes - this.memoryBytes) / WASM_PAGE);
        // Nothing is known of what a new instance differs in.
        this.writtenPages.fill(1);
    }
}

function instructionLimit(limit: bigint): CanisterTrap {
    return new CanisterTrap(
        'instructionLimitExceeded',
        `Canister exceeded the limit of ${limit} instructions for single message execution.`
    );
}

function missingCallback(index: number): CanisterTrap {
    return new CanisterTrap('canisterTrapped', `Canister trapped: function index ${index} is out of table bounds`);
}
