import { bigEndian, joined } from '../bytes.js';
import { idBytes } from '../confirmations/confirmation-id-bytes.js';
import { latin1Bytes } from '../text/latin1-bytes.js';

/** One attempt to write. No word of a customer or a salon: only who, when, which tool, and digests. */
export interface AuditRecord {
    readonly index: bigint;
    /** Nanoseconds since 1970 UTC. */
    readonly at: bigint;
    readonly outcome: 'done' | 'failed' | 'unknown';
    /** What the caller was told of a failure; empty when done. */
    readonly code: string;
    readonly caller: Uint8Array;
    readonly onBehalf: Uint8Array;
    /** Empty where nobody had to approve. */
    readonly approvedBy: Uint8Array;
    readonly tool: string;
    readonly confirmationId: string;
    /** Thirty-two bytes: SHA-256 of the subject's salt and what was confirmed. */
    readonly arguments: Uint8Array;
}

export const RECORD_VERSION = 1;
export const OUTCOMES = ['done', 'failed', 'unknown'] as const;
/** Length of what stands before the parts that have a length of their own. */
export const RECORD_FIXED = 1 + 8 + 8 + 1 + 4 + 32;

/** The one form of a record that is hashed and stored, at most 250 bytes: see docs/audit.md. */
export function canonicalAuditRecord(record: AuditRecord): Uint8Array {
    return joined([
        Uint8Array.of(RECORD_VERSION),
        bigEndian(record.index, 8),
        bigEndian(record.at, 8),
        Uint8Array.of(OUTCOMES.indexOf(record.outcome)),
        idBytes(record.confirmationId),
        record.arguments,
        ...[record.caller, record.onBehalf, record.approvedBy, latin1Bytes(record.tool), latin1Bytes(record.code)].flatMap((part) => [
            Uint8Array.of(part.length),
            part
        ])
    ]);
}
