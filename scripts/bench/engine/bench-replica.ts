import { readFile } from 'node:fs/promises';
import { IDL } from '@dfinity/candid';
import { Principal } from '@dfinity/principal';

import type { ExecutionRecord } from '../../../replica/execution/execution-record.js';
import type { Response } from '../../../replica/execution/reject.js';
import {
    CanisterIdRecord,
    decodeCandid,
    encodeCandid,
    InstallCodeArgs,
    ProvisionalCreateArgs
} from '../../../replica/management/candid-types.js';
import { ReplicaInstance } from '../../../replica/replica-instance.js';
import { ModuleLoader } from '../../../replica/wasm/load-module.js';

/** Methods of a `.did` as promises, as `@dfinity/agent` gives them. */
export type ActorOf<Service> = {
    readonly [Method in keyof Service]: Service[Method] extends (...args: infer Args) => infer Reply
        ? (...args: Args) => Promise<Awaited<Reply>>
        : never;
};

type Methods = IDL.ServiceClass['_fields'];

const MANAGEMENT = new Uint8Array();
const ANONYMOUS = Principal.anonymous();
/** Few enough that a number counts them exactly. */
const PLENTY = 4n * 10n ** 15n;
const NOWHERE = { kind: 'none' } as const;
const NANOSECONDS_PER_MS = 1_000_000n;
/** Rounds until a canister has its randomness and nothing of the installation is left to do. */
const SETTLING_ROUNDS = 4;

/**
 * A replica in this process, without HTTP: what it executes costs the same as behind its server, and calls take less time.
 *
 * Needs a process with `--stack-size=4000`, as the server has: see `run-bench.mjs`.
 */
export class BenchReplica {
    readonly #replica: ReplicaInstance;
    readonly #methods = new Map<IDL.InterfaceFactory, Methods>();

    constructor() {
        this.#replica = new ReplicaInstance({
            subnets: [{ kind: 'Application', benchmarking: false, charges: true }],
            loader: new ModuleLoader(null)
        });
    }

    /** Milliseconds since 1970 UTC. */
    get now(): number {
        return Number(this.#replica.time / NANOSECONDS_PER_MS);
    }

    setTime(ms: number): void {
        this.#replica.setCertifiedTime(BigInt(ms) * NANOSECONDS_PER_MS);
    }

    tick(rounds = 1): void {
        for (let left = rounds; left > 0; left--) this.#replica.tick();
    }

    /**
     * @param wasmGz path of a module, gzipped, because a module is larger than a message may be
     * @throws Error with the reject when the module does not install
     */
    async install(wasmGz: string, arg: Uint8Array, controller = ANONYMOUS): Promise<Principal> {
        const create = IDL.encode([ProvisionalCreateArgs], [{ settings: [], amount: [PLENTY], specified_id: [] }]);
        const created = this.#update(controller, MANAGEMENT, 'provisional_create_canister_with_cycles', new Uint8Array(create));
        const { canister_id } = decodeCandid<{ canister_id: Principal }>(CanisterIdRecord, created);
        const wasm_module = new Uint8Array(await readFile(wasmGz));
        const install = encodeCandid([InstallCodeArgs], [{ mode: { install: null }, canister_id, wasm_module, arg }]);
        this.#update(controller, MANAGEMENT, 'install_code', install);
        this.tick(SETTLING_ROUNDS);
        return canister_id;
    }

    /** Stops it, replaces its module, starts it: as every upgrade is to be made. */
    async upgrade(canister_id: Principal, wasmGz: string, arg: Uint8Array, controller = ANONYMOUS): Promise<void> {
        const wasm_module = new Uint8Array(await readFile(wasmGz));
        const upgrade = encodeCandid([InstallCodeArgs], [{ mode: { upgrade: [] }, canister_id, wasm_module, arg }]);
        this.#update(controller, MANAGEMENT, 'stop_canister', encodeCandid([CanisterIdRecord], [{ canister_id }]));
        this.#update(controller, MANAGEMENT, 'install_code', upgrade);
        this.#update(controller, MANAGEMENT, 'start_canister', encodeCandid([CanisterIdRecord], [{ canister_id }]));
        this.tick(SETTLING_ROUNDS);
    }

    /** @param idlFactory as `npm run generate` writes it */
    actor<Service>(idlFactory: IDL.InterfaceFactory, canister: Principal, caller: Principal): ActorOf<Service> {
        const calls = this.#methodsOf(idlFactory).map(([name, type]) => [name, this.#method(canister, caller, name, type)] as const);
        return Object.fromEntries(calls) as unknown as ActorOf<Service>;
    }

    /** A call with an argument that is already in Candid. @throws Error with the reject */
    call(kind: 'query' | 'update', caller: Principal, canister: Principal, method: string, arg: Uint8Array): Uint8Array {
        const id = canister.toUint8Array();
        return kind === 'query' ? this.#query(caller, id, method, arg) : this.#update(caller, id, method, arg);
    }

    /** What was executed since this was asked last, installations included. */
    takeExecutions(): readonly ExecutionRecord[] {
        return this.#replica.takeExecutions();
    }

    /** Bytes of a canister's heap, and of its stable memory. */
    memoryOf(canister: Principal): { readonly heap: number; readonly stable: number } {
        const found = this.#replica.canister(canister.toUint8Array());
        return { heap: found?.instance?.memoryBytes ?? 0, stable: found?.stable.bytes ?? 0 };
    }

    cyclesOf(canister: Principal): bigint {
        return this.#replica.canister(canister.toUint8Array())?.cycles ?? 0n;
    }

    #methodsOf(idlFactory: IDL.InterfaceFactory): Methods {
        const known = this.#methods.get(idlFactory);
        if (known !== undefined) return known;
        const { _fields: methods } = (idlFactory as unknown as (options: { IDL: typeof IDL }) => IDL.ServiceClass)({ IDL });
        this.#methods.set(idlFactory, methods);
        return methods;
    }

    #method(canister: Principal, caller: Principal, name: string, type: IDL.FuncClass): (...args: unknown[]) => Promise<unknown> {
        const kind = type.annotations.some((annotation) => annotation.endsWith('query')) ? 'query' : 'update';
        return (...args) => {
            const reply = this.call(kind, caller, canister, name, new Uint8Array(IDL.encode(type.argTypes, args)));
            return Promise.resolve(IDL.decode(type.retTypes, reply)[0]);
        };
    }

    #query(caller: Principal, canister: Uint8Array, method: string, arg: Uint8Array): Uint8Array {
        return replyOf(method, this.#replica.query({ sender: caller.toUint8Array(), canister, method, arg, effective: NOWHERE }));
    }

    #update(caller: Principal, canister: Uint8Array, method: string, arg: Uint8Array): Uint8Array {
        const submitted = this.#replica.submitIngress({ sender: caller.toUint8Array(), canister, method, arg, effective: NOWHERE });
        if ('reject' in submitted) throw new Error(`${method}: ${submitted.reject.message}`);
        return replyOf(method, this.#replica.awaitIngress(submitted.id));
    }
}

function replyOf(method: string, response: Response): Uint8Array {
    if ('reject' in response) throw new Error(`${method}: ${response.reject.message}`);
    return response.reply;
}
