import type { Canister } from '../canister/canister.js';
import type { Entry, WasmInstance } from '../canister/wasm-instance.js';
import type { Mode } from '../system-api/modes.js';
import { refuseMissingMethod, refuseUnlessRunning, refuseWithoutModule } from './execute-call.js';
import { Execution, type OutgoingCall } from './execution.js';
import { executionInput } from './execution-input.js';
import { outcomeOf, type ExecutionKind } from './execution-record.js';
import { COMPOSITE_CALL_OVERHEAD, MAX_CALL_GRAPH_DEPTH, MAX_QUERY_REPLY_BYTES } from './limits.js';
import { reject, type Reject, type Response } from './reject.js';
import type { ReplicaState } from './replica-state.js';
import { trapReject } from './run-message.js';
import type { CanisterTrap } from './trap.js';

export interface QueryCall {
    readonly canister: Uint8Array;
    readonly caller: Uint8Array;
    readonly method: string;
    readonly arg: Uint8Array;
    /** Makes the certificate over the canister's certified data; only for the target of a query call. */
    readonly certificate: (() => Uint8Array) | null;
    readonly kind: 'query' | 'transform';
}

/** What one query call and all calls it makes have in common. */
interface CallGraph {
    readonly path: readonly Canister[];
    readonly budget: { left: bigint };
}

/**
 * Evaluates a query call outside of replication: whatever it changes is undone. A composite query may call queries of canisters on the
 * same subnet; loops, more than six levels and more than five billion instructions for the whole call graph are refused.
 */
export function executeQuery(state: ReplicaState, call: QueryCall): Response {
    const canister = state.find(call.canister);
    if (!canister) return canisterNotFound(state, call.canister);
    const response = evaluate(state, canister, call, { path: [], budget: { left: canister.subnet.limits.callGraph } });
    canister.queries.calls += 1n;
    canister.queries.requestBytes += BigInt(call.arg.length + Buffer.byteLength(call.method));
    if ('reply' in response) canister.queries.replyBytes += BigInt(response.reply.length);
    return response;
}

function canisterNotFound(state: ReplicaState, id: Uint8Array): { reject: Reject } {
    return reject('canisterNotFound', `Canister ${state.nameOf(id)} not found`);
}

function evaluate(state: ReplicaState, canister: Canister, call: QueryCall, graph: CallGraph): Response {
    const notRunning = refuseUnlessRunning(canister);
    if (notRunning) return notRunning;
    const { instance } = canister;
    if (!instance) return refuseWithoutModule(canister);
    if (instance.exports(`canister_query ${call.method}`)) return evaluatePlain(state, canister, instance, call, graph);
    if (!instance.exports(`canister_composite_query ${call.method}`) || call.kind === 'transform')
        return refuseMissingMethod(canister, 'query', call.method);
    const composite = new CompositeQuery(state, canister, instance, call, graph);
    try {
        return composite.evaluate();
    } finally {
        instance.rollback();
    }
}

function evaluatePlain(state: ReplicaState, canister: Canister, instance: WasmInstance, call: QueryCall, graph: CallGraph): Response {
    const execution = queryExecution(state, canister, call, {
        mode: call.kind === 'transform' ? 'TQ' : 'NRQ',
        arg: call.arg,
        reject: null,
        answered: false,
        contextInstructions: 0n,
        budget: graph.budget.left
    });
    const kind = call.kind === 'transform' ? 'transform' : 'query';
    const trap = runQuery(state, canister, instance, { exported: `canister_query ${call.method}` }, execution, kind, graph);
    instance.rollback();
    return responseOf(canister, execution.response, trap);
}

function responseOf(canister: Canister, response: Response | null, trap: CanisterTrap | null): Response {
    if (trap) return trapReject(canister, trap);
    return response ?? reject('canisterDidNotReply', `Error from Canister ${canister.idText}: Canister did not reply to the call`);
}

interface QueryStep {
    readonly mode: Mode;
    readonly arg: Uint8Array;
    readonly reject: Reject | null;
    readonly answered: boolean;
    readonly contextInstructions: bigint;
    readonly budget: bigint;
}

function queryExecution(state: ReplicaState, canister: Canister, call: QueryCall, step: QueryStep): Execution {
    const limit = canister.subnet.limits.query;
    const entryPoint = step.mode === 'NRQ' || step.mode === 'CQ' || step.mode === 'TQ';
    return new Execution(
        canister,
        executionInput(state, canister, {
            mode: step.mode,
            caller: call.caller,
            arg: step.arg,
            method: call.method,
            instructionLimit: step.budget < limit ? step.budget : limit,
            needsResponse: !step.answered,
            maxReplyBytes: MAX_QUERY_REPLY_BYTES,
            contextInstructions: step.contextInstructions,
            reject: step.reject,
            certificate: entryPoint && step.mode !== 'TQ' ? call.certificate : null
        })
    );
}

