import { parseBooksyAddress, parseBooksyRedirect, type BooksyAddress } from '../../../src/booksy/booksy-address.js';
import { BooksyFailure } from '../../../src/booksy/booksy-failure.js';
import { MOST_REDIRECTS } from '../../../src/booksy/booksy-profile-reader.js';
import type { SultanaSalonDraft } from '../../../src/booksy/draft.js';
import { MAX_PAGE_BYTES, MIN_CYCLES_FOR_OUTCALLS } from '../limits.js';
import type { DraftCache } from './draft-cache.js';
import type { Outcall } from './http-outcall.js';
import { decodePageAnswer } from './page-answer.js';
import type { ReadBudget } from './read-budget.js';

/** The world outside, as far as reading a profile goes. */
export interface OutcallHost {
    /** @throws BooksyFailure */
    fetch(outcall: Outcall): Promise<Uint8Array>;
    cyclesOf(outcall: Outcall): bigint;
    /** Cycles that the canister has. */
    balance(): bigint;
}

/** For whom a profile is read, and how. */
export interface ReadFor {
    /** The principal of the owner for whom the call runs: hers is the budget, however many agents she has. */
    readonly owner: Uint8Array;
    /** A query cannot fetch; it gets what was read lately. */
    readonly isQuery: boolean;
}

/**
 * Reads profiles for owners and their agents: from the cache, else by outcalls within the day's budget, while the canister has cycles to spare.
 *
 * Two calls never wait for one read. A message that awaited another's promise would continue inside that other message and answer its caller, so the
 * second is told that the profile is being read; what the first gets will serve it then.
 */
export class ProfileReads {
    readonly #underWay = new Set<number>();

    constructor(
        private readonly cache: DraftCache,
        private readonly budget: ReadBudget,
        private readonly host: OutcallHost
    ) {}

    /**
     * @param url as a person copied it
     * @throws BooksyFailure; the run time's own clean-up error passes through
     */
    async read(url: string, { owner, isQuery }: ReadFor): Promise<SultanaSalonDraft> {
        const address = parseBooksyAddress(url);
        if (address === undefined) throw new BooksyFailure('address');
        const known = this.cache.get(address.id);
        if (known !== undefined) return known;
        if (isQuery) throw new BooksyFailure('not_in_query');
        if (this.#underWay.has(address.id)) throw new BooksyFailure('being_read');
        this.#underWay.add(address.id);
        try {
            return await this.fetchDraft(address, owner);
        } finally {
            // Runs once more in the clean-up after a trap; taking an id out twice is the same as once.
            this.#underWay.delete(address.id);
        }
    }

    private async fetchDraft(start: BooksyAddress, owner: Uint8Array): Promise<SultanaSalonDraft> {
        let address = start;
        for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
            const bytes = await this.fetchPage(address, owner);
            const answer = decodePageAnswer(bytes);
            if ('problem' in answer) throw new BooksyFailure(answer.problem);
            if ('draft' in answer) {
                this.cache.put(start.id, bytes, answer.draft);
                return answer.draft;
            }
            const target = parseBooksyRedirect(answer.redirect, address);
            if (target === undefined) throw new BooksyFailure('moved_elsewhere');
            address = target;
        }
        throw new BooksyFailure('moved_elsewhere', 'too many redirects');
    }

    private fetchPage({ url }: BooksyAddress, owner: Uint8Array): Promise<Uint8Array> {
        const outcall: Outcall = { url, context: url, maxResponseBytes: MAX_PAGE_BYTES };
        if (this.host.balance() - this.host.cyclesOf(outcall) < MIN_CYCLES_FOR_OUTCALLS) throw new BooksyFailure('reads_stopped');
        if (!this.budget.spend(owner)) throw new BooksyFailure('reads_used_up');
        return this.host.fetch(outcall);
    }
}
