import type { ConfirmationRecord } from '../../src/confirmations/confirmation-record.js';
import { ToolRefusal } from '../../src/tool/tool-refusal.js';
import { nowMs, type CanisterState } from './canister-state.js';
import { MAX_WAITING_PREVIEWS } from './limits.js';
import { decodeConfirmation } from './stable/confirmation-records.js';
import type { WriteFor } from './stable/open-writes.js';
import type { ConfirmationListener } from './stable/stable-confirmation-store.js';
import { subjectKey, subjectOfText, type SubjectKey } from './subject.js';
import { canisterTexts } from './texts.pl.js';

/** Keeps the owner's list of previews that wait for her in step with the ledger. */
export function waitingListener(state: CanisterState): ConfirmationListener {
    const leave = (key: Uint8Array, record: ConfirmationRecord) => {
        const subject = record.approval === undefined ? undefined : subjectOfText(record.subject);
        if (subject !== undefined) state.waiting.remove(subjectKey(subject), key);
    };
    return { beginning: leave, withdrawn: leave };
}

/**
 * For a call of a tool: the same, and writes are written down.
 *
 * @param begun hears the key of each confirmation whose write begins
 */
export function writingListener(state: CanisterState, whom: WriteFor, begun: (key: Uint8Array) => void): ConfirmationListener {
    const waiting = waitingListener(state);
    return {
        ...waiting,
        issuing: (key, record) => {
            if (record.approval !== undefined) addWaiting(state, whom.subject, key);
        },
        beginning: (key, record) => {
            waiting.beginning?.(key, record);
            state.journal.begin(key, whom);
            begun(key);
        },
        settled: (key, record) => state.journal.end(key, record)
    };
}

/** Whether a stored confirmation is a preview that can still be approved. */
export function isWaiting(record: ConfirmationRecord): boolean {
    return record.state === 'previewed' && record.approval !== undefined && nowMs() <= record.expiresAt;
}

/** The record of a confirmation by its key. */
export function confirmationAt(state: CanisterState, key: Uint8Array): ConfirmationRecord | undefined {
    const bytes = state.confirmations.confirmations.get(key);
    return bytes === undefined ? undefined : decodeConfirmation(bytes);
}

function addWaiting(state: CanisterState, subject: SubjectKey, key: Uint8Array): void {
    if (state.waiting.of(subject).length >= MAX_WAITING_PREVIEWS) dropDead(state, subject);
    state.waiting.add(subject, key);
}

/** @throws ToolRefusal `rate_limited` when all that wait are alive; none of them is dropped for a new one */
function dropDead(state: CanisterState, subject: SubjectKey): void {
    const alive = state.waiting.keep(subject, (key) => {
        const record = confirmationAt(state, key);
        return record !== undefined && isWaiting(record);
    });
    if (alive >= MAX_WAITING_PREVIEWS) throw new ToolRefusal('rate_limited', canisterTexts.tooManyWaiting(MAX_WAITING_PREVIEWS));
}
