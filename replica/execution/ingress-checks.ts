import type { Canister } from '../canister/canister.js';
import type { WasmInstance } from '../canister/wasm-instance.js';
import { refuseUnlessRunning, refuseWithoutModule } from './execute-call.js';
import { ingressFee } from './cycles.js';
import { Execution } from './execution.js';
import { executionInput } from './execution-input.js';
import { outcomeOf } from './execution-record.js';
import type { IngressMessage } from './ingress-history.js';
import { MAX_INGRESS_BYTES } from './limits.js';
import { samePrincipal } from './principals.js';
import { reject, type Reject } from './reject.js';
import type { ReplicaState } from './replica-state.js';
import { refuseWhenFrozen, writeLog } from './run-message.js';

/** What a node refuses before a message is taken in: too large, nobody there, not running, or not accepted by `canister_inspect_message`. */
export function checkIngress(state: ReplicaState, message: IngressMessage): { reject: Reject } | null {
    const bytes = ingressBytes(message);
    if (bytes > MAX_INGRESS_BYTES)
        return reject(
            'canisterRejectedMessage',
            `Request size ${bytes} exceeds the limit of ${MAX_INGRESS_BYTES} bytes for ingress messages`
        );
    if (isManagement(state, message)) return null;
    const canister = state.find(message.receiver);
    if (!canister) return reject('canisterNotFound', `Canister ${state.nameOf(message.receiver)} not found`);
    const notRunning = refuseUnlessRunning(canister);
    if (notRunning) return notRunning;
    if (!canister.instance) return refuseWithoutModule(canister);
    const unpaid = refuseWhenFrozen(canister, ingressFee(bytes));
    if (unpaid) return unpaid;
    return inspect(state, canister, canister.instance, message);
}

/** Bytes of an ingress message that count for limits and fees. */
export function ingressBytes(message: { readonly arg: Uint8Array; readonly method: string }): number {
    return message.arg.length + Buffer.byteLength(message.method);
}

function isManagement(state: ReplicaState, message: IngressMessage): boolean {
    return message.receiver.length === 0 || state.subnets.some((subnet) => samePrincipal(subnet.id, message.receiver));
}

function inspect(state: ReplicaState, canister: Canister, instance: WasmInstance, message: IngressMessage): { reject: Reject } | null {
    if (!instance.exports('canister_inspect_message')) return null;
    const execution = new Execution(
        canister,
        executionInput(state, canister, {
            mode: 'F',
            caller: message.sender,
            arg: message.arg,
            method: message.method,
            instructionLimit: canister.subnet.limits.inspect
        })
    );
    const { trap, instructions } = instance.run({ exported: 'canister_inspect_message' }, execution);
    instance.rollback();
    state.executions.add({
        canister: canister.idText,
        kind: 'inspect_message',
        method: message.method,
        instructions,
        cycles: 0n,
        ...outcomeOf(trap),
        time: state.time,
        memoryBytes: instance.memoryBytes
    });
    writeLog(state, canister, execution, trap);
    if (trap) return reject(trap.errorCode, `Error from Canister ${canister.idText}: ${trap.message}`);
    if (execution.accepted) return null;
    return reject('canisterRejectedMessage', `Error from Canister ${canister.idText}: Canister rejected the message`);
}
