import type { ConfirmationRecord } from './confirmation-record.js';

/**
 * Where the records of one conversation are kept. Synchronous on purpose: to look a preview up and to use it must be one step that no other
 * message can come between. In memory a Map; on chain, stable memory keyed by caller and conversation.
 */
export interface ConfirmationStore {
    get(id: string): ConfirmationRecord | undefined;
    put(record: ConfirmationRecord): void;
    delete(id: string): void;
    /**
     * Drops the previews that can no longer be confirmed.
     *
     * @param now milliseconds since 1970 UTC
     * @returns how many still can
     */
    dropExpired(now: number): number;
}

/** Confirmations that are over and still told of, as many as a conversation keeps on chain; the oldest go. */
export const MAX_SETTLED_IN_MEMORY = 256;

/**
 * The records of one conversation in memory. A Map, so that an id such as `__proto__` is only an unknown id. Previews, and writes under way,
 * are never dropped for others.
 */
export class MemoryConfirmationStore implements ConfirmationStore {
    readonly #records = new Map<string, ConfirmationRecord>();

    get(id: string): ConfirmationRecord | undefined {
        return this.#records.get(id);
    }

    put(record: ConfirmationRecord): void {
        // Set anew, so that what was settled last stands last.
        this.#records.delete(record.id);
        this.#records.set(record.id, record);
        if (isOver(record)) this.dropOldest();
    }

    delete(id: string): void {
        this.#records.delete(id);
    }

    dropExpired(now: number): number {
        let live = 0;
        for (const [id, record] of this.#records) {
            if (record.state !== 'previewed') continue;
            if (now > record.expiresAt) this.#records.delete(id);
            else live++;
        }
        return live;
    }

    private dropOldest(): void {
        const over = [...this.#records.values()].filter(isOver);
        for (const { id } of over.slice(0, Math.max(0, over.length - MAX_SETTLED_IN_MEMORY))) this.#records.delete(id);
    }
}

function isOver({ state }: ConfirmationRecord): boolean {
    return state !== 'previewed' && state !== 'executing';
}
