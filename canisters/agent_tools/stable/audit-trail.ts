import { auditLeaf } from '../../../src/audit/audit-leaf.js';
import { canonicalAuditRecord, type AuditRecord } from '../../../src/audit/canonical-record.js';
import { bigEndian, joined, sameBytes } from '../../../src/bytes.js';
import { idBytes } from '../../../src/confirmations/confirmation-id-bytes.js';
import { sha256 } from '../../shared/sha256.js';
import type { StableMap } from '../../shared/stable-map.js';
import { encodeUtf8 } from '../../shared/text-codec.js';
import { MAX_AUDIT_ENTRIES } from '../limits.js';
import type { SubjectKey } from '../subject.js';
import { readAuditRecord, storedIdBytes } from './audit-record.js';
import type { CertifiedTree } from './certified-tree.js';

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

/** Entries of a trail with what links them to its certified head. */
export interface AuditExcerpt {
    readonly entries: readonly AuditEntry[];
    /** The hash before the first of them. */
    readonly before: Uint8Array;
    /** Digests of the records after the last of them, one after another. */
    readonly after: Uint8Array;
    /** In the certified tree; empty while the subject has no place in it. */
    readonly witness: Uint8Array;
}

interface StoredHead extends AuditHead {
    readonly saltDigest: Uint8Array;
    readonly slot: number;
}

/** The maps and the tree of all trails. */
export interface AuditPlaces {
    readonly heads: StableMap;
    readonly entries: StableMap;
    readonly tree: CertifiedTree;
}

const VERSION = 1;
const HASH = 32;
const SALT = 16;
const NO_HASH = new Uint8Array(HASH);
const NOTHING = new Uint8Array(0);

/**
 * An append-only record of every write attempt, a chain of hashes for each subject. Past the cap the oldest entries go, and the hash before the
 * oldest that stays is kept as a checkpoint, so that the chain can still be checked from there (rule 31). Each head is a leaf of the certified
 * tree.
 */
export class AuditTrail {
    /** @param seed secret bytes that the salts come from */
    constructor(
        private readonly places: AuditPlaces,
        private readonly seed: () => Uint8Array,
        private readonly cap = MAX_AUDIT_ENTRIES
    ) {}

    /** Gives a subject its place in the certified tree, so that its owner can be shown that nothing was written yet. */
    open(subject: SubjectKey): void {
        if (!this.places.heads.containsKey(subject)) this.writeHead(subject, this.newHead(subject));
    }

    append(subject: SubjectKey, { digest, ...write }: AuditedWrite): void {
        const head = this.storedHead(subject) ?? this.newHead(subject);
        const record = canonicalAuditRecord({ ...write, index: head.next, arguments: sha256([head.salt, encodeUtf8(digest)]) });
        const recordDigest = sha256([record]);
        const hash = sha256([head.head, recordDigest]);
        this.places.entries.insert(entryKey(subject, head.next), joined([record, recordDigest, hash]));
        this.writeHead(subject, this.withinCap(subject, { ...head, next: head.next + 1n, head: hash }));
    }

    head(subject: SubjectKey): AuditHead {
        return this.storedHead(subject) ?? emptyHead(this.saltOf(subject));
    }

    /** Entries from an index on, at most `limit`; what is not kept any more is skipped. */
    page(subject: SubjectKey, from: bigint, limit: number): AuditExcerpt {
        const { first, next } = this.head(subject);
        const start = from < first ? first : from > next ? next : from;
        const end = start + BigInt(limit) < next ? start + BigInt(limit) : next;
        return this.excerpt(subject, start, end);
    }

    /** How a confirmation ended; undefined when it has not, or when its entry is not kept any more. */
    find(subject: SubjectKey, caller: Uint8Array, confirmationId: string): AuditExcerpt | undefined {
        const { first, next } = this.head(subject);
        const id = idBytes(confirmationId);
        for (let index = next - 1n; index >= first; index--) {
            const stored = this.entryAt(subject, index);
            if (stored === undefined || !sameBytes(storedIdBytes(stored), id)) continue;
            if (sameBytes(entryOf(stored).caller, caller)) return this.excerpt(subject, index, index + 1n);
        }
        return undefined;
    }

    count(): number {
        return this.places.entries.len();
    }

