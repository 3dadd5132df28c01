import type { OutcallResult } from './management/outcalls.js';
import type { IngressCall, ReplicaInstance } from './replica-instance.js';

/**
 * Everything that changes an instance from outside. The engine is deterministic: the same inputs in the same order give the same state.
 * Times are nanoseconds since 1970.
 */
export type ReplicaInput =
    | { readonly kind: 'time'; readonly time: bigint; readonly certified: boolean }
    /** A round, at this time if it is later than the instance's. */
    | { readonly kind: 'tick'; readonly time: bigint }
    | { readonly kind: 'ingress'; readonly call: IngressCall }
    | { readonly kind: 'outcall'; readonly id: number; readonly results: readonly OutcallResult[] }
    | { readonly kind: 'cycles'; readonly canister: Uint8Array; readonly amount: bigint }
    | { readonly kind: 'stable'; readonly canister: Uint8Array; readonly content: Uint8Array };

/** Repeats an input. What was refused the first time is refused again, and changes as little. */
export function applyInput(instance: ReplicaInstance, input: ReplicaInput): void {
    try {
        apply(instance, input);
    } catch (error) {
        if (error instanceof Error && error.constructor === Error) return;
        throw error;
    }
}

function apply(instance: ReplicaInstance, input: ReplicaInput): void {
    switch (input.kind) {
        case 'time':
            return input.certified ? instance.setCertifiedTime(input.time) : instance.setTime(input.time);
        case 'tick':
            return instance.tick(input.time);
        case 'ingress':
            return void instance.submitIngress(input.call);
        case 'outcall':
            return instance.answerOutcall(input.id, input.results);
        case 'cycles':
            return void instance.addCycles(input.canister, input.amount);
        case 'stable':
            return instance.setStableMemory(input.canister, input.content);
    }
}
