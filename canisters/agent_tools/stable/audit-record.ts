import { latin1Bytes } from '../../shared/candid/latin1-bytes.js';
import { latin1FromBytes } from '../../shared/text/utf8-latin1.js';
import { bigEndian, idBytes, idFromBytes, joined } from './keys.js';

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

const VERSION = 1;
const OUTCOMES = ['done', 'failed', 'unknown'] as const;
const FIXED = 1 + 8 + 8 + 1 + 4 + 32;

/** The one form of a record that is hashed and stored, at most 250 bytes: see docs/audit.md. */
export function canonicalAuditRecord(record: AuditRecord): Uint8Array {
    return joined([
        Uint8Array.of(VERSION),
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

/** @throws Error for a record of a newer program */
export function readAuditRecord(bytes: Uint8Array): AuditRecord {
    if (bytes[0] !== VERSION) throw new Error(`an audit entry has version ${bytes[0]}, which this program does not know`);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const parts: Uint8Array[] = [];
    for (let at = FIXED; at < bytes.length; at += 1 + (bytes[at] ?? 0)) parts.push(bytes.slice(at + 1, at + 1 + (bytes[at] ?? 0)));
    const [caller = NOTHING, onBehalf = NOTHING, approvedBy = NOTHING, tool = NOTHING, code = NOTHING] = parts;
    return {
        index: view.getBigUint64(1),
        at: view.getBigUint64(9),
        outcome: OUTCOMES[view.getUint8(17)] ?? 'unknown',
        confirmationId: idFromBytes(bytes, 18),
        arguments: bytes.slice(22, FIXED),
        caller,
        onBehalf,
        approvedBy,
        tool: latin1FromBytes(tool, 0, tool.length),
        code: latin1FromBytes(code, 0, code.length)
    };
}

const NOTHING = new Uint8Array(0);
