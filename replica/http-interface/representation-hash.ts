import { createHash } from 'node:crypto';
import { lebEncode } from '@dfinity/candid';

function sha256(bytes: Uint8Array): Buffer {
    return createHash('sha256').update(bytes).digest();
}

/**
 * Representation-independent hash of a map (interface specification, "Representation-independent hashing of structured data"): of a request's
 * content it is the request id.
 * @throws Error when a value is of no kind the specification knows: bytes, text, natural number, list or map of these.
 */
export function hashOfMap(map: Readonly<Record<string, unknown>>): Uint8Array {
    const fields = Object.entries(map)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => Buffer.concat([sha256(Buffer.from(name)), hashOfValue(name, value)]))
        .sort((a, b) => Buffer.compare(a, b));
    return sha256(Buffer.concat(fields));
}

function hashOfValue(name: string, value: unknown): Uint8Array {
    if (value instanceof Uint8Array) return sha256(value);
    if (typeof value === 'string') return sha256(Buffer.from(value));
    if (typeof value === 'bigint' && value >= 0n) return sha256(lebEncode(value));
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return sha256(lebEncode(value));
    if (Array.isArray(value)) return sha256(Buffer.concat(value.map((item) => hashOfValue(name, item))));
    if (typeof value === 'object' && value !== null) return hashOfMap(value as Record<string, unknown>);
    throw new Error(`field '${name}' has a value of no kind that can be hashed`);
}

/** The bytes to sign: the domain separator with its length in front, then the hash. */
export function signingPayload(domain: string, hash: Uint8Array): Uint8Array {
    return Buffer.concat([Uint8Array.of(domain.length), Buffer.from(domain), hash]);
}
