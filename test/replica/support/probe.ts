import type { Principal } from '@icp-sdk/core/principal';
import { PocketIc } from '@dfinity/pic';
import { inject } from 'vitest';
import { canisterModule } from './canister-module.js';

/** How a call was refused. */
export interface Rejection {
    readonly code: number;
    readonly errorCode: number;
    readonly message: string;
}

export interface InstallOptions {
    readonly arg?: Uint8Array;
    readonly cycles?: bigint;
    readonly subnet?: Principal;
    readonly controllers?: Principal[];
}

/** A fresh instance of the replica server; `close` when done. */
export async function openReplica(options?: Parameters<typeof PocketIc.create>[1]): Promise<PocketIc> {
    return PocketIc.create(inject('replicaUrl'), options);
}

/** A canister of the suite, called with raw bytes. */
export class Probe {
    constructor(
        readonly pic: PocketIc,
        readonly id: Principal
    ) {}

    /** Creates a canister and installs a module made of these functions. */
    static async install(pic: PocketIc, functions: string, options: InstallOptions = {}): Promise<Probe> {
        return Probe.installModule(pic, await canisterModule(functions), options);
    }

    static async installModule(pic: PocketIc, wasm: Uint8Array, options: InstallOptions = {}): Promise<Probe> {
        const { arg, cycles, subnet, controllers } = options;
        const id = await pic.createCanister({
            ...(cycles === undefined ? {} : { cycles }),
            ...(subnet ? { targetSubnetId: subnet } : {}),
            ...(controllers ? { controllers } : {})
        });
        await pic.installCode({
            canisterId: id,
            wasm: exact(wasm),
            ...(arg ? { arg: exact(arg) } : {}),
            ...(subnet ? { targetSubnetId: subnet } : {})
        });
        return new Probe(pic, id);
    }

    update(method: string, arg: Uint8Array = new Uint8Array(), sender?: Principal): Promise<Uint8Array> {
        return this.pic.updateCall({ canisterId: this.id, method, arg: exact(arg), ...(sender ? { sender } : {}) });
    }

    query(method: string, arg: Uint8Array = new Uint8Array()): Promise<Uint8Array> {
        return this.pic.queryCall({ canisterId: this.id, method, arg: exact(arg) });
    }

    /** Lets this canister call another one and gives what came back. */
    async forward(callee: Probe | Principal, method: string, payload: Uint8Array = new Uint8Array(), by = 'forward'): Promise<Uint8Array> {
        return this.update(by, callBytes(callee, method, payload));
    }

    async upgrade(functions: string, arg: Uint8Array = new Uint8Array()): Promise<void> {
        await this.pic.upgradeCanister({ canisterId: this.id, wasm: exact(await canisterModule(functions)), arg: exact(arg) });
    }

    /** The number the canister keeps in linear memory. */
    async counter(): Promise<bigint> {
        return u64(await this.query('peek'));
    }
}

/** The argument of `$call` in the prelude. */
export function callBytes(callee: Probe | Principal, method: string, payload: Uint8Array = new Uint8Array()): Uint8Array {
    const id = (callee instanceof Probe ? callee.id : callee).toUint8Array();
    const name = new TextEncoder().encode(method);
    return new Uint8Array([id.length, ...id, name.length, ...name, ...payload]);
}

/** The little-endian number in a reply. */
export function u64(bytes: Uint8Array, offset = 0): bigint {
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getBigUint64(offset, true);
}

export function u64Bytes(value: bigint): Uint8Array {
    const bytes = new Uint8Array(8);
    new DataView(bytes.buffer).setBigUint64(0, value, true);
    return bytes;
}

export function text(bytes: Uint8Array): string {
    return new TextDecoder().decode(bytes);
}

const FAILED_CALL = /^Canister call failed: ([^]*)\. Reject code: (\d+)\. Error code: (\d+)\. Certified: /;

/** The rejection of a call. @throws Error when the call succeeded or failed in another way. */
export async function rejectionOf(call: Promise<unknown>): Promise<Rejection> {
    const error = await call.then(
        () => new Error('the call succeeded'),
        (failure: unknown) => failure as Error
    );
    const match = FAILED_CALL.exec(error.message);
    if (!match) throw error;
    return { message: match[1] ?? '', code: Number(match[2]), errorCode: Number(match[3]) };
}

/** What the prelude's `$relay_reject` passed on: reject code and message. */
export function relayedReject(bytes: Uint8Array): { code: number; message: string } {
    return { code: bytes[0] ?? 0, message: text(bytes.slice(1)) };
}

function exact(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
    return new Uint8Array(bytes);
}
