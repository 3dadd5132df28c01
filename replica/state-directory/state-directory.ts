import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SubnetSpec } from '../execution/topology.js';
import { applyInput, type ReplicaInput } from '../replica-input.js';
import type { ReplicaInstance } from '../replica-instance.js';
import { lockDirectory } from './directory-lock.js';
import { Journal } from './journal.js';

/** Of another format nothing can be read. */
const FORMAT = 1;

interface Header {
    readonly format: number;
    readonly subnets: readonly SubnetSpec[];
}

/**
 * Keeps what happens to an instance in a folder, and repeats it when an instance is opened over that folder again: the engine is
 * deterministic, so that gives the same state. Every input is in the file before a client hears of its effect.
 */
export class StateDirectory {
    /** Where the last record begins, if it is a round in which nothing happened: the next such round takes its place. */
    private idle: number | null = null;
    private isOpen = true;

    private constructor(
        private readonly journal: Journal,
        private readonly unlock: () => void
    ) {}

    /**
     * @param create makes the instance from which everything begins
     * @throws Error when the folder is in use, holds the state of other subnets, or cannot be written
     */
    static open(
        path: string,
        subnets: readonly SubnetSpec[],
        create: () => ReplicaInstance
    ): { readonly directory: StateDirectory; readonly replica: ReplicaInstance } {
        mkdirSync(path, { recursive: true });
        const unlock = lockDirectory(join(path, 'lock'));
        try {
            const replica = create();
            let isNew = true;
            const journal = Journal.open(join(path, 'journal'), (record) => {
                if (isNew) checkHeader(record as Header, subnets, path);
                else applyInput(replica, withOwnBytes(record as ReplicaInput));
                isNew = false;
            });
            if (isNew) journal.append({ format: FORMAT, subnets } satisfies Header);
            replica.takeExecutions();
            const directory = new StateDirectory(journal, unlock);
            replica.onInput = (input, isIdle) => directory.record(input, isIdle);
            return { directory, replica };
        } catch (error) {
            unlock();
            throw error;
        }
    }

    /** May be called again. */
    close(): void {
        if (!this.isOpen) return;
        this.isOpen = false;
        this.journal.close();
        this.unlock();
    }

    private record(input: ReplicaInput, isIdle: boolean): void {
        // A replica that runs by itself has five rounds a second, and hardly anything happens in most of them.
        if (isIdle && this.idle !== null) this.journal.cut(this.idle);
        const begin = this.journal.append(input);
        this.idle = isIdle ? begin : null;
    }
}

function checkHeader({ format, subnets }: Header, wanted: readonly SubnetSpec[], path: string): void {
    if (format !== FORMAT) throw new Error(`the state in ${path} has format ${format}; this replica reads ${FORMAT}`);
    if (JSON.stringify(subnets) === JSON.stringify(wanted)) return;
    throw new Error(`the state in ${path} is of other subnets: ${JSON.stringify(subnets)}`);
}

/** Byte arrays that are no views into something larger: not all who read them look at their offset. */
function withOwnBytes<T>(value: T): T {
    if (value instanceof Uint8Array) return new Uint8Array(value) as T & Uint8Array;
    if (Array.isArray(value)) return value.map(withOwnBytes) as T;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withOwnBytes(field as unknown)])) as T;
}
