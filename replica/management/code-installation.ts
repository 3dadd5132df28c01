import type { Canister } from '../canister/canister.js';
import { WasmInstance } from '../canister/wasm-instance.js';
import { Execution } from '../execution/execution.js';
import { executionInput } from '../execution/execution-input.js';
import { outcomeOf, type ExecutionKind } from '../execution/execution-record.js';
import { FEES } from '../execution/cycles.js';
import type { ReplicaState } from '../execution/replica-state.js';
import { memoryLimitTrap } from '../execution/memory-limit.js';
import { prepayment, writeLog } from '../execution/run-message.js';
import type { CanisterTrap } from '../execution/trap.js';
import type { Mode } from '../system-api/modes.js';
import type { LoadedModule } from '../wasm/load-module.js';
import { ManagementError } from './management-call.js';

export type InstallMode =
    | { readonly kind: 'install' }
    | { readonly kind: 'reinstall' }
    /** `keepMemory` is null when the caller said nothing about it. */
    | { readonly kind: 'upgrade'; readonly skipPreUpgrade: boolean; readonly keepMemory: boolean | null };

/** The custom section with which Motoko marks modules whose memory outlives upgrades. */
const PERSISTENCE_SECTION = 'icp:private enhanced-orthogonal-persistence';

const ENTRY = { init: 'canister_init', pre: 'canister_pre_upgrade', post: 'canister_post_upgrade' } as const;

/**
 * One `install_code`: pre_upgrade, start and init or post_upgrade share one instruction limit and take effect together or not at all.
 */
export class CodeInstallation {
    private left: bigint;
    private readonly done: { execution: Execution }[] = [];

    constructor(
        private readonly state: ReplicaState,
        private readonly canister: Canister,
        private readonly caller: Uint8Array,
        private readonly arg: Uint8Array
    ) {
        this.left = canister.subnet.limits.install;
    }

    /** @throws ManagementError when the module is refused or one of its entry points traps; then nothing has changed but the balance. */
    run(mode: InstallMode, bytes: Uint8Array): void {
        const old = this.canister.instance;
        if (mode.kind === 'install' && old)
            throw new ManagementError(
                'canisterNonEmpty',
                `Canister ${this.canister.idText} cannot be installed because the canister is not empty. Try installing with mode='reinstall' instead.`
            );
        if (mode.kind === 'upgrade' && !old)
            throw new ManagementError(
                'wasmModuleNotFound',
                `Error from Canister ${this.canister.idText}: Attempted to upgrade an empty canister; install it first`
            );
        const code = this.load(bytes);
        const fee = prepayment(this.canister, this.left);
        if (this.canister.cycles < fee + this.canister.freezingLimit())
            throw new ManagementError(
                'canisterOutOfCycles',
                `Canister installation failed with \`Canister ${this.canister.idText} is out of cycles: please top up the canister with at least ${fee + this.canister.freezingLimit() - this.canister.cycles} additional cycles\`.`
            );
        this.canister.cycles -= fee;
        try {
            if (mode.kind === 'upgrade') this.upgrade(code, old as WasmInstance, mode);
            else this.installFresh(code);
        } finally {
            if (fee > 0n) this.canister.cycles += (this.left > 0n ? this.left : 0n) * FEES.instruction;
        }
    }

    private load(bytes: Uint8Array): LoadedModule {
        try {
            return this.state.loader.load(bytes);
        } catch (error) {
            const reason = error instanceof Error ? error.message : String(error);
            throw new ManagementError(
                'canisterInvalidWasm',
                `Error from Canister ${this.canister.idText}: Canister's Wasm module is not valid: ${reason}`
            );
        }
    }

    private installFresh(code: LoadedModule): void {
        const { stable } = this.canister;
        const kept = stable.detach();
        try {
            const fresh = this.instantiate(code);
            const trap = this.start(fresh) ?? this.step(fresh, ENTRY.init, 'I', 'init', this.arg);
            if (trap) throw this.failure(trap);
            this.canister.certifiedData = new Uint8Array();
            this.adopt(fresh);
        } catch (error) {
            stable.attach(kept);
            throw error;
        }
    }

