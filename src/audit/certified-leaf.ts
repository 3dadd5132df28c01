import { Cbor, flatten_forks, lookup_path, lookupResultToBuffer, reconstruct, type Cert, type HashTree } from '@dfinity/agent';
import { Principal } from '@dfinity/principal';

import { sameBytes } from '../bytes.js';
import type { Subject } from '../core/generated/agent_tools.did.js';
import { readAuditLeaf, type CertifiedHead } from './audit-leaf.js';
import { AuditProblemFound } from './audit-problem.js';
import { checkSignature, type VerifySignature } from './certificate-signature.js';

/** How certificates are judged. */
export interface TrustOptions {
    /** The root key of the network, DER: `agent.rootKey` of an agent that has it from a place you trust. */
    readonly rootKey: Uint8Array;
    readonly canisterId: Principal | string;
    /** Milliseconds that a certificate may be old; five minutes unless given. Infinity for a page that was kept. */
    readonly maxAgeMs?: number;
    /** Milliseconds since 1970 UTC; the clock unless given. */
    readonly now?: () => number;
    /** A faster check of BLS signatures than @noble/curves', where there is one. */
    readonly blsVerify?: VerifySignature;
}

/** What a canister has had certified, and when. */
export interface CertifiedLeaf {
    readonly subject: Subject;
    readonly head: CertifiedHead;
    /** Milliseconds since 1970 UTC. */
    readonly certifiedAt: number;
}

const FIVE_MINUTES_MS = 5 * 60 * 1000;
const NANOSECONDS_A_MILLISECOND = 1_000_000n;

/** The leaf that a witness shows, before anything vouches for it. @throws AuditProblemFound `witness_malformed` */
export function shownLeaf(witness: Uint8Array): { readonly subject: Subject; readonly head: CertifiedHead } {
    return readOr('witness_malformed', () => {
        const shown = flatten_forks(canonical<HashTree>(witness)).filter(([kind]) => kind === LABELED);
        const [, , content] = shown.length === 1 ? (shown[0] as [number, Uint8Array, HashTree]) : [];
        return content?.[0] === LEAF ? readAuditLeaf(content[1]) : undefined;
    });
}

/**
 * Checks that the canister has had the root of a witness certified.
 *
 * @returns when, in milliseconds since 1970 UTC
 * @throws AuditProblemFound
 */
export async function certifiedTime(witness: Uint8Array, certificate: Uint8Array | undefined, options: TrustOptions): Promise<number> {
    if (certificate === undefined) throw new AuditProblemFound('no_certificate');
    const canisterId = Principal.from(options.canisterId);
    const root = await rootOf(witness);
    const { data, time } = readOr('certificate_malformed', () => certifiedValues(certificate, canisterId));
    if (data === undefined || !sameBytes(data, root)) throw new AuditProblemFound('not_what_is_certified');
    await checkSignature(certificate, { ...options, canisterId }).catch(() => {
        throw new AuditProblemFound('certificate_not_trusted');
    });
    return checkedTime(time, options);
}

const LABELED = 2;
const LEAF = 3;

async function rootOf(witness: Uint8Array): Promise<Uint8Array> {
    try {
        return await reconstruct(canonical<HashTree>(witness));
    } catch {
        throw new AuditProblemFound('witness_malformed');
    }
}

function certifiedValues(certificate: Uint8Array, canisterId: Principal) {
    const { tree, delegation } = canonical<Cert>(certificate);
    if (delegation !== undefined) canonical(delegation.certificate);
    const valueAt = (...path: (string | Uint8Array)[]) => lookupResultToBuffer(lookup_path(path, tree));
    return { data: valueAt('canister', canisterId.toUint8Array(), 'certified_data'), time: valueAt('time') };
}

/** What a node sent may be anything, so whatever it makes the library throw is its problem. */
function readOr<T>(problem: 'witness_malformed' | 'certificate_malformed', read: () => T | undefined): T {
    let value: T | undefined;
    try {
        value = read();
    } catch {
        throw new AuditProblemFound(problem);
    }
    if (value === undefined) throw new AuditProblemFound(problem);
    return value;
}

/** Only the one form that an encoder writes is taken: otherwise some bytes could be changed without a trace. @throws Error */
function canonical<T>(bytes: Uint8Array): T {
    const value = Cbor.decode<T>(bytes);
    if (!sameBytes(Cbor.encode(value), bytes)) throw new Error('not in the one form');
    return value;
}

function checkedTime(leb: Uint8Array | undefined, { maxAgeMs = FIVE_MINUTES_MS, now = Date.now }: TrustOptions): number {
    if (leb === undefined) throw new AuditProblemFound('certificate_malformed');
    const certifiedAt = Number(unsignedLeb(leb) / NANOSECONDS_A_MILLISECOND);
    if (certifiedAt < now() - maxAgeMs) throw new AuditProblemFound('certificate_too_old');
    if (certifiedAt > now() + FIVE_MINUTES_MS) throw new AuditProblemFound('certificate_from_the_future');
    return certifiedAt;
}

function unsignedLeb(bytes: Uint8Array): bigint {
    return bytes.reduceRight((value, byte) => (value << 7n) | BigInt(byte & 0x7f), 0n);
}
