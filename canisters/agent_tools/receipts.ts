import type { Receipt } from '../../src/core/generated/agent_tools.did.js';
import { ConfirmationLedger } from '../../src/confirmations/confirmation-ledger.js';
import type { ConfirmationRecord } from '../../src/confirmations/confirmation-record.js';
import type { Caller } from './caller.js';
import { nowMs, type CanisterState } from './canister-state.js';
import { waitingListener } from './confirmation-listener.js';
import { isConversation } from './session.js';
import { StableConfirmationStore } from './stable/stable-confirmation-store.js';

const NANOSECONDS_A_MILLISECOND = 1_000_000n;

/** What became of one of the caller's own confirmations; nothing for anybody else's. */
export function receiptOf(state: CanisterState, caller: Caller, conversation: string, id: string): [] | [Receipt] {
    const record = confirmationOf(state, caller, conversation, id);
    return record === undefined ? [] : [receipt(record)];
}

/** Ends a preview of the caller's own for good: a person's "no". */
export function withdraw(state: CanisterState, caller: Caller, conversation: string, id: string): boolean {
    const store = storeOf(state, caller, conversation);
    return store !== undefined && new ConfirmationLedger({ store, now: nowMs, receipts: true }).withdraw(id);
}

/** One of the caller's own confirmations. */
export function confirmationOf(state: CanisterState, caller: Caller, conversation: string, id: string): ConfirmationRecord | undefined {
    return storeOf(state, caller, conversation)?.get(id);
}

function storeOf(state: CanisterState, caller: Caller, conversation: string): StableConfirmationStore | undefined {
    if (caller.isAnonymous || !isConversation(conversation)) return undefined;
    return new StableConfirmationStore(state.confirmations, caller.bytes, conversation, waitingListener(state));
}

function receipt(record: ConfirmationRecord): Receipt {
    const isExpired = record.state === 'previewed' && nowMs() > record.expiresAt;
    return {
        tool: record.tool,
        state: { [isExpired ? 'expired' : record.state]: null } as Receipt['state'],
        issued_at: nanoseconds(record.issuedAt),
        settled_at: record.settledAt === undefined ? [] : [nanoseconds(record.settledAt)],
        summary: record.outcome === undefined ? [] : [record.outcome.summary]
    };
}

function nanoseconds(milliseconds: number): bigint {
    return BigInt(milliseconds) * NANOSECONDS_A_MILLISECOND;
}
