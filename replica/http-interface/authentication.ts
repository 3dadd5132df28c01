import { Principal } from '@dfinity/principal';
import { ANONYMOUS, samePrincipal } from '../execution/principals.js';
import type { ReplicaInstance } from '../replica-instance.js';
import { verifiesCanisterSignature } from './canister-signature.js';
import type { Envelope, SignedDelegation } from './envelope.js';
import { badRequest } from './http-error.js';
import { readPublicKey } from './public-key.js';
import { signingPayload } from './representation-hash.js';

/** Limits of the interface specification, "Authentication". */
const MAX_DELEGATIONS = 20;
const MAX_TARGETS = 1_000;

/** Nanoseconds. A client's clock may be ahead by the drift that dfinity/ic's validator permits. */
const MAX_INGRESS_LIFETIME = 300_000_000_000n;
const PERMITTED_DRIFT = 60_000_000_000n;

/**
 * Checks that a request is in time and that its sender made it.
 * @param now nanoseconds since 1970
 * @throws HttpError 400 with the reason
 */
export function authenticate(replica: ReplicaInstance, envelope: Envelope, now: bigint): void {
    const { content } = envelope;
    const isAnonymous = samePrincipal(content.sender, ANONYMOUS);
    if (!isAnonymous || content.type === 'call') checkExpiry(content.expiry, now);
    if (isAnonymous) return checkUnsigned(envelope);
    const { publicKey, signature } = envelope;
    if (!publicKey || !signature) throw badRequest(`Missing signature from user: ${textOf(content.sender)}`);
    if (!samePrincipal(Principal.selfAuthenticating(publicKey).toUint8Array(), content.sender))
        throw badRequest(`The user id ${textOf(content.sender)} does not match the public key ${Buffer.from(publicKey).toString('hex')}`);
    const key = checkDelegations(replica, publicKey, envelope.delegations ?? [], now);
    checkTargets(envelope);
    if (!isSigned(replica, key, signature, signingPayload('ic-request', content.requestId)))
        throw badRequest('Invalid signature: the signature does not belong to the request and its key');
}

function checkExpiry(expiry: bigint, now: bigint): void {
    const latest = now + MAX_INGRESS_LIFETIME + PERMITTED_DRIFT;
    if (expiry >= now && expiry <= latest) return;
    // Agents know the beginning of this text, and then synchronise their clocks.
    throw badRequest(
        `Invalid request expiry: Specified ingress_expiry not within expected range: Minimum allowed expiry: ${instant(now)}, Maximum allowed expiry: ${instant(latest)}, Provided expiry: ${instant(expiry)}`
    );
}

function instant(nanoseconds: bigint): string {
    const milliseconds = Number(nanoseconds / 1_000_000n);
    return Number.isNaN(new Date(milliseconds).getTime()) ? String(nanoseconds) : new Date(milliseconds).toISOString();
}

function checkUnsigned({ publicKey, signature, delegations }: Envelope): void {
    if (!publicKey && !signature && !delegations) return;
    throw badRequest('An anonymous request must have neither sender_pubkey, sender_sig nor sender_delegation');
}

/** @returns the key that must have signed the request */
function checkDelegations(replica: ReplicaInstance, first: Uint8Array, delegations: readonly SignedDelegation[], now: bigint): Uint8Array {
    if (delegations.length > MAX_DELEGATIONS)
        throw badRequest(`Invalid delegation: chain of ${delegations.length} delegations, at most ${MAX_DELEGATIONS} may be`);
    const seen = new Set([hex(first)]);
    let key = first;
    for (const delegation of delegations) {
        if (seen.has(hex(delegation.key))) throw badRequest('Invalid delegation: a public key appears twice in the chain');
        if (delegation.expiration < now) throw badRequest(`Invalid delegation expiry: it expired at ${instant(delegation.expiration)}`);
        if (delegation.targets && delegation.targets.length > MAX_TARGETS)
            throw badRequest(`Invalid delegation: ${delegation.targets.length} targets, at most ${MAX_TARGETS} may be`);
        if (!isSigned(replica, key, delegation.signature, signingPayload('ic-request-auth-delegation', delegation.hash)))
            throw badRequest('Invalid delegation: its signature does not belong to it and the key before it');
        seen.add(hex(delegation.key));
        key = delegation.key;
    }
    return key;
}

/** A call or query must go to a canister that every delegation of the chain is for. */
function checkTargets(envelope: Envelope): void {
    const { content } = envelope;
    if (content.type === 'read_state' || mayReach(envelope, content.canister)) return;
    throw badRequest(`Canister ${textOf(content.canister)} is not one of the delegation targets.`);
}

/** Whether the delegations of a request allow it to concern this canister. */
export function mayReach({ delegations }: Envelope, canister: Uint8Array): boolean {
    return (delegations ?? []).every(({ targets }) => !targets || targets.some((target) => samePrincipal(target, canister)));
}

function isSigned(replica: ReplicaInstance, der: Uint8Array, signature: Uint8Array, payload: Uint8Array): boolean {
    const key = readPublicKey(der);
    return key.kind === 'canister' ? verifiesCanisterSignature(replica, key, signature, payload) : key.verifies(signature, payload);
}

function hex(bytes: Uint8Array): string {
    return Buffer.from(bytes).toString('hex');
}

function textOf(principal: Uint8Array): string {
    return Principal.fromUint8Array(principal).toText();
}
