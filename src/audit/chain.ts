import { sha256 } from '@noble/hashes/sha2';

import { joined, sameBytes } from '../bytes.js';
import type { AuditEntry } from '../core/generated/agent_tools.did.js';
import type { CertifiedHead } from './audit-leaf.js';
import { AuditProblemFound } from './audit-problem.js';
import { hashedBytes } from './candid-record.js';

/** Entries in a row, with the hash before the first and the digests of all records after the last. */
export interface ChainPart {
    readonly entries: readonly AuditEntry[];
    readonly before: Uint8Array;
    readonly after: Uint8Array;
}

const HASH = 32;

/**
 * Checks that entries stand in the chain that ends in a head, each in its place.
 *
 * @returns the index of the first of them, and that after the last
 * @throws AuditProblemFound `chain_broken`
 */
export function checkChain(
    { entries, before, after }: ChainPart,
    { first, next, checkpoint, head }: CertifiedHead
): readonly [bigint, bigint] {
    if (before.length !== HASH || after.length % HASH !== 0) throw new AuditProblemFound('chain_broken');
    const to = next - BigInt(after.length / HASH);
    const from = to - BigInt(entries.length);
    const isInPlace = from >= first && entries.every((entry, place) => entry.index === from + BigInt(place));
    if (!isInPlace || (from === first && !sameBytes(before, checkpoint))) throw new AuditProblemFound('chain_broken');
    if (!sameBytes(passed(after, entries.reduce(withEntry, before)), head)) throw new AuditProblemFound('chain_broken');
    return [from, to];
}

function withEntry(hash: Uint8Array, entry: AuditEntry): Uint8Array {
    const bytes = hashedBytes(entry);
    const own = bytes === undefined ? undefined : chained(hash, sha256(bytes));
    if (own === undefined || !sameBytes(own, entry.hash)) throw new AuditProblemFound('chain_broken');
    return own;
}

function passed(digests: Uint8Array, from: Uint8Array): Uint8Array {
    let hash = from;
    for (let at = 0; at < digests.length; at += HASH) hash = chained(hash, digests.subarray(at, at + HASH));
    return hash;
}

function chained(hash: Uint8Array, recordDigest: Uint8Array): Uint8Array {
    return sha256(joined([hash, recordDigest]));
}
