import type { EffectivePrincipal } from '../execution/ingress-history.js';
import type { JsonValue } from './json.js';

/** A request that cannot be served; its message goes to the client. */
export class RequestError extends Error {
    constructor(
        message: string,
        readonly status = 400
    ) {
        super(message);
        this.name = 'RequestError';
    }
}

/** The fields of a JSON object, read with a check of their type. @throws RequestError that names the field. */
export class Fields {
    private readonly values: Readonly<Record<string, JsonValue>>;

    constructor(value: JsonValue | undefined) {
        if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new RequestError('the request is not a JSON object');
        this.values = value;
    }

    has(name: string): boolean {
        return this.values[name] !== undefined && this.values[name] !== null;
    }

    names(): string[] {
        return Object.keys(this.values);
    }

    raw(name: string): JsonValue | undefined {
        return this.values[name];
    }

    text(name: string): string {
        const value = this.values[name];
        if (typeof value !== 'string') throw new RequestError(`field '${name}' is not a text`);
        return value;
    }

    integer(name: string): bigint {
        const value = this.values[name];
        if (typeof value === 'bigint') return value;
        if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
        throw new RequestError(`field '${name}' is not an integer`);
    }

    /** Standard base64. */
    bytes(name: string): Uint8Array {
        return new Uint8Array(Buffer.from(this.text(name), 'base64'));
    }

    object(name: string): Fields {
        return new Fields(this.values[name]);
    }

    list(name: string): JsonValue[] {
        const value = this.values[name] ?? [];
        if (!Array.isArray(value)) throw new RequestError(`field '${name}' is not a list`);
        return value;
    }

    /** "None", or the subnet or canister a call is routed by. */
    effectivePrincipal(name: string): EffectivePrincipal {
        const value = this.values[name];
        if (value === undefined || value === null || value === 'None') return { kind: 'none' };
        const fields = new Fields(value);
        if (fields.has('SubnetId')) return { kind: 'subnet', id: fields.bytes('SubnetId') };
        return { kind: 'canister', id: fields.bytes('CanisterId') };
    }
}

export function base64(bytes: Uint8Array): string {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}
