/** Every code an error of a tool can have, and whether the same call may go through later (rule 9). */
export const TOOL_ERROR_CODES = {
    /** The arguments are wrong; the summary says what to send instead. */
    invalid_arguments: { retryable: false },
    /** The salon, service, worker or other thing does not exist. */
    not_found: { retryable: false },
    /** The caller may not do this. */
    forbidden: { retryable: false },
    /** The salon's or customer's actions of today are used up. */
    quota_exceeded: { retryable: true },
    /** Too many calls or previews in a short time. */
    rate_limited: { retryable: true },
    /** What the preview promised no longer holds; a new preview is needed. */
    conflict: { retryable: false },
    /** Somebody else has the time by now. */
    slot_taken: { retryable: false },
    /** The salon system does not answer now. Nothing was written. */
    unavailable: { retryable: true },
    /** The answer to a write was lost: it may or may not have been done, and must be looked up. */
    outcome_unknown: { retryable: false },
    /** A mistake of ours. Carries no details. */
    internal: { retryable: false }
} as const satisfies Record<string, { readonly retryable: boolean }>;

export type ToolErrorCode = keyof typeof TOOL_ERROR_CODES;
