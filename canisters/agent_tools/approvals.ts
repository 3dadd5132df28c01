/**
 * The owner's own word on what an agent is about to do (B1, rule 28). Neither the model nor its host can give it: she approves by a call that
 * she signs herself, and what she approves is the preview as it is stored, named by its digest.
 */
import { Principal } from 'azle';

import { sameBytes } from '../../src/bytes.js';
import { ConfirmationLedger } from '../../src/confirmations/confirmation-ledger.js';
import type { ConfirmationRecord } from '../../src/confirmations/confirmation-record.js';
import type { ApproveResult, Pending, PendingId, Subject as CandidSubject } from '../../src/core/generated/agent_tools.did.js';
import { failureResult } from '../../src/tool/failure-result.js';
import { ToolRefusal } from '../../src/tool/tool-refusal.js';
import { sha256 } from '../shared/sha256.js';
import { encodeUtf8 } from '../shared/text-codec.js';
import { latin1FromBytes } from '../../src/text/latin1-from-bytes.js';
import type { Caller } from './caller.js';
import { nowMs, type CanisterState } from './canister-state.js';
import { confirmationAt, isWaiting, waitingListener } from './confirmation-listener.js';
import { isCleanup } from './call-errors.js';
import { isOwnerNow } from './grants.js';
import { hexOf } from './hex.js';
import { isConversation } from './session.js';
import { confirmationKeyParts } from './stable/keys.js';
import { StableConfirmationStore } from './stable/stable-confirmation-store.js';
import { checkedSubject, subjectKey, subjectOfText, type Subject } from './subject.js';
import { canisterTexts } from './texts.pl.js';

const NANOSECONDS_A_MILLISECOND = 1_000_000n;

/** A preview that the caller may decide about. */
interface Decision {
    readonly subject: Subject;
    readonly store: StableConfirmationStore;
    readonly record: ConfirmationRecord;
}

/** What waits for the owner's approval, oldest first; nothing for anybody else. */
export function pendingOf(state: CanisterState, caller: Caller, candid: CandidSubject): Pending[] {
    const key = subjectKey(checkedSubject(candid));
    if (!state.owners.isOwner(key, caller.bytes)) return [];
    return state.waiting.of(key).flatMap((confirmation) => {
        const record = confirmationAt(state, confirmation);
        return record !== undefined && isWaiting(record) ? [pending(caller, confirmation, record)] : [];
    });
}

export async function approve(state: CanisterState, caller: Caller, id: PendingId, digest: Uint8Array): Promise<ApproveResult> {
    try {
        const { subject } = decision(state, caller, id);
        if (!(await isOwnerNow(state, caller, subject))) throw new ToolRefusal('forbidden', canisterTexts.onlyOwnerApproves);
        // Read again: it may have expired or been withdrawn while the coordinator was asked.
        const { store, record } = decision(state, caller, id);
        if (!sameBytes(digest, previewDigest(store.keyOf(record.id), record))) {
            throw new ToolRefusal('conflict', canisterTexts.otherPreview);
        }
        ledger(store).approve(record.id, hexOf(caller.bytes));
        return { ok: null };
    } catch (error) {
        if (isCleanup(error)) throw error;
        const { code, summary } = failureResult(error, 'pl');
        return { error: { code, summary } };
    }
}

/** Ends a preview that waits, for good. Says whether there was one. */
export function reject(state: CanisterState, caller: Caller, id: PendingId): boolean {
    try {
        const { store, record } = decision(state, caller, id);
        return ledger(store).withdraw(record.id);
    } catch (error) {
        if (error instanceof ToolRefusal) return false;
        throw error;
    }
}

/** @throws ToolRefusal `forbidden` also for a preview that is not there, so that strangers learn nothing */
function decision(state: CanisterState, caller: Caller, id: PendingId): Decision {
    const agent = id.agent.toUint8Array();
    if (!isConversation(id.conversation)) throw new ToolRefusal('invalid_arguments', canisterTexts.badConversation);
    const store = new StableConfirmationStore(state.confirmations, agent, id.conversation, waitingListener(state));
    const record = store.get(id.confirmation_id);
    const subject = record === undefined ? undefined : subjectOfText(record.subject);
    if (record === undefined || subject === undefined || !state.owners.isOwner(subjectKey(subject), caller.bytes)) {
        throw new ToolRefusal('forbidden', canisterTexts.onlyOwnerApproves);
    }
    if (sameBytes(agent, caller.bytes)) throw new ToolRefusal('forbidden', canisterTexts.agentCannotApprove);
    if (!isWaiting(record)) throw new ToolRefusal('not_found', canisterTexts.nothingWaits);
    return { subject, store, record };
}

function ledger(store: StableConfirmationStore): ConfirmationLedger {
    return new ConfirmationLedger({ store, now: nowMs, receipts: true });
}

function pending(owner: Caller, key: Uint8Array, record: ConfirmationRecord): Pending {
    const { caller, conversation } = confirmationKeyParts(key);
    return {
        id: {
            agent: Principal.fromUint8Array(caller),
            conversation: latin1FromBytes(conversation, 0, conversation.length),
            confirmation_id: record.id
        },
        tool: record.tool,
        summary: record.summary ?? '',
        digest: previewDigest(key, record),
        issued_at: BigInt(record.issuedAt) * NANOSECONDS_A_MILLISECOND,
        expires_at: BigInt(record.expiresAt) * NANOSECONDS_A_MILLISECOND,
        // What a former owner approved still waits for this one.
        approved: record.approvedBy === hexOf(owner.bytes)
    };
}

/** Of everything that was stored with the preview and that its confirmation will be held to. */
function previewDigest(key: Uint8Array, record: ConfirmationRecord): Uint8Array {
    const { subject, tool, digest, marks, summary, issuedAt, expiresAt } = record;
    return sha256([key, encodeUtf8(JSON.stringify([subject, tool, digest, marks, summary, issuedAt, expiresAt]))]);
}
