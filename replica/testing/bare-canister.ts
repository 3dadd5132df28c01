import { Canister } from '../canister/canister.js';
import { defaultSettings } from '../canister/settings.js';
import { StableMemory } from '../canister/stable-memory.js';
import { Execution } from '../execution/execution.js';
import { ANONYMOUS } from '../execution/principals.js';
import { buildSubnets } from '../execution/topology.js';
import type { Subnet } from '../execution/subnet.js';
import type { SystemApiHost } from '../system-api/host.js';
import { systemApiImports } from '../system-api/link.js';
import type { Mode } from '../system-api/modes.js';
import type { ModuleInfo } from '../wasm/module-info.js';

const PLENTY = 10n ** 18n;

/** A module as it was built, on the System API, with nothing counted and nothing rolled back: what the replica's overhead is measured against. */
export class BareCanister implements SystemApiHost {
    readonly stable = new StableMemory();
    private readonly instance: WebAssembly.Instance;
    private readonly canister: Canister;
    private current: Execution | null = null;
    private bytes = new Uint8Array();

    constructor(info: ModuleInfo, wasm: Uint8Array, initArg: Uint8Array) {
        const [subnet] = buildSubnets([{ kind: 'Application', benchmarking: true, charges: false }]);
        this.canister = new Canister(new Uint8Array(10), subnet as Subnet, defaultSettings([ANONYMOUS]), PLENTY, 0n);
        this.instance = new WebAssembly.Instance(new WebAssembly.Module(wasm as BufferSource), systemApiImports(info, this));
        this.run('canister_init', 'I', initArg);
    }

    get execution(): Execution {
        if (!this.current) throw new Error('no message is running');
        return this.current;
    }

    get memory(): Uint8Array {
        const { buffer } = this.instance.exports.memory as WebAssembly.Memory;
        if (this.bytes.buffer !== buffer) this.bytes = new Uint8Array(buffer);
        return this.bytes;
    }

    markWritten(): void {
        // Nothing is rolled back.
    }

    charge(): void {
        // Nothing is counted.
    }

    instructionsUsed(): bigint {
        return 0n;
    }

    /** As a node would take the call in: an update is inspected first, if the canister does that. */
    call(kind: 'query' | 'update', method: string, arg: Uint8Array): void {
        if (kind === 'update' && this.instance.exports.canister_inspect_message) this.run('canister_inspect_message', 'F', arg, method);
        this.run(`canister_${kind} ${method}`, kind === 'query' ? 'NRQ' : 'U', arg);
    }

    private run(exported: string, mode: Mode, arg: Uint8Array, method = exported): void {
        this.current = new Execution(this.canister, {
            mode,
            caller: ANONYMOUS,
            arg,
            method,
            time: 0n,
            instructionLimit: 0n,
            balance: PLENTY,
            available: 0n,
            needsResponse: true,
            maxReplyBytes: Number.MAX_SAFE_INTEGER,
            contextInstructions: 0n,
            refunded: 0n,
            reject: null,
            deadline: 0n,
            certificate: null,
            rootKey: new Uint8Array()
        });
        (this.instance.exports[exported] as () => void)();
    }
}