    private excerpt(subject: SubjectKey, start: bigint, end: bigint): AuditExcerpt {
        const head = this.head(subject);
        const entries: AuditEntry[] = [];
        const after: Uint8Array[] = [];
        for (let index = start; index < head.next; index++) {
            const stored = this.entryAt(subject, index);
            if (stored === undefined) continue;
            if (index < end) entries.push(entryOf(stored));
            else after.push(recordDigestOf(stored));
        }
        return { entries, before: this.hashBefore(subject, head, start), after: joined(after), witness: this.witness(subject) };
    }

    private hashBefore(subject: SubjectKey, head: AuditHead, index: bigint): Uint8Array {
        if (index === head.first) return head.checkpoint;
        const before = this.entryAt(subject, index - 1n);
        return before === undefined ? NO_HASH : hashOf(before);
    }

    private witness(subject: SubjectKey): Uint8Array {
        const head = this.storedHead(subject);
        return head === undefined ? NOTHING : this.places.tree.witness(head.slot, leafOf(subject, head));
    }

    private entryAt(subject: SubjectKey, index: bigint): Uint8Array | undefined {
        return this.places.entries.get(entryKey(subject, index));
    }

    private withinCap(subject: SubjectKey, head: StoredHead): StoredHead {
        if (head.next - head.first <= BigInt(this.cap)) return head;
        const key = entryKey(subject, head.first);
        const oldest = this.places.entries.get(key);
        this.places.entries.remove(key);
        return { ...head, first: head.first + 1n, checkpoint: oldest === undefined ? head.checkpoint : hashOf(oldest) };
    }

    private newHead(subject: SubjectKey): StoredHead {
        const head = emptyHead(this.saltOf(subject));
        return { ...head, saltDigest: sha256([head.salt]), slot: this.places.tree.newSlot() };
    }

    private saltOf(subject: SubjectKey): Uint8Array {
        return sha256([this.seed(), subject]).slice(0, SALT);
    }

    private storedHead(subject: SubjectKey): StoredHead | undefined {
        const bytes = this.places.heads.get(subject);
        return bytes === undefined ? undefined : decodeHead(bytes);
    }

    private writeHead(subject: SubjectKey, head: StoredHead): void {
        const numbers = [bigEndian(head.first, 8), bigEndian(head.next, 8), bigEndian(BigInt(head.slot), 4)];
        const hashes = [head.checkpoint, head.head, head.saltDigest, head.salt];
        this.places.heads.insert(subject, joined([Uint8Array.of(VERSION), ...numbers, ...hashes]));
        this.places.tree.put(head.slot, leafOf(subject, head));
    }
}

function emptyHead(salt: Uint8Array): AuditHead {
    return { first: 0n, next: 0n, checkpoint: NO_HASH, head: NO_HASH, salt };
}

/** The key's padding tells nothing. */
function leafOf(subject: SubjectKey, head: StoredHead): Uint8Array {
    return auditLeaf(subject.subarray(0, 2 + (subject[1] ?? 0)), head);
}

function decodeHead(bytes: Uint8Array): StoredHead {
    if (bytes[0] !== VERSION) throw new Error(`an audit trail has version ${bytes[0]}, which this program does not know`);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const hashes = 1 + 8 + 8 + 4;
    return {
        first: view.getBigUint64(1),
        next: view.getBigUint64(9),
        slot: view.getUint32(17),
        checkpoint: bytes.slice(hashes, hashes + HASH),
        head: bytes.slice(hashes + HASH, hashes + 2 * HASH),
        saltDigest: bytes.slice(hashes + 2 * HASH, hashes + 3 * HASH),
        salt: bytes.slice(hashes + 3 * HASH)
    };
}

/** A stored entry is its record, the record's digest and its hash in the chain. */
function entryOf(bytes: Uint8Array): AuditEntry {
    return { ...readAuditRecord(bytes.subarray(0, bytes.length - 2 * HASH)), hash: hashOf(bytes) };
}

function recordDigestOf(bytes: Uint8Array): Uint8Array {
    return bytes.slice(bytes.length - 2 * HASH, bytes.length - HASH);
}

function hashOf(bytes: Uint8Array): Uint8Array {
    return bytes.slice(bytes.length - HASH);
}

function entryKey(subject: SubjectKey, index: bigint): Uint8Array {
    return joined([subject, bigEndian(index, 8)]);
}
