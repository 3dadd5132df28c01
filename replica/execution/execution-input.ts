import type { Canister } from '../canister/canister.js';
import type { Mode } from '../system-api/modes.js';
import type { Reject } from './reject.js';
import type { ReplicaState } from './replica-state.js';

/** What a message execution is given. */
export interface ExecutionInput {
    readonly mode: Mode;
    readonly caller: Uint8Array;
    /** Argument of the call, or the reply in a reply callback. */
    readonly arg: Uint8Array;
    readonly method: string;
    /** Nanoseconds since 1970. */
    readonly time: bigint;
    readonly instructionLimit: bigint;
    /** Balance the message may see and spend: what is left after the message itself was prepaid. */
    readonly balance: bigint;
    /** Cycles that came with the call and were not accepted yet. */
    readonly available: bigint;
    /** Whether the call still has to be answered. */
    readonly needsResponse: boolean;
    readonly maxReplyBytes: number;
    /** Instructions earlier executions of the same call used. */
    readonly contextInstructions: bigint;
    readonly refunded: bigint;
    readonly reject: Reject | null;
    readonly deadline: bigint;
    /** Makes the certificate over the certified data, for the target of a query call. */
    readonly certificate: (() => Uint8Array) | null;
    readonly rootKey: Uint8Array;
}

/** What every execution must be told; the rest has a default that means "none". */
type Given = Pick<ExecutionInput, 'mode' | 'caller' | 'arg' | 'method' | 'instructionLimit'> & Partial<ExecutionInput>;

/** The input of an execution of `canister` now. Unless it is said otherwise, nobody waits for an answer and no cycles came along. */
export function executionInput(state: ReplicaState, canister: Canister, given: Given): ExecutionInput {
    return {
        time: state.time,
        balance: canister.cycles,
        available: 0n,
        needsResponse: false,
        maxReplyBytes: 0,
        contextInstructions: 0n,
        refunded: 0n,
        reject: null,
        deadline: 0n,
        certificate: null,
        rootKey: state.root.publicKey,
        ...given
    };
}
