import { decode } from '@dfinity/cbor';
import { badRequest } from './http-error.js';
import { hashOfMap } from './representation-hash.js';

/** What every request says about itself. */
interface Signed {
    /** SHA-256: the request id. */
    readonly requestId: Uint8Array;
    readonly sender: Uint8Array;
    /** Nanoseconds since 1970. */
    readonly expiry: bigint;
}

export interface CallContent extends Signed {
    readonly type: 'call' | 'query';
    readonly canister: Uint8Array;
    readonly method: string;
    readonly arg: Uint8Array;
}

export interface ReadStateContent extends Signed {
    readonly type: 'read_state';
    readonly paths: readonly (readonly Uint8Array[])[];
}

export type Content = CallContent | ReadStateContent;

export interface SignedDelegation {
    readonly key: Uint8Array;
    readonly expiration: bigint;
    /** Principals of the canisters the delegation is for, or null: all. */
    readonly targets: readonly Uint8Array[] | null;
    /** Representation-independent hash of what is signed. */
    readonly hash: Uint8Array;
    readonly signature: Uint8Array;
}

/** A request with what proves its sender. */
export interface Envelope<C extends Content = Content> {
    readonly content: C;
    /** DER. */
    readonly publicKey: Uint8Array | null;
    readonly signature: Uint8Array | null;
    readonly delegations: readonly SignedDelegation[] | null;
}

type CborMap = Readonly<Record<string, unknown>>;

const MAX_NONCE_BYTES = 32;
const MAX_PRINCIPAL_BYTES = 29;
const MAX_PATHS = 1_000;
const MAX_PATH_LABELS = 127;

/** Reads the CBOR body of a call, query or read_state request. @throws HttpError 400 that names what is wrong with it. */
export function readEnvelope<T extends Content['type']>(body: Uint8Array, type: T): Envelope<Extract<Content, { type: T | 'call' }>> {
    const envelope = asMap('the body', decodeBody(body));
    const content = readContent(asMap('content', envelope['content']), type);
    const delegations = optional(envelope, 'sender_delegation', asList);
    return {
        content: content as Extract<Content, { type: T | 'call' }>,
        publicKey: optional(envelope, 'sender_pubkey', asBytes),
        signature: optional(envelope, 'sender_sig', asBytes),
        delegations: delegations?.map(readDelegation) ?? null
    };
}

function decodeBody(body: Uint8Array): unknown {
    try {
        return decode(new Uint8Array(body));
    } catch (error) {
        throw badRequest(`Could not parse body as CBOR: ${error instanceof Error ? error.message : String(error)}`);
    }
}

function readContent(content: CborMap, type: Content['type']): Content {
    const named = asText('request_type', content['request_type']);
    if (named !== type) throw badRequest(`request_type is '${named}', but this endpoint takes '${type}'`);
    if (content['sender_info'] !== undefined) throw badRequest("this replica does not offer 'sender_info'");
    const nonce = optional(content, 'nonce', asBytes);
    if (nonce && nonce.length > MAX_NONCE_BYTES) throw badRequest(`Nonce is too long: ${nonce.length} bytes, at most ${MAX_NONCE_BYTES}`);
    const signed: Signed = {
        requestId: requestIdOf(content),
        sender: asPrincipal('sender', content['sender']),
        expiry: asNatural('ingress_expiry', content['ingress_expiry'])
    };
    if (type === 'read_state') return { ...signed, type, paths: readPaths(content['paths']) };
    return {
        ...signed,
        type,
        canister: asPrincipal('canister_id', content['canister_id']),
        method: asText('method_name', content['method_name']),
        arg: asBytes('arg', content['arg'])
    };
}

function requestIdOf(content: CborMap): Uint8Array {
    try {
        return hashOfMap(content);
    } catch (error) {
        throw badRequest(`the content has no request id: ${error instanceof Error ? error.message : String(error)}`);
    }
}

function readPaths(value: unknown): Uint8Array[][] {
    const paths = asList('paths', value);
    if (paths.length > MAX_PATHS) throw badRequest(`Too many paths: ${paths.length}, at most ${MAX_PATHS}`);
    return paths.map((path) => {
        const labels = asList('a path', path).map((label) => asBytes('a label of a path', label));
        if (labels.length > MAX_PATH_LABELS) throw badRequest(`A path has ${labels.length} labels, at most ${MAX_PATH_LABELS} may be`);
        return labels;
    });
}

function readDelegation(value: unknown): SignedDelegation {
    const signed = asMap('an element of sender_delegation', value);
    const delegation = asMap('delegation', signed['delegation']);
    const targets = optional(delegation, 'targets', asList);
    return {
        key: asBytes('pubkey', delegation['pubkey']),
        expiration: asNatural('expiration', delegation['expiration']),
        targets: targets?.map((target) => asPrincipal('a target', target)) ?? null,
        hash: requestIdOf(delegation),
        signature: asBytes('signature', signed['signature'])
    };
}

function optional<T>(map: CborMap, name: string, read: (name: string, value: unknown) => T): T | null {
    const value = map[name];
    return value === undefined || value === null ? null : read(name, value);
}

function asMap(name: string, value: unknown): CborMap {
    // The decoder makes plain objects; another prototype is a field named __proto__, which no request id covers.
    const isMap = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
    if (isMap) return value as CborMap;
    throw badRequest(`${name} is not a CBOR map`);
}

function asList(name: string, value: unknown): unknown[] {
    if (Array.isArray(value)) return value as unknown[];
    throw badRequest(`${name} is not a list`);
}

function asBytes(name: string, value: unknown): Uint8Array {
    if (value instanceof Uint8Array) return value;
    throw badRequest(`${name} is not a byte string`);
}

function asText(name: string, value: unknown): string {
    if (typeof value === 'string') return value;
    throw badRequest(`${name} is not a text`);
}

function asPrincipal(name: string, value: unknown): Uint8Array {
    const bytes = asBytes(name, value);
    if (bytes.length <= MAX_PRINCIPAL_BYTES) return bytes;
    throw badRequest(`${name} is not a principal: ${bytes.length} bytes, at most ${MAX_PRINCIPAL_BYTES}`);
}

function asNatural(name: string, value: unknown): bigint {
    if (typeof value === 'bigint' && value >= 0n) return value;
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value);
    throw badRequest(`${name} is not a natural number`);
}
