import type { JsonObject } from '../json/json-value.js';

/**
 * Where a confirmation stands. `previewed` may become `executing` once, right before the write; that becomes `done`, `failed` (nothing was
 * written) or `unknown` (the answer was lost). `withdrawn` is a person's "no". That a preview has expired follows from the clock.
 */
export type ConfirmationState = 'previewed' | 'executing' | 'done' | 'failed' | 'unknown' | 'withdrawn';

/** What a write came to, as it was told; kept so that a repeated confirmation can be answered without a second write. */
export interface StoredOutcome {
    readonly status: 'ok' | 'error';
    readonly code?: string;
    readonly summary: string;
    readonly data?: JsonObject;
}

export interface ConfirmationRecord {
    /** `c-` and eight hexadecimal digits. */
    readonly id: string;
    /** The salon or customer that it is about; empty where a host has only one. */
    readonly subject: string;
    readonly tool: string;
    /** Of subject, tool and normalised arguments (see digest.ts). */
    readonly digest: string;
    /** What the summary promised, as a person reads it: the name of the thing → its value when the preview was shown (rule 7). */
    readonly marks: Readonly<Record<string, string>>;
    /**
     * Of a preview that the owner must approve herself before it may be confirmed (rule 28): whether she has. Her approval stands in the place
     * of the later turn.
     */
    readonly approval?: 'needed' | 'given';
    /** What she is asked to approve, as it was shown; kept of such previews only. */
    readonly summary?: string;
    /** Who approved, in the host's words. */
    readonly approvedBy?: string;
    /** The turn whose message led to the preview. */
    readonly turn: number;
    /** Milliseconds since 1970 UTC. */
    readonly issuedAt: number;
    /** Milliseconds since 1970 UTC; the preview is still good at this very millisecond. */
    readonly expiresAt: number;
    readonly state: ConfirmationState;
    /** Milliseconds since 1970 UTC; when `done`, `failed` or `unknown` was written. */
    readonly settledAt?: number;
    readonly outcome?: StoredOutcome;
}
