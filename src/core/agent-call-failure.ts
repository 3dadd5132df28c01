import {
    AgentError,
    CertifiedRejectErrorCode,
    HttpErrorCode,
    UncertifiedRejectErrorCode,
    UncertifiedRejectUpdateErrorCode
} from '@dfinity/agent';
import { callFailure, type CallKind } from './call-failure.js';
import { CoreFailure } from './core-failure.js';

/**
 * The failure for whatever `@dfinity/agent` threw. A write whose answer did not arrive, or could not be verified or read, may have been done.
 */
export function agentCallFailure(kind: CallKind, error: unknown): CoreFailure {
    const code = error instanceof AgentError ? error.code : undefined;
    if (code instanceof CertifiedRejectErrorCode || code instanceof UncertifiedRejectErrorCode) return callFailure(kind, code.rejectCode);
    // Refused at the door: neither of these was taken up for execution.
    if (code instanceof UncertifiedRejectUpdateErrorCode || isClientError(code)) return new CoreFailure('unavailable');
    return callFailure(kind);
}

function isClientError(code: unknown): boolean {
    return code instanceof HttpErrorCode && code.status >= 400 && code.status < 500;
}
