import type { Response } from './reject.js';

/** Who waits for the answer. */
export type CallOrigin =
    | { readonly kind: 'ingress'; readonly messageId: string }
    | { readonly kind: 'canister'; readonly canister: string; readonly callback: number; readonly deadline: bigint }
    | { readonly kind: 'system' };

/** A call that a canister has begun to answer: it lives until it is answered and no call made for it is outstanding. */
export interface CallContext {
    readonly id: number;
    readonly origin: CallOrigin;
    readonly caller: Uint8Array;
    /** Name of the method, or of the system task. */
    readonly method: string;
    /** Cycles the caller attached that were not accepted yet. */
    available: bigint;
    responded: boolean;
    /** Calls made for this context whose callbacks have not run. */
    outstanding: number;
    /** Set when the code was uninstalled: responses are only refunded. */
    deleted: boolean;
    /** Instructions of all executions of this context, for `performance_counter(1)`. */
    instructions: bigint;
}

/** What happens when the response to a call arrives; table indices are unsigned. */
export interface Callback {
    readonly id: number;
    readonly contextId: number;
    readonly callee: string;
    readonly reply: Closure;
    readonly reject: Closure;
    readonly cleanup: Closure | null;
    readonly cyclesSent: bigint;
    /** Cycles set aside for the response and its execution. */
    readonly reserved: bigint;
    /** Nanoseconds; 0 for a call that waits without bound. */
    readonly deadline: bigint;
}

/** A function in the canister's table and the number it is called with. */
export interface Closure {
    readonly fun: number;
    readonly env: number;
}

/** A call on its way to a canister (or to the management canister). */
export interface CanisterRequest {
    readonly kind: 'request';
    readonly sender: Uint8Array;
    readonly origin: CallOrigin;
    readonly receiver: Uint8Array;
    readonly method: string;
    readonly arg: Uint8Array;
    readonly cycles: bigint;
}

/** An answer on its way to the canister that called. */
export interface CanisterResponse {
    readonly kind: 'response';
    readonly callback: number;
    readonly response: Response;
    readonly refund: bigint;
}

export type QueuedMessage = CanisterRequest | CanisterResponse;
