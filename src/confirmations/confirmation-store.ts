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

/** The records of one conversation in memory. A Map, so that an id such as `__proto__` is only an unknown id. */
export class MemoryConfirmationStore implements ConfirmationStore {
    readonly #records = new Map<string, ConfirmationRecord>();

    get(id: string): ConfirmationRecord | undefined {
        return this.#records.get(id);
    }

    put(record: ConfirmationRecord): void {
        this.#records.set(record.id, record);
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
}
