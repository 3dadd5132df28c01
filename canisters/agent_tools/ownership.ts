import { bytesText } from './caller.js';
import { MAX_OWNERSHIP_ANSWERS, NO_OWNER_TTL_MS, OWNERSHIP_TTL_MS } from './limits.js';
import { subjectText, type Subject } from './subject.js';

/**
 * Asks the coordinator whether a principal owns a salon now, or is a customer who lets this canister act for her.
 *
 * @throws CoreFailure
 */
export type AskOwnership = (subject: Subject, principal: Uint8Array) => Promise<boolean>;

interface Answer {
    readonly owns: boolean;
    /** Milliseconds since 1970 UTC. */
    readonly until: number;
}

/**
 * The coordinator's answers to "does she own the salon" and "does she let us act for her", kept in the heap: a yes for five minutes, so that a sold salon's old agents are out by
 * then (before a write it is asked afresh anyway, rule 26), and a no for one, so that those who are out cannot make this canister ask and ask.
 */
export class Ownership {
    readonly #answers = new Map<string, Answer>();

    /** @param now milliseconds since 1970 UTC */
    constructor(
        private readonly ask: AskOwnership,
        private readonly now: () => number
    ) {}

    async owns(subject: Subject, principal: Uint8Array): Promise<boolean> {
        const answer = this.#answers.get(keyOf(subject, principal));
        return answer !== undefined && this.now() < answer.until ? answer.owns : this.ownsNow(subject, principal);
    }

    async ownsNow(subject: Subject, principal: Uint8Array): Promise<boolean> {
        const owns = await this.ask(subject, principal);
        this.remember(keyOf(subject, principal), { owns, until: this.now() + (owns ? OWNERSHIP_TTL_MS : NO_OWNER_TTL_MS) });
        return owns;
    }

    private remember(key: string, answer: Answer): void {
        this.#answers.delete(key);
        const oldest = this.#answers.keys().next();
        if (this.#answers.size >= MAX_OWNERSHIP_ANSWERS && oldest.done !== true) this.#answers.delete(oldest.value);
        this.#answers.set(key, answer);
    }
}

function keyOf(subject: Subject, principal: Uint8Array): string {
    return `${subjectText(subject)} ${bytesText(principal)}`;
}