function runQuery(
    state: ReplicaState,
    canister: Canister,
    instance: WasmInstance,
    entry: Entry,
    execution: Execution,
    kind: ExecutionKind,
    graph: CallGraph
): CanisterTrap | null {
    const { trap, instructions } = instance.run(entry, execution);
    graph.budget.left -= instructions;
    canister.queries.instructions += instructions;
    for (const line of execution.printed) state.print(canister.idText, new TextDecoder().decode(line));
    state.executions.add({
        canister: canister.idText,
        kind,
        method: execution.input.method,
        instructions,
        cycles: 0n,
        ...outcomeOf(trap),
        time: state.time,
        memoryBytes: instance.memoryBytes
    });
    return trap;
}

/** One composite query method: the entry point, then its callbacks as the calls it makes are evaluated, in the order they were made. */
class CompositeQuery {
    private response: Response | null = null;
    private failure: CanisterTrap | null = null;
    private instructions = 0n;
    private readonly waiting: OutgoingCall[] = [];

    constructor(
        private readonly state: ReplicaState,
        private readonly canister: Canister,
        private readonly instance: WasmInstance,
        private readonly call: QueryCall,
        private readonly graph: CallGraph
    ) {}

    evaluate(): Response {
        const entry = { exported: `canister_composite_query ${this.call.method}` };
        const trap = this.step(entry, 'CQ', 'composite_query', this.call.arg, null);
        if (trap) return trapReject(this.canister, trap);
        while (!this.response) {
            const next = this.waiting.shift();
            if (!next) break;
            this.runCallback(next, this.evaluateCall(next));
        }
        return responseOf(this.canister, this.response, this.response ? null : this.failure);
    }

    private evaluateCall(call: OutgoingCall): Response {
        const path = [...this.graph.path, this.canister];
        const callee = this.state.find(call.callee);
        if (!callee || callee.subnet !== this.canister.subnet) return canisterNotFound(this.state, call.callee);
        if (path.includes(callee)) return reject('queryCallGraphLoopDetected', 'Canister query call loop detected');
        if (path.length >= MAX_CALL_GRAPH_DEPTH) return reject('queryCallGraphTooDeep', 'Composite query call graph is too deep');
        this.graph.budget.left -= COMPOSITE_CALL_OVERHEAD;
        if (this.graph.budget.left <= 0n)
            return reject('queryCallGraphTotalInstructionLimitExceeded', 'Composite query call graph exceeded the total instruction limit');
        const { callee: canister, method, arg } = call;
        return evaluate(
            this.state,
            callee,
            { canister, caller: this.canister.id, method, arg, certificate: null, kind: 'query' },
            { path, budget: this.graph.budget }
        );
    }

    private runCallback(call: OutgoingCall, response: Response): void {
        const isReply = 'reply' in response;
        const rejected = isReply ? null : response.reject;
        this.instance.setSavepoint();
        const trap = isReply
            ? this.step(call.reply, 'CRy', 'reply_callback', response.reply, null)
            : this.step(call.reject, 'CRt', 'reject_callback', new Uint8Array(), rejected);
        if (!trap) {
            this.instance.keepUncommitted();
            return;
        }
        this.failure = trap;
        this.instance.rollbackToSavepoint();
        if (call.cleanup) this.runCleanup(call, rejected);
    }

    private runCleanup(call: OutgoingCall, rejected: Reject | null): void {
        if (!call.cleanup) return;
        this.instance.setSavepoint();
        if (this.step(call.cleanup, 'CC', 'cleanup_callback', new Uint8Array(), rejected)) this.instance.rollbackToSavepoint();
        else this.instance.keepUncommitted();
    }

    private step(entry: Entry, mode: Mode, kind: ExecutionKind, arg: Uint8Array, rejected: Reject | null): CanisterTrap | null {
        const execution = queryExecution(this.state, this.canister, this.call, {
            mode,
            arg,
            reject: rejected,
            answered: this.response !== null,
            contextInstructions: this.instructions,
            budget: this.graph.budget.left
        });
        const before = this.graph.budget.left;
        const trap = runQuery(this.state, this.canister, this.instance, entry, execution, kind, this.graph);
        this.instructions += before - this.graph.budget.left;
        if (trap) return trap;
        this.response ??= execution.response;
        this.waiting.push(...execution.calls);
        return null;
    }
}
