import { plainJson } from '../json/plain-json.js';
import type { ConfirmationLedger } from './confirmation-ledger.js';
import { MAX_LIVE_PREVIEWS } from './confirmation-ledger.js';
import type { ConfirmationRecord, StoredOutcome } from './confirmation-record.js';
import { argumentsDigest } from './digest.js';
import { confirmationTexts } from './texts.pl.js';

export type RefusalReason = 'no_preview' | 'same_turn' | 'not_approved' | 'different_arguments' | 'executing';

/** Why a confirmation did not go through. The first three are refusals of the protocol; the others exist only where receipts are kept. */
export type Verdict =
    | { readonly ok: true; readonly record: ConfirmationRecord }
    | { readonly ok: false; readonly reason: RefusalReason; readonly summary: string }
    | { readonly ok: false; readonly reason: 'repeated'; readonly summary: string; readonly outcome: StoredOutcome };

export interface PreviewDetails {
    /** What the summary promises: the name of the thing → its value as shown (rule 7). */
    readonly marks?: Readonly<Record<string, string>>;
    /** What the person is shown; kept only where the owner must approve it herself. */
    readonly summary?: string;
}

/** Thrown by `issue` when a conversation holds as many live previews as it may; none of them is dropped for a new one. */
export class TooManyPreviews extends Error {
    constructor() {
        super(confirmationTexts.too_many_previews);
        this.name = 'TooManyPreviews';
    }
}

/** How often an id is made anew when it is taken; with 32 live ids among 2³² even a second try is rare. */
const ID_TRIES = 8;

/**
 * The confirmations of one turn. `issue` at the preview, `check` before anything is read for the confirmed call, `redeem` right before the
 * write: the same verdict, but the id is used up by it. Between `redeem` and the write nothing may be awaited.
 */
export class TurnConfirmations {
    constructor(
        private readonly ledger: ConfirmationLedger,
        readonly turn: number,
        private readonly subject: string
    ) {}

    /** The same turn for the tools of one salon or customer, so that a preview for one cannot be confirmed for another. */
    forSubject(subject: string): TurnConfirmations {
        return new TurnConfirmations(this.ledger, this.turn, subject);
    }

    /**
     * Notes a preview and gives its id.
     *
     * @param args the arguments that will have to be sent back; plain JSON
     * @throws TypeError when `args` is not plain JSON within the limits of an argument object
     * @throws TooManyPreviews when the conversation is full
     */
    issue(toolName: string, args: unknown, details: PreviewDetails = {}): string {
        const digest = this.digest(toolName, args);
        if (digest === undefined) throw new TypeError('the arguments of a preview must be plain JSON');
        const now = this.ledger.now();
        if (this.ledger.store.dropExpired(now) >= MAX_LIVE_PREVIEWS) throw new TooManyPreviews();
        const record: ConfirmationRecord = {
            id: this.freeId(),
            subject: this.subject,
            tool: toolName,
            digest,
            marks: { ...details.marks },
            ...(this.ledger.needsApproval() ? { approval: 'needed' as const, summary: details.summary ?? '' } : {}),
            turn: this.turn,
            issuedAt: now,
            expiresAt: now + this.ledger.ttlMs,
            state: 'previewed'
        };
        this.ledger.store.put(record);
        return record.id;
    }

    /** Whether this call may go through; the id stays good. */
    check(toolName: string, args: unknown, id: unknown): Verdict {
        const record = typeof id === 'string' ? this.ledger.store.get(id) : undefined;
        if (record === undefined) return refused('no_preview');
        if (record.state !== 'previewed') return this.settled(record, toolName, args);
        if (this.ledger.now() > record.expiresAt) return refused('no_preview');
        const tooSoon = this.tooSoon(record);
        if (tooSoon !== undefined) return refused(tooSoon);
        if (record.digest !== this.digest(toolName, args)) return refused('different_arguments');
        return { ok: true, record };
    }

    /** The verdict of `check`, and the id used up when it is good. Call it after the last read, with the write following at once. */
    redeem(toolName: string, args: unknown, id: unknown): Verdict {
        const verdict = this.check(toolName, args, id);
        if (!verdict.ok) return verdict;
        if (this.ledger.receipts) this.ledger.store.put({ ...verdict.record, state: 'executing' });
        else this.ledger.store.delete(verdict.record.id);
        return verdict;
    }

    /** Notes what the write of a redeemed id came to. Does nothing where receipts are not kept. */
    settle(id: string, state: 'done' | 'failed' | 'unknown', outcome: StoredOutcome): void {
        const record = this.ledger.store.get(id);
        if (record === undefined || record.state !== 'executing') return;
        this.ledger.store.put({ ...record, state, outcome, settledAt: this.ledger.now() });
    }

    /** A preview made under a grant that asks for the owner's approval stays so, whatever the grant says by now. */
    private tooSoon(record: ConfirmationRecord): RefusalReason | undefined {
        if (record.approval === 'given' && this.ledger.isApprover(record.approvedBy ?? '')) return undefined;
        if (record.approval !== undefined || this.ledger.needsApproval()) return 'not_approved';
        return record.turn >= this.turn ? 'same_turn' : undefined;
    }

    private settled(record: ConfirmationRecord, toolName: string, args: unknown): Verdict {
        if (record.state === 'executing') return refused('executing');
        if (record.outcome === undefined || record.digest !== this.digest(toolName, args)) return refused('no_preview');
        return { ok: false, reason: 'repeated', summary: record.outcome.summary, outcome: record.outcome };
    }

    private digest(toolName: string, args: unknown): string | undefined {
        const plain = plainJson(args);
        return plain.ok ? argumentsDigest(this.subject, toolName, plain.value) : undefined;
    }

    private freeId(): string {
        for (let attempt = 0; attempt < ID_TRIES; attempt++) {
            const id = this.ledger.newId();
            if (this.ledger.store.get(id) === undefined) return id;
        }
        throw new Error('no free confirmation id could be made');
    }
}

function refused(reason: RefusalReason): Verdict {
    return { ok: false, reason, summary: confirmationTexts[reason] };
}
