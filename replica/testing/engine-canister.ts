import { gzipSync } from 'node:zlib';
import { IDL } from '@dfinity/candid';
import { Principal } from '@dfinity/principal';
import { ANONYMOUS, MANAGEMENT_CANISTER } from '../execution/principals.js';
import { CanisterIdRecord, decodeCandid, encodeCandid, InstallCodeArgs, ProvisionalCreateArgs } from '../management/candid-types.js';
import { ReplicaInstance } from '../replica-instance.js';
import type { ModuleLoader } from '../wasm/load-module.js';

const PLENTY = 10n ** 18n;

/** One canister on an instance of its own, without a server: for benchmarks and tests of the engine. */
export class EngineCanister {
    readonly replica: ReplicaInstance;
    readonly id: Uint8Array;

    /** @throws Error when the module is refused or its init traps. */
    constructor(loader: ModuleLoader, wasm: Uint8Array, initArg: Uint8Array) {
        this.replica = new ReplicaInstance({ subnets: [{ kind: 'Application', benchmarking: false, charges: true }], loader });
        const created = this.send(MANAGEMENT_CANISTER, 'provisional_create_canister_with_cycles', createArg());
        this.id = decodeCandid<{ canister_id: Principal }>(CanisterIdRecord, created).canister_id.toUint8Array();
        this.install(wasm, initArg);
    }

    get memoryBytes(): number {
        return this.replica.canister(this.id)?.instance?.memoryBytes ?? 0;
    }

    /** @throws Error with the reject message. */
    call(kind: 'query' | 'update', method: string, arg: Uint8Array): Uint8Array {
        if (kind === 'update') return this.send(this.id, method, arg);
        const response = this.replica.query({ sender: ANONYMOUS, canister: this.id, method, arg, effective: { kind: 'none' } });
        if ('reject' in response) throw new Error(response.reject.message);
        return response.reply;
    }

    private install(wasm: Uint8Array, arg: Uint8Array): void {
        const canister_id = Principal.fromUint8Array(this.id);
        // Compressed, because a module is larger than an ingress message may be.
        const wasm_module = new Uint8Array(gzipSync(wasm));
        this.send(
            MANAGEMENT_CANISTER,
            'install_code',
            encodeCandid([InstallCodeArgs], [{ mode: { install: null }, canister_id, wasm_module, arg }])
        );
    }

    private send(canister: Uint8Array, method: string, arg: Uint8Array): Uint8Array {
        const submitted = this.replica.submitIngress({ sender: ANONYMOUS, canister, method, arg, effective: { kind: 'none' } });
        if ('reject' in submitted) throw new Error(submitted.reject.message);
        const response = this.replica.awaitIngress(submitted.id);
        if ('reject' in response) throw new Error(response.reject.message);
        return response.reply;
    }
}

function createArg(): Uint8Array {
    return new Uint8Array(IDL.encode([ProvisionalCreateArgs], [{ settings: [], amount: [PLENTY], specified_id: [] }]));
}