    private upgrade(code: LoadedModule, old: WasmInstance, mode: InstallMode & { kind: 'upgrade' }): void {
        this.checkPersistence(code, mode.keepMemory);
        this.canister.stable.begin();
        try {
            const trap = mode.skipPreUpgrade ? null : this.step(old, ENTRY.pre, 'G', 'pre_upgrade', new Uint8Array());
            if (trap) throw this.failure(trap);
            this.replace(code, old, mode.keepMemory === true);
        } catch (error) {
            old.rollback();
            throw error;
        }
    }

    private replace(code: LoadedModule, old: WasmInstance, keepMemory: boolean): void {
        this.canister.version += 1n;
        const fresh = this.instantiate(code);
        if (keepMemory) fresh.adoptMemory(old.memory);
        const trap = this.start(fresh) ?? this.step(fresh, ENTRY.post, 'I', 'post_upgrade', this.arg);
        if (trap) {
            this.canister.version -= 1n;
            throw this.failure(trap);
        }
        this.canister.stable.commit();
        this.adopt(fresh);
    }

    private checkPersistence(code: LoadedModule, keepMemory: boolean | null): void {
        const persistent = code.info.customSections.some(({ name }) => name === PERSISTENCE_SECTION);
        if (persistent && keepMemory === null)
            throw new ManagementError(
                'canisterContractViolation',
                'Missing upgrade option: Enhanced orthogonal persistence requires the `wasm_memory_persistence` upgrade option.'
            );
        if (!persistent && keepMemory)
            throw new ManagementError(
                'canisterContractViolation',
                'Invalid upgrade option: The `wasm_memory_persistence: opt Keep` upgrade option requires that the new canister module supports enhanced orthogonal persistence.'
            );
    }

    private instantiate(code: LoadedModule): WasmInstance {
        try {
            return new WasmInstance(code, this.canister.stable);
        } catch (error) {
            const reason = error instanceof Error ? error.message : String(error);
            throw new ManagementError(
                'canisterInvalidWasm',
                `Error from Canister ${this.canister.idText}: Canister's Wasm module cannot be instantiated: ${reason}`
            );
        }
    }

    private start(instance: WasmInstance): CanisterTrap | null {
        const name = instance.startExport;
        return name === null ? null : this.step(instance, name, 's', 'start', new Uint8Array());
    }

    /** Runs an entry point if the module has it; its effects wait in `done`. */
    private step(instance: WasmInstance, exported: string, mode: Mode, kind: ExecutionKind, arg: Uint8Array): CanisterTrap | null {
        if (!instance.exports(exported)) return null;
        const execution = new Execution(
            this.canister,
            executionInput(this.state, this.canister, {
                mode,
                caller: this.caller,
                arg,
                method: exported,
                instructionLimit: this.left,
                contextInstructions: this.canister.subnet.limits.install - this.left
            })
        );
        const { trap: trapped, instructions } = instance.run({ exported }, execution);
        const trap = trapped ?? memoryLimitTrap(this.canister, mode, instance.memoryBytes);
        this.left -= instructions;
        this.record(kind, exported, instructions, trap, instance.memoryBytes);
        writeLog(this.state, this.canister, execution, trap);
        if (trap) this.canister.stable.rollback();
        else {
            instance.keepUncommitted();
            this.canister.cycles = execution.balance;
            this.done.push({ execution });
        }
        return trap;
    }

    private record(kind: ExecutionKind, method: string, instructions: bigint, trap: CanisterTrap | null, memoryBytes: number): void {
        const cycles = this.canister.subnet.charges ? instructions * FEES.instruction : 0n;
        const { idText: canister } = this.canister;
        this.state.executions.add({ canister, kind, method, instructions, cycles, ...outcomeOf(trap), time: this.state.time, memoryBytes });
    }

    private adopt(instance: WasmInstance): void {
        const { canister } = this;
        instance.commit();
        canister.instance = instance;
        canister.globalTimer = 0n;
        canister.lowMemoryHook = 'armed';
        canister.version += 1n;
        for (const { execution } of this.done) {
            if (execution.certifiedData) canister.certifiedData = execution.certifiedData;
            if (execution.mode === 'I' && execution.globalTimer !== null) canister.globalTimer = execution.globalTimer;
        }
    }

    private failure(trap: CanisterTrap): ManagementError {
        return new ManagementError(trap.errorCode, `Error from Canister ${this.canister.idText}: ${trap.message}`);
    }
}
