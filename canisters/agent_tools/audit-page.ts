import { dataCertificate, Principal } from 'azle';

import type {
    AuditEntry as CandidEntry,
    AuditPage,
    ReceiptProof,
    Subject as CandidSubject
} from '../../src/core/generated/agent_tools.did.js';
import { ToolRefusal } from '../../src/tool/tool-refusal.js';
import type { Caller } from './caller.js';
import type { CanisterState } from './canister-state.js';
import { MAX_AUDIT_PAGE } from './limits.js';
import { confirmationOf } from './receipts.js';
import type { AuditEntry } from './stable/audit-trail.js';
import { checkedSubject, subjectKey, subjectOfText } from './subject.js';
import { canisterTexts } from './texts.pl.js';

/** A page of the owner's audit trail. @throws ToolRefusal `forbidden` to everybody else */
export function auditPage(state: CanisterState, caller: Caller, candid: CandidSubject, from: bigint, limit: number): AuditPage {
    const key = subjectKey(checkedSubject(candid));
    if (!state.owners.isOwner(key, caller.bytes)) throw new ToolRefusal('forbidden', canisterTexts.onlyOwnerAudits);
    const { entries, ...proof } = state.audit.page(key, from, Math.min(limit, MAX_AUDIT_PAGE));
    return { ...state.audit.head(key), entries: entries.map(candidEntry), ...proof, certificate: certificate() };
}

/** How one of the caller's own confirmations ended, with its proof; nothing for anybody else's. */
export function receiptProof(state: CanisterState, caller: Caller, conversation: string, id: string): [] | [ReceiptProof] {
    const subject = subjectOfText(confirmationOf(state, caller, conversation, id)?.subject ?? '');
    const excerpt = subject === undefined ? undefined : state.audit.find(subjectKey(subject), caller.bytes, id);
    const [entry] = excerpt?.entries ?? [];
    if (excerpt === undefined || entry === undefined) return [];
    const { before, after, witness } = excerpt;
    return [{ entry: candidEntry(entry), before, after, witness, certificate: certificate() }];
}

/** There is none in an update. */
function certificate(): [] | [Uint8Array] {
    const bytes = dataCertificate();
    return bytes === undefined ? [] : [bytes];
}

function candidEntry(entry: AuditEntry): CandidEntry {
    return {
        index: entry.index,
        at: entry.at,
        caller: Principal.fromUint8Array(entry.caller),
        on_behalf: Principal.fromUint8Array(entry.onBehalf),
        tool: entry.tool,
        confirmation_id: entry.confirmationId,
        arguments: entry.arguments,
        approved_by: entry.approvedBy.length === 0 ? [] : [Principal.fromUint8Array(entry.approvedBy)],
        outcome: outcome(entry),
        hash: entry.hash
    };
}

function outcome({ outcome, code }: AuditEntry): CandidEntry['outcome'] {
    if (outcome === 'done') return { done: null };
    return outcome === 'failed' ? { failed: code } : { unknown: code };
}
