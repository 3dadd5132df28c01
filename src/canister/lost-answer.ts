import {
    AgentError,
    CertifiedRejectErrorCode,
    HttpErrorCode,
    UncertifiedRejectErrorCode,
    UncertifiedRejectUpdateErrorCode
} from '@dfinity/agent';

/** What a call that brought no answer means: it was not taken up, the canister would not read it, or nobody can say. */
export type NoAnswer = 'not_done' | 'not_understood' | 'lost';

const CANISTER_REJECT = 4;
/** SYS_FATAL, SYS_TRANSIENT, DESTINATION_INVALID: the call did not reach the canister's code. */
const BEFORE_EXECUTION: ReadonlySet<number> = new Set([1, 2, 3]);

/**
 * Of whatever `@dfinity/agent` threw. A trap of the agent tools themselves (reject code 5) may have come after the salon system had written, so
 * it is a lost answer too: unlike the salon system, they do not work within one message.
 */
export function noAnswer(error: unknown): NoAnswer {
    const code = error instanceof AgentError ? error.code : undefined;
    // Refused at the door: neither of these was taken up for execution.
    if (code instanceof UncertifiedRejectUpdateErrorCode) return 'not_done';
    if (code instanceof HttpErrorCode && code.status >= 400 && code.status < 500) return 'not_done';
    if (!(code instanceof CertifiedRejectErrorCode || code instanceof UncertifiedRejectErrorCode)) return 'lost';
    if (code.rejectCode === CANISTER_REJECT) return 'not_understood';
    return BEFORE_EXECUTION.has(code.rejectCode) ? 'not_done' : 'lost';
}
