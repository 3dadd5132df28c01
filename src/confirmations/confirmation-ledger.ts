import { newConfirmationId } from './confirmation-id.js';
import type { ConfirmationRecord } from './confirmation-record.js';
import { MemoryConfirmationStore, type ConfirmationStore } from './confirmation-store.js';
import { TurnConfirmations } from './turn-confirmations.js';

/** Fifteen minutes: long enough to read a summary and answer, short enough that what it shows is still so. */
export const CONFIRMATION_TTL_MS = 15 * 60 * 1000;

/** More than a person can keep in mind; a model that previews in a loop stops here. */
export const MAX_LIVE_PREVIEWS = 32;

export interface ConfirmationLedgerOptions {
    /** How long a preview may be confirmed, in milliseconds; 15 minutes when left out. */
    readonly ttlMs?: number;
    /** Milliseconds since 1970 UTC. */
    readonly now?: () => number;
    /** Makes an id; called again when the id is taken. */
    readonly newId?: () => string;
    /** Where records are kept; in memory when left out. */
    readonly store?: ConfirmationStore;
    /**
     * Keep what a write came to, so that a confirmation repeated after its answer was lost gives the stored outcome back. Off, as a host in
     * one process wants it, a used id is simply used (rule 5).
     */
    readonly receipts?: boolean;
    /** Whether the owner must approve previews herself now; asked anew at every step, because she may change her mind. */
    readonly needsApproval?: () => boolean;
    /** Whether an approval given by somebody (in the words that `approve` got) counts now; always, when left out. */
    readonly isApprover?: (by: string) => boolean;
}

/**
 * The confirmations of one conversation. A host keeps one and asks it for a turn with every message of the person; the tools of that message
 * get the turn. A preview made in a turn can be confirmed in a later one only, so a model cannot answer itself.
 */
export class ConfirmationLedger {
    readonly ttlMs: number;
    readonly now: () => number;
    readonly newId: () => string;
    readonly store: ConfirmationStore;
    readonly receipts: boolean;
    readonly needsApproval: () => boolean;
    readonly isApprover: (by: string) => boolean;
    #turn = 0;

    /** @throws RangeError when `ttlMs` is not a time to wait: with NaN a preview would never expire */
    constructor(options: ConfirmationLedgerOptions = {}) {
        this.ttlMs = options.ttlMs ?? CONFIRMATION_TTL_MS;
        if (!Number.isFinite(this.ttlMs) || this.ttlMs < 0) throw new RangeError(`${this.ttlMs} is no time to live in milliseconds`);
        this.now = options.now ?? Date.now;
        this.newId = options.newId ?? newConfirmationId;
        this.store = options.store ?? new MemoryConfirmationStore();
        this.receipts = options.receipts ?? false;
        this.needsApproval = options.needsApproval ?? (() => false);
        this.isApprover = options.isApprover ?? (() => true);
    }

    /**
     * The confirmations of the next turn. Call it once for every message of the person, never for anything a model wrote.
     *
     * @param turn the host's own count of the person's messages, where it keeps one; it must not go back
     * @throws RangeError when `turn` is not a whole number or is lower than an earlier one
     */
    forTurn(turn: number = this.#turn + 1): TurnConfirmations {
        if (!Number.isSafeInteger(turn) || turn < this.#turn) throw new RangeError(`turn ${turn} does not follow turn ${this.#turn}`);
        this.#turn = turn;
        return new TurnConfirmations(this, turn, '');
    }

    /**
     * Notes that the owner has approved a preview that needs it, and says whether there was one.
     *
     * @param by who approved, in the host's words
     */
    approve(id: string, by: string): boolean {
        const record = this.live(id);
        if (record?.approval === undefined) return false;
        this.store.put({ ...record, approval: 'given', approvedBy: by });
        return true;
    }

    /** Ends a preview for good: a person's "no". Says whether there was one to end (rule 8). */
    withdraw(id: string): boolean {
        const record = this.live(id);
        if (record === undefined) return false;
        if (this.receipts) this.store.put({ ...record, state: 'withdrawn' });
        else this.store.delete(id);
        return true;
    }

    private live(id: string): ConfirmationRecord | undefined {
        const record = this.store.get(id);
        return record?.state === 'previewed' && this.now() <= record.expiresAt ? record : undefined;
    }
}
