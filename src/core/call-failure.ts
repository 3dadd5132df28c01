import { CoreFailure } from './core-failure.js';

/** Whether a call could have changed anything. */
export type CallKind = 'read' | 'write';

/** The canister said no by itself (`msgReject`), so asking again is no use. */
const CANISTER_REJECT = 4;
/** SYS_FATAL, SYS_TRANSIENT, DESTINATION_INVALID and, because the coordinator writes within one message, CANISTER_ERROR. */
const NOTHING_WRITTEN: ReadonlySet<number> = new Set([1, 2, 3, 5]);

/**
 * The failure for a call that brought no usable answer.
 *
 * @param rejectCode the IC's reject code; left out when the answer was lost or could not be read
 */
export function callFailure(kind: CallKind, rejectCode?: number): CoreFailure {
    if (rejectCode === CANISTER_REJECT) return new CoreFailure('invalid_arguments');
    const harmless = kind === 'read' || (rejectCode !== undefined && NOTHING_WRITTEN.has(rejectCode));
    return new CoreFailure(harmless ? 'unavailable' : 'outcome_unknown');
}
