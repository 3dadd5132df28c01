import type { Canister, SystemTask } from '../canister/canister.js';
import type { CallContext } from './call-context.js';
import { conclude } from './execute-call.js';
import type { ExecutionKind } from './execution-record.js';
import { MANAGEMENT_CANISTER } from './principals.js';
import type { ReplicaState } from './replica-state.js';
import { prepayment, refuseWhenFrozen, runMessage } from './run-message.js';

const EXPORTS: Readonly<Record<SystemTask, string>> = {
    heartbeat: 'canister_heartbeat',
    globalTimer: 'canister_global_timer',
    onLowWasmMemory: 'canister_on_low_wasm_memory'
};
const KINDS: Readonly<Record<SystemTask, ExecutionKind>> = {
    heartbeat: 'heartbeat',
    globalTimer: 'global_timer',
    onLowWasmMemory: 'on_low_wasm_memory'
};

/**
 * Adds what the system itself starts in a round: a due timer (which is deactivated by that, so it fires at most once a round) and the
 * heartbeat. Only running canisters have them.
 */
export function queueSystemTasks(canister: Canister, time: bigint): void {
    const { instance } = canister;
    if (canister.status !== 'running' || !instance) return;
    if (canister.globalTimer !== 0n && canister.globalTimer <= time) {
        canister.globalTimer = 0n;
        if (instance.exports(EXPORTS.globalTimer)) canister.tasks.push('globalTimer');
    }
    if (instance.exports(EXPORTS.heartbeat)) canister.tasks.push('heartbeat');
}

/** Runs one task. A canister that cannot pay skips it. */
export function executeSystemTask(state: ReplicaState, canister: Canister, task: SystemTask): void {
    const { instance } = canister;
    const limit = canister.subnet.limits.message;
    if (!instance || !instance.exports(EXPORTS[task])) return;
    if (refuseWhenFrozen(canister, prepayment(canister, limit))) return;
    const context: CallContext = {
        id: canister.freshNumber(),
        origin: { kind: 'system' },
        caller: MANAGEMENT_CANISTER,
        method: EXPORTS[task],
        available: 0n,
        responded: false,
        outstanding: 0,
        deleted: false,
        instructions: 0n
    };
    canister.contexts.set(context.id, context);
    const entry = { exported: EXPORTS[task] };
    const { trap } = runMessage(state, canister, instance, { entry, mode: 'T', kind: KINDS[task], context, arg: new Uint8Array(), limit });
    conclude(state, canister, context, trap);
}
