import type { Canister } from '../canister/canister.js';
import { checkStopped } from './stopping.js';
import type { CallContext, Callback, CanisterRequest, CanisterResponse } from './call-context.js';
import { FEES } from './cycles.js';
import { reject, type Reject } from './reject.js';
import type { ReplicaState } from './replica-state.js';
import { answer, prepayment, refuseWhenFrozen, runMessage, trapReject } from './run-message.js';
import type { CanisterTrap } from './trap.js';

/** Executes a call that arrived at a canister: an update method, or a query method in replicated mode. */
export function executeRequest(state: ReplicaState, canister: Canister, request: CanisterRequest): void {
    const refused = refuse(canister, request);
    if (refused) {
        state.respond(request.origin, refused, request.cycles);
        return;
    }
    const { instance } = canister;
    if (!instance) return;
    const isUpdate = instance.exports(`canister_update ${request.method}`);
    const context = openContext(canister, request);
    const { trap } = runMessage(state, canister, instance, {
        entry: { exported: `canister_${isUpdate ? 'update' : 'query'} ${request.method}` },
        mode: isUpdate ? 'U' : 'RQ',
        kind: isUpdate ? 'update' : 'replicated_query',
        context,
        arg: request.arg,
        limit: isUpdate ? canister.subnet.limits.message : canister.subnet.limits.query,
        deadline: request.origin.kind === 'canister' ? request.origin.deadline : 0n
    });
    conclude(state, canister, context, trap);
}

function refuse(canister: Canister, request: CanisterRequest): { reject: Reject } | null {
    const notRunning = refuseUnlessRunning(canister);
    if (notRunning) return notRunning;
    const { instance } = canister;
    if (!instance) return refuseWithoutModule(canister);
    if (instance.exports(`canister_update ${request.method}`))
        return refuseWhenFrozen(canister, prepayment(canister, canister.subnet.limits.message));
    if (instance.exports(`canister_query ${request.method}`))
        return refuseWhenFrozen(canister, prepayment(canister, canister.subnet.limits.query));
    if (instance.exports(`canister_composite_query ${request.method}`))
        return reject(
            'compositeQueryCalledInReplicatedMode',
            `Error from Canister ${canister.idText}: Composite query cannot be called in replicated mode`
        );
    return refuseMissingMethod(canister, 'update', request.method);
}

export function refuseUnlessRunning(canister: Canister): { reject: Reject } | null {
    if (canister.status === 'stopped') return reject('canisterStopped', `Canister ${canister.idText} is stopped`);
    if (canister.status === 'stopping') return reject('canisterStopping', `Canister ${canister.idText} is stopping`);
    return null;
}

export function refuseWithoutModule(canister: Canister): { reject: Reject } {
    return reject(
        'wasmModuleNotFound',
        `Error from Canister ${canister.idText}: Attempted to execute a message, but the canister contains no Wasm module`
    );
}

export function refuseMissingMethod(canister: Canister, type: 'update' | 'query', method: string): { reject: Reject } {
    return reject('canisterMethodNotFound', `Error from Canister ${canister.idText}: Canister has no ${type} method '${method}'.`);
}

function openContext(canister: Canister, request: CanisterRequest): CallContext {
    const context: CallContext = {
        id: canister.freshNumber(),
        origin: request.origin,
        caller: request.sender,
        method: request.method,
        available: request.cycles,
        responded: false,
        outstanding: 0,
        deleted: false,
        instructions: 0n
    };
    canister.contexts.set(context.id, context);
    return context;
}

/** Runs the callback that waits for a response, and the cleanup callback when that traps. */
export function executeResponse(state: ReplicaState, canister: Canister, message: CanisterResponse): void {
    const callback = canister.callbacks.get(message.callback);
    const context = callback && canister.contexts.get(callback.contextId);
    if (!callback || !context) return;
    canister.callbacks.delete(callback.id);
    context.outstanding -= 1;
    const { response } = message;
    const bytes = 'reply' in response ? response.reply.length : Buffer.byteLength(response.reject.message);
    canister.cycles += message.refund + callback.reserved - transmissionFee(canister, callback, bytes);
    const { instance } = canister;
    if (context.deleted || !instance) {
        conclude(state, canister, context, null);
        return;
    }
    const isReply = 'reply' in response;
    const limit = canister.subnet.limits.message;
    const { trap } = runMessage(state, canister, instance, {
        entry: isReply ? callback.reply : callback.reject,
        mode: isReply ? 'Ry' : 'Rt',
        kind: isReply ? 'reply_callback' : 'reject_callback',
        context,
        arg: isReply ? response.reply : new Uint8Array(),
        limit,
        ...(isReply ? {} : { reject: response.reject }),
        refunded: message.refund,
        deadline: context.origin.kind === 'canister' ? context.origin.deadline : 0n
    });
    if (trap && callback.cleanup) {
        const rejected = isReply ? {} : { reject: response.reject };
        runMessage(state, canister, instance, {
            entry: callback.cleanup,
            mode: 'C',
            kind: 'cleanup_callback',
            context,
            arg: new Uint8Array(),
            limit,
            ...rejected
        });
    }
    conclude(state, canister, context, trap);
}

function transmissionFee(canister: Canister, callback: Callback, bytes: number): bigint {
    if (!canister.subnet.charges) return 0n;
    const fee = BigInt(bytes) * FEES.callByte;
    return fee < callback.reserved ? fee : callback.reserved;
}

/** Ends a context that neither answered nor has calls outstanding with the error it earned, and removes contexts that are done. */
export function conclude(state: ReplicaState, canister: Canister, context: CallContext, trap: CanisterTrap | null): void {
    if (context.outstanding > 0) return;
    if (!context.responded && context.origin.kind !== 'system') {
        const response = trap
            ? trapReject(canister, trap)
            : reject('canisterDidNotReply', `Error from Canister ${canister.idText}: Canister did not reply to the call`);
        answer(state, context, response);
    }
    canister.contexts.delete(context.id);
    checkStopped(canister);
}
