import { Principal } from '@dfinity/principal';

import { bigEndian, joined } from '../bytes.js';
import type { Subject } from '../core/generated/agent_tools.did.js';

/** What is certified of the trail of one subject. */
export interface CertifiedHead {
    /** The oldest index that is kept, and the next one. */
    readonly first: bigint;
    readonly next: bigint;
    /** The hash before the oldest entry that is kept, and that of the newest: 32 bytes each. */
    readonly checkpoint: Uint8Array;
    readonly head: Uint8Array;
    /** SHA-256 of the subject's salt: a receipt's proof shows this leaf to an agent, and the salt is the owner's. */
    readonly saltDigest: Uint8Array;
}

const VERSION = 1;
const SALON = 1;
const CUSTOMER = 2;
const HASH = 32;
const COUNT = 8;

/** @param subject its kind (1 salon, 2 customer), the length of its id and the id, a byte a character */
export function auditLeaf(subject: Uint8Array, { first, next, checkpoint, head, saltDigest }: CertifiedHead): Uint8Array {
    return joined([Uint8Array.of(VERSION), subject, bigEndian(first, COUNT), bigEndian(next, COUNT), checkpoint, head, saltDigest]);
}

/** @returns undefined for anything that `auditLeaf` does not write */
export function readAuditLeaf(bytes: Uint8Array): { readonly subject: Subject; readonly head: CertifiedHead } | undefined {
    const [version, kind, length = 0] = bytes;
    const id = bytes.slice(3, 3 + length);
    const counts = 3 + length;
    const hashes = counts + 2 * COUNT;
    if (version !== VERSION || bytes.length !== hashes + 3 * HASH || (kind !== SALON && kind !== CUSTOMER)) return undefined;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const hash = (place: number) => bytes.slice(hashes + place * HASH, hashes + (place + 1) * HASH);
    return {
        subject: kind === SALON ? { salon: String.fromCharCode(...id) } : { customer: Principal.fromUint8Array(id) },
        head: {
            first: view.getBigUint64(counts),
            next: view.getBigUint64(counts + COUNT),
            checkpoint: hash(0),
            head: hash(1),
            saltDigest: hash(2)
        }
    };
}
