import type { Canister } from '../canister/canister.js';
import type { Entry, WasmInstance } from '../canister/wasm-instance.js';
import type { Mode } from '../system-api/modes.js';
import type { CallContext } from './call-context.js';
import { executionFee, FEES } from './cycles.js';
import { Execution } from './execution.js';
import { executionInput } from './execution-input.js';
import { outcomeOf, type ExecutionKind } from './execution-record.js';
import { MAX_REPLY_BYTES } from './limits.js';
import { memoryLimitTrap, updateLowMemoryHook } from './memory-limit.js';
import { reject, type Reject, type Response } from './reject.js';
import { keyOf, type ReplicaState } from './replica-state.js';
import type { CanisterTrap } from './trap.js';

/** A message of a canister in replicated mode. */
export interface MessageRun {
    readonly entry: Entry;
    readonly mode: Mode;
    readonly kind: ExecutionKind;
    readonly context: CallContext;
    readonly arg: Uint8Array;
    readonly limit: bigint;
    readonly reject?: Reject;
    readonly refunded?: bigint;
    readonly deadline?: bigint;
}

export interface MessageResult {
    readonly trap: CanisterTrap | null;
    readonly execution: Execution;
}

/** Fee of running up to `limit` instructions; nothing on subnets that do not charge. */
export function prepayment(canister: Canister, limit: bigint): bigint {
    return canister.subnet.charges ? executionFee(limit) : 0n;
}

/** The answer when a canister cannot pay for a message, or null when it can. */
export function refuseWhenFrozen(canister: Canister, fee: bigint): { reject: Reject } | null {
    const missing = fee + canister.freezingLimit() - canister.cycles;
    if (missing <= 0n || !canister.subnet.charges) return null;
    return reject(
        'canisterOutOfCycles',
        `Canister ${canister.idText} is out of cycles: please top up the canister with at least ${missing} additional cycles`
    );
}

/**
 * Runs a message and keeps its effects when it did not trap; when it did, nothing of it stays but the charge and the log.
 * The caller has checked that the canister can pay.
 */
export function runMessage(state: ReplicaState, canister: Canister, instance: WasmInstance, run: MessageRun): MessageResult {
    canister.cycles -= prepayment(canister, run.limit);
    const { context } = run;
    const execution = new Execution(
        canister,
        executionInput(state, canister, {
            mode: run.mode,
            caller: context.caller,
            arg: run.arg,
            method: context.method,
            instructionLimit: run.limit,
            available: context.available,
            needsResponse: context.origin.kind !== 'system' && !context.responded,
            maxReplyBytes: MAX_REPLY_BYTES,
            contextInstructions: context.instructions,
            refunded: run.refunded ?? 0n,
            reject: run.reject ?? null,
            deadline: run.deadline ?? 0n
        })
    );
    const { trap: trapped, instructions } = instance.run(run.entry, execution);
    const trap = trapped ?? memoryLimitTrap(canister, run.mode, instance.memoryBytes);
    // A query method leaves no trace in replicated mode either, but for its answer and the cycles it accepted.
    if (trap || run.mode === 'RQ') instance.rollback();
    else instance.commit();
    if (!trap) applyEffects(state, canister, context, execution);
    context.instructions += instructions;
    updateLowMemoryHook(canister);
    writeLog(state, canister, execution, trap);
    settle(state, canister, run, instructions, trap);
    return { trap, execution };
}

function settle(state: ReplicaState, canister: Canister, run: MessageRun, instructions: bigint, trap: CanisterTrap | null): void {
    const used = instructions < run.limit ? instructions : run.limit;
    const unused = canister.subnet.charges ? (run.limit - used) * FEES.instruction : 0n;
    canister.cycles += unused;
    state.executions.add({
        canister: canister.idText,
        kind: run.kind,
        method: run.context.method,
        instructions,
        cycles: prepayment(canister, run.limit) - unused,
        ...outcomeOf(trap),
        time: state.time,
        memoryBytes: canister.instance?.memoryBytes ?? 0
    });
}

function applyEffects(state: ReplicaState, canister: Canister, context: CallContext, execution: Execution): void {
    canister.cycles = execution.balance;
    canister.version += 1n;
    if (execution.globalTimer !== null) canister.globalTimer = execution.globalTimer;
    if (execution.certifiedData) canister.certifiedData = execution.certifiedData;
    context.available = execution.available;
    sendCalls(state, canister, context, execution);
    if (execution.response) answer(state, context, execution.response);
}

function sendCalls(state: ReplicaState, canister: Canister, context: CallContext, execution: Execution): void {
    for (const call of execution.calls) {
        const id = canister.freshNumber();
        const deadline = call.timeoutSeconds === null ? 0n : state.time + BigInt(call.timeoutSeconds) * 1_000_000_000n;
        canister.callbacks.set(id, {
            id,
            contextId: context.id,
            callee: keyOf(call.callee),
            reply: call.reply,
            reject: call.reject,
            cleanup: call.cleanup,
            cyclesSent: call.cycles,
            reserved: call.reserved,
            deadline
        });
        context.outstanding += 1;
        const origin = { kind: 'canister', canister: keyOf(canister.id), callback: id, deadline } as const;
        const { callee: receiver, method, arg, cycles } = call;
        state.send({ kind: 'request', sender: canister.id, origin, receiver, method, arg, cycles }, canister.subnet);
    }
}

/** Answers the call of a context and refunds the cycles that were not accepted. */
export function answer(state: ReplicaState, context: CallContext, response: Response): void {
    context.responded = true;
    const refund = context.available;
    context.available = 0n;
    state.respond(context.origin, response, refund);
}

/** Keeps what was printed, and the trap. Also when the message was rolled back: a log that vanished with the error would be of no use. */
export function writeLog(state: ReplicaState, canister: Canister, execution: Execution, trap: CanisterTrap | null): void {
    const lines = [...execution.printed];
    if (trap) lines.push(new TextEncoder().encode(`[TRAP]: ${trap.message}`));
    for (const line of lines) {
        canister.log.append(state.time, line, canister.settings.logMemoryLimit);
        state.print(canister.idText, new TextDecoder().decode(line));
    }
}

/** The answer to a call whose execution trapped. */
export function trapReject(canister: Canister, trap: CanisterTrap): { reject: Reject } {
    return reject(trap.errorCode, `Error from Canister ${canister.idText}: ${trap.message}`);
}
