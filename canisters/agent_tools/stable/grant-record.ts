import { joined } from '../../../src/bytes.js';
import { decodeUtf8, encodeUtf8 } from '../../shared/text-codec.js';
import { PRINCIPAL_KEY, principalKey, unpadded } from './keys.js';

/** What an owner let an agent do for her. Which subject and which agent says the record's key. */
export interface StoredGrant {
    /** It counts only while this principal owns the subject (rule 26). */
    readonly grantedBy: Uint8Array;
    readonly writes: boolean;
    /** Absent: every tool of the scope. */
    readonly tools?: readonly string[];
    readonly ownerApproves: boolean;
    /** Nanoseconds since 1970 UTC, as the next. */
    readonly grantedAt: bigint;
    readonly expiresAt: bigint;
    readonly writesPerDay: number;
    readonly approvalMinutes: number;
}

const VERSION = 1;
const WRITES = 1;
const OWNER_APPROVES = 2;
const HAS_TOOLS = 4;
const GRANTED_BY = 2;
const NUMBERS = GRANTED_BY + PRINCIPAL_KEY;
const TOOLS = NUMBERS + 24;

/** Binary, because every call of an agent reads one: principals and instants as text would cost more than the rest of the look-up. */
export function encodeGrant(grant: StoredGrant): Uint8Array {
    const tools = grant.tools === undefined ? new Uint8Array(0) : encodeUtf8(JSON.stringify(grant.tools));
    const bytes = joined([new Uint8Array(TOOLS), tools]);
    const view = new DataView(bytes.buffer);
    view.setUint8(0, VERSION);
    view.setUint8(
        1,
        (grant.writes ? WRITES : 0) + (grant.ownerApproves ? OWNER_APPROVES : 0) + (grant.tools === undefined ? 0 : HAS_TOOLS)
    );
    bytes.set(principalKey(grant.grantedBy), GRANTED_BY);
    view.setBigUint64(NUMBERS, grant.grantedAt);
    view.setBigUint64(NUMBERS + 8, grant.expiresAt);
    view.setUint32(NUMBERS + 16, grant.writesPerDay);
    view.setUint32(NUMBERS + 20, grant.approvalMinutes);
    return bytes;
}

/** @throws Error when a newer program wrote the record */
export function decodeGrant(bytes: Uint8Array): StoredGrant {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (view.getUint8(0) !== VERSION) throw new Error(`a grant has version ${view.getUint8(0)}, which this program does not know`);
    const flags = view.getUint8(1);
    return {
        grantedBy: unpadded(bytes.subarray(GRANTED_BY, NUMBERS)),
        writes: (flags & WRITES) !== 0,
        ...((flags & HAS_TOOLS) === 0 ? {} : { tools: JSON.parse(decodeUtf8(bytes.subarray(TOOLS))) as string[] }),
        ownerApproves: (flags & OWNER_APPROVES) !== 0,
        grantedAt: view.getBigUint64(NUMBERS),
        expiresAt: view.getBigUint64(NUMBERS + 8),
        writesPerDay: view.getUint32(NUMBERS + 16),
        approvalMinutes: view.getUint32(NUMBERS + 20)
    };
}
