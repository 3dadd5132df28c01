import { OUTCOMES, RECORD_FIXED, RECORD_VERSION, type AuditRecord } from '../../../src/audit/canonical-record.js';
import { latin1FromBytes } from '../../../src/text/latin1-from-bytes.js';
import { idFromBytes } from './keys.js';

const ID_AT = 18;
const ID_BYTES = 4;

/** The id's bytes of a record, without reading the rest: a search passes thousands. */
export function storedIdBytes(record: Uint8Array): Uint8Array {
    return record.subarray(ID_AT, ID_AT + ID_BYTES);
}

/** @throws Error for a record of a newer program */
export function readAuditRecord(bytes: Uint8Array): AuditRecord {
    if (bytes[0] !== RECORD_VERSION) throw new Error(`an audit entry has version ${bytes[0]}, which this program does not know`);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const parts: Uint8Array[] = [];
    for (let at = RECORD_FIXED; at < bytes.length; at += 1 + (bytes[at] ?? 0)) parts.push(bytes.slice(at + 1, at + 1 + (bytes[at] ?? 0)));
    const [caller = NOTHING, onBehalf = NOTHING, approvedBy = NOTHING, tool = NOTHING, code = NOTHING] = parts;
    return {
        index: view.getBigUint64(1),
        at: view.getBigUint64(9),
        outcome: OUTCOMES[view.getUint8(17)] ?? 'unknown',
        confirmationId: idFromBytes(bytes, ID_AT),
        arguments: bytes.slice(ID_AT + ID_BYTES, RECORD_FIXED),
        caller,
        onBehalf,
        approvedBy,
        tool: latin1FromBytes(tool, 0, tool.length),
        code: latin1FromBytes(code, 0, code.length)
    };
}

const NOTHING = new Uint8Array(0);
