import { CONFIRMATION_ID } from '../confirmations/confirmation-id.js';
import type { AuditEntry } from '../core/generated/agent_tools.did.js';
import { canonicalAuditRecord } from './canonical-record.js';

const HASH = 32;
const NAT64_END = 1n << 64n;
/** Longest part of a record, principals and names alike. */
const MAX_PART = 255;

/**
 * The bytes that were hashed for an entry.
 *
 * @returns undefined for an entry that no canister writes: two different entries never have the same bytes
 */
export function hashedBytes(entry: AuditEntry): Uint8Array | undefined {
    const outcome = 'done' in entry.outcome ? 'done' : 'failed' in entry.outcome ? 'failed' : 'unknown';
    const code = Object.values(entry.outcome)[0] ?? '';
    const [approver] = entry.approved_by;
    const isNumber = [entry.index, entry.at].every((value) => value >= 0n && value < NAT64_END);
    const isAscii = [entry.tool, code].every((text) => text.length <= MAX_PART && /^[\x20-\x7e]*$/.test(text));
    const isWritten = isNumber && isAscii && CONFIRMATION_ID.test(entry.confirmation_id) && entry.arguments.length === HASH;
    if (!isWritten || (outcome === 'done') !== (code === '') || approver?.toUint8Array().length === 0) return undefined;
    return canonicalAuditRecord({
        index: entry.index,
        at: entry.at,
        outcome,
        code,
        caller: entry.caller.toUint8Array(),
        onBehalf: entry.on_behalf.toUint8Array(),
        approvedBy: approver?.toUint8Array() ?? new Uint8Array(),
        tool: entry.tool,
        confirmationId: entry.confirmation_id,
        arguments: Uint8Array.from(entry.arguments)
    });
}
