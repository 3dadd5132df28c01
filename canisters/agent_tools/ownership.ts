import { MAX_OWNERSHIP_ANSWERS, OWNERSHIP_TTL_MS } from './limits.js';

/** Asks the coordinator whether a principal owns a salon now. @throws CoreFailure */
export type AskOwnership = (salonId: string, principal: string) => Promise<boolean>;

/**
 * The coordinator's answers to "does she own the salon", kept for five minutes in the heap: a sold salon's old agents are out by then, and
 * before a write it is asked afresh anyway (rule 26). Only a yes is kept, so that a new owner is not told no from memory.
 */
export class Ownership {
    readonly #knownUntil = new Map<string, number>();

    /** @param now milliseconds since 1970 UTC */
    constructor(
        private readonly ask: AskOwnership,
        private readonly now: () => number
    ) {}

    async owns(salonId: string, principal: string): Promise<boolean> {
        const until = this.#knownUntil.get(`${principal} ${salonId}`);
        return until !== undefined && this.now() < until ? true : this.ownsNow(salonId, principal);
    }

    async ownsNow(salonId: string, principal: string): Promise<boolean> {
        const owns = await this.ask(salonId, principal);
        const key = `${principal} ${salonId}`;
        this.#knownUntil.delete(key);
        if (owns) this.remember(key);
        return owns;
    }

    private remember(key: string): void {
        const oldest = this.#knownUntil.keys().next();
        if (this.#knownUntil.size >= MAX_OWNERSHIP_ANSWERS && oldest.done !== true) this.#knownUntil.delete(oldest.value);
        this.#knownUntil.set(key, this.now() + OWNERSHIP_TTL_MS);
    }
}
