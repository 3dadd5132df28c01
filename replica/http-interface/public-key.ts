import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { badRequest } from './http-error.js';

/** A key that signs by itself. */
export interface PlainKey {
    readonly kind: 'plain';
    verifies(signature: Uint8Array, message: Uint8Array): boolean;
}

/** A "key" whose signatures are entries in the certified data of a canister. */
export interface CanisterKey {
    readonly kind: 'canister';
    readonly canister: Uint8Array;
    readonly seed: Uint8Array;
}

const SEQUENCE = 0x30;
const OBJECT_IDENTIFIER = 0x06;
const BIT_STRING = 0x03;
const LONG_LENGTH = 0x80;

/** 1.3.6.1.4.1.56387.1.2 and .1 (interface specification, "Signatures"). */
const CANISTER_SIGNATURE = '2b0601040183b8430102';
const COSE = '2b0601040183b8430101';
/** Bytes of a DER key whose point is written out, as the interface specification demands it. */
const UNCOMPRESSED_BYTES: Readonly<Record<string, number>> = { prime256v1: 91, secp256k1: 88 };
const ED25519_BYTES = 44;

/** Reads a DER-encoded public key. @throws HttpError 400 when it is none of a scheme that this replica knows. */
export function readPublicKey(der: Uint8Array): PlainKey | CanisterKey {
    const wrapped = unwrap(der);
    if (wrapped?.algorithm === CANISTER_SIGNATURE) return canisterKey(wrapped.key);
    if (wrapped?.algorithm === COSE) throw badRequest('Invalid public key: this replica does not offer Web Authentication keys (COSE)');
    const key = plainKey(der);
    if (key) return key;
    throw badRequest('Invalid public key: neither Ed25519 nor ECDSA on P-256 or secp256k1, nor a canister signature key, in DER');
}

function plainKey(der: Uint8Array): PlainKey | null {
    let key: KeyObject;
    try {
        key = createPublicKey({ key: Buffer.from(der), format: 'der', type: 'spki' });
    } catch {
        return null;
    }
    if (key.asymmetricKeyType === 'ed25519' && der.length === ED25519_BYTES)
        return { kind: 'plain', verifies: (signature, message) => verify(null, message, key, signature) };
    const curve = key.asymmetricKeyDetails?.namedCurve ?? '';
    if (key.asymmetricKeyType !== 'ec' || UNCOMPRESSED_BYTES[curve] !== der.length) return null;
    return {
        kind: 'plain',
        verifies: (signature, message) => verify('sha256', message, { key, dsaEncoding: 'ieee-p1363' }, signature)
    };
}

function canisterKey(key: Uint8Array): CanisterKey {
    const length = key[0] ?? 0;
    const canister = key.slice(1, 1 + length);
    if (key.length === 0 || canister.length < length) throw badRequest('Invalid public key: a canister signature key without a canister');
    return { kind: 'canister', canister, seed: key.slice(1 + length) };
}

interface Wrapped {
    /** Object identifier in hexadecimal, without its header. */
    readonly algorithm: string;
    readonly key: Uint8Array;
}

/** The parts of a SubjectPublicKeyInfo, or null when the bytes are none. */
function unwrap(der: Uint8Array): Wrapped | null {
    const outer = element(der, SEQUENCE);
    const algorithm = outer && element(outer.content, SEQUENCE);
    const identifier = algorithm && element(algorithm.content, OBJECT_IDENTIFIER);
    const bits = algorithm && element(algorithm.rest, BIT_STRING);
    if (!outer || outer.rest.length > 0 || !identifier || !bits || bits.rest.length > 0 || bits.content[0] !== 0) return null;
    return { algorithm: Buffer.from(identifier.content).toString('hex'), key: bits.content.slice(1) };
}

/** The first DER element, if it has this tag and is complete. */
function element(bytes: Uint8Array, tag: number): { readonly content: Uint8Array; readonly rest: Uint8Array } | null {
    const [found, short] = bytes;
    if (found !== tag || short === undefined) return null;
    const lengthBytes = short >= LONG_LENGTH ? short - LONG_LENGTH : 0;
    const length = lengthBytes === 0 ? short : [...bytes.slice(2, 2 + lengthBytes)].reduce((sum, byte) => sum * 256 + byte, 0);
    const start = 2 + lengthBytes;
    if (lengthBytes > 2 || start + length > bytes.length) return null;
    return { content: bytes.slice(start, start + length), rest: bytes.slice(start + length) };
}
