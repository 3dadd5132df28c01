import { createHash } from 'node:crypto';
import { Cbor, requestIdOf } from '@dfinity/agent';
import { Principal } from '@dfinity/principal';
import { ed25519 } from '@noble/curves/ed25519';
import { p256 } from '@noble/curves/nist';
import { secp256k1 } from '@noble/curves/secp256k1';

/** A key that signs requests, and its DER-encoded public key. */
export interface Signer {
    readonly der: Uint8Array;
    sign(payload: Uint8Array): Uint8Array;
}

/** Headers of DER-encoded keys: RFC 8410 and RFC 5480. */
const ED25519 = '302a300506032b6570032100';
const P256 = '3059301306072a8648ce3d020106082a8648ce3d030107034200';
const SECP256K1 = '3056301006072a8648ce3d020106052b8104000a034200';

const der = (header: string, key: Uint8Array): Uint8Array => Buffer.concat([Buffer.from(header, 'hex'), key]);
const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();

export function ed25519Signer(seed: number): Signer {
    const secret = new Uint8Array(32).fill(seed);
    return { der: der(ED25519, ed25519.getPublicKey(secret)), sign: (payload) => ed25519.sign(payload, secret) };
}

export function p256Signer(seed: number): Signer {
    const secret = new Uint8Array(32).fill(seed);
    return { der: der(P256, p256.getPublicKey(secret, false)), sign: (payload) => p256.sign(sha256(payload), secret).toBytes() };
}

export function secp256k1Signer(seed: number): Signer {
    const secret = new Uint8Array(32).fill(seed);
    return {
        der: der(SECP256K1, secp256k1.getPublicKey(secret, false)),
        sign: (payload) => secp256k1.sign(sha256(payload), secret).toBytes()
    };
}

export function principalOf(signer: Signer): Principal {
    return Principal.selfAuthenticating(signer.der);
}

export const ANONYMOUS = Principal.anonymous();

const NANOSECONDS = 1_000_000n;

/** Nanoseconds since 1970, so many seconds from now. */
export function inSeconds(seconds: number): bigint {
    return BigInt(Date.now() + seconds * 1_000) * NANOSECONDS;
}

export type Content = Record<string, unknown>;

/** The content of a call or query; `fields` replace or add. */
export function callContent(type: 'call' | 'query', canister: Principal, method: string, fields: Content = {}): Content {
    return {
        request_type: type,
        canister_id: canister.toUint8Array(),
        method_name: method,
        arg: new Uint8Array(),
        sender: ANONYMOUS.toUint8Array(),
        ingress_expiry: inSeconds(240),
        ...fields
    };
}

export function readStateContent(paths: readonly (readonly (string | Uint8Array)[])[], fields: Content = {}): Content {
    return {
        request_type: 'read_state',
        paths: paths.map((path) => path.map((label) => (typeof label === 'string' ? new TextEncoder().encode(label) : label))),
        sender: ANONYMOUS.toUint8Array(),
        ingress_expiry: inSeconds(240),
        ...fields
    };
}

export interface DelegationFields {
    readonly to: Signer;
    readonly expiration?: bigint;
    readonly targets?: readonly Principal[];
}

/** A delegation in the form in which requests carry it. */
export function delegation(from: Signer, { to, expiration = inSeconds(600), targets }: DelegationFields): Content {
    const signed = {
        pubkey: to.der,
        expiration,
        ...(targets ? { targets: targets.map((target) => target.toUint8Array()) } : {})
    };
    return { delegation: signed, signature: from.sign(payloadOf('ic-request-auth-delegation', signed)) };
}

/** An envelope: content as the signer's principal, signed by it, or by the last key of `delegations`. */
export function signed(content: Content, signer: Signer, last: Signer = signer, delegations?: readonly Content[]): Content {
    const own = { ...content, sender: principalOf(signer).toUint8Array() };
    return {
        content: own,
        sender_pubkey: signer.der,
        sender_sig: last.sign(payloadOf('ic-request', own)),
        ...(delegations ? { sender_delegation: delegations } : {})
    };
}

export function requestId(content: Content): Uint8Array {
    return requestIdOf(content);
}

function payloadOf(domain: string, map: Content): Uint8Array {
    return Buffer.concat([Uint8Array.of(domain.length), Buffer.from(domain), requestIdOf(map)]);
}

/** What came back: CBOR decoded, or the text of a refusal. */
export interface RawReply {
    readonly status: number;
    readonly body: Record<string, unknown>;
    readonly text: string;
    readonly headers: Headers;
}

export async function postCbor(url: string, value: unknown, headers: Record<string, string> = {}): Promise<RawReply> {
    return postBytes(url, Cbor.encode(value as never), headers);
}

export async function postBytes(url: string, bytes: Uint8Array, headers: Record<string, string> = {}): Promise<RawReply> {
    const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/cbor', ...headers },
        body: new Uint8Array(bytes)
    });
    const body = new Uint8Array(await response.arrayBuffer());
    const isCbor = response.headers.get('content-type') === 'application/cbor';
    return {
        status: response.status,
        body: isCbor ? Cbor.decode(body) : {},
        text: isCbor ? '' : new TextDecoder().decode(body),
        headers: response.headers
    };
}
