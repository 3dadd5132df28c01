import { sha256 } from '../../shared/sha256.js';
import type { StableMap } from '../../shared/stable-map.js';
import { encodeUtf8 } from '../../shared/text-codec.js';
import { MAX_AUDIT_ENTRIES } from '../limits.js';
import type { SubjectKey } from '../subject.js';
import { canonicalAuditRecord, readAuditRecord, type AuditRecord } from './audit-record.js';
import { bigEndian, joined } from './keys.js';

/** What is told of an attempt; the rest follows from the trail. */
export interface AuditedWrite extends Omit<AuditRecord, 'index' | 'arguments'> {
    /** What was confirmed, as the ledger compares it. */
    readonly digest: string;
}

export interface AuditEntry extends AuditRecord {
    readonly hash: Uint8Array;
}

export interface AuditHead {
    /** The oldest index that is kept, and the next one. */
    readonly first: bigint;
    readonly next: bigint;
    /** The hash before the oldest entry that is kept, and that of the newest. */
    readonly checkpoint: Uint8Array;
    readonly head: Uint8Array;
    /** Times and prices can be guessed, so digests of arguments are made with it. */
    readonly salt: Uint8Array;
}

const VERSION = 1;
const HASH = 32;
const SALT = 16;
const NO_HASH = new Uint8Array(HASH);

/**
 * An append-only record of every write attempt, a chain of hashes for each subject. Past the cap the oldest entries go, and the hash before the
 * oldest that stays is kept as a checkpoint, so that the chain can still be checked from there (rule 31).
 */
export class AuditTrail {
    /** @param seed secret bytes that the salts come from */
    constructor(
        private readonly heads: StableMap,
        private readonly entries: StableMap,
        private readonly seed: () => Uint8Array,
        private readonly cap = MAX_AUDIT_ENTRIES
    ) {}

    append(subject: SubjectKey, { digest, ...write }: AuditedWrite): void {
        const head = this.head(subject);
        const record = canonicalAuditRecord({ ...write, index: head.next, arguments: sha256([head.salt, encodeUtf8(digest)]) });
        const hash = sha256([head.head, record]);
        this.entries.insert(entryKey(subject, head.next), joined([record, hash]));
        this.writeHead(subject, this.withinCap(subject, { ...head, next: head.next + 1n, head: hash }));
    }

    head(subject: SubjectKey): AuditHead {
        const bytes = this.heads.get(subject);
        if (bytes !== undefined) return decodeHead(bytes);
        const salt = sha256([this.seed(), subject]).slice(0, SALT);
        return { first: 0n, next: 0n, checkpoint: NO_HASH, head: NO_HASH, salt };
    }

    /** Entries from an index on, at most `limit`; what is not kept any more is skipped. */
    page(subject: SubjectKey, from: bigint, limit: number): readonly AuditEntry[] {
        const { first, next } = this.head(subject);
        const page: AuditEntry[] = [];
        for (let index = from < first ? first : from; index < next && page.length < limit; index++) {
            const bytes = this.entries.get(entryKey(subject, index));
            if (bytes !== undefined) page.push(entryOf(bytes));
        }
        return page;
    }

    count(): number {
        return this.entries.len();
    }

    private withinCap(subject: SubjectKey, head: AuditHead): AuditHead {
        if (head.next - head.first <= BigInt(this.cap)) return head;
        const key = entryKey(subject, head.first);
        const oldest = this.entries.get(key);
        this.entries.remove(key);
        const checkpoint = oldest === undefined ? head.checkpoint : oldest.slice(oldest.length - HASH);
        return { ...head, first: head.first + 1n, checkpoint };
    }

    private writeHead(subject: SubjectKey, head: AuditHead): void {
        const counts = [bigEndian(head.first, 8), bigEndian(head.next, 8)];
        this.heads.insert(subject, joined([Uint8Array.of(VERSION), ...counts, head.checkpoint, head.head, head.salt]));
    }
}

function decodeHead(bytes: Uint8Array): AuditHead {
    if (bytes[0] !== VERSION) throw new Error(`an audit trail has version ${bytes[0]}, which this program does not know`);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return {
        first: view.getBigUint64(1),
        next: view.getBigUint64(9),
        checkpoint: bytes.slice(17, 17 + HASH),
        head: bytes.slice(17 + HASH, 17 + 2 * HASH),
        salt: bytes.slice(17 + 2 * HASH)
    };
}

function entryOf(bytes: Uint8Array): AuditEntry {
    const end = bytes.length - HASH;
    return { ...readAuditRecord(bytes.subarray(0, end)), hash: bytes.slice(end) };
}

function entryKey(subject: SubjectKey, index: bigint): Uint8Array {
    return joined([subject, bigEndian(index, 8)]);
}
