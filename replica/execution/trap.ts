import type { ErrorCodeName } from './reject.js';

/** Ends the execution of a canister's message; everything the message did is discarded. */
export class CanisterTrap extends Error {
    constructor(
        /** Which of the IC's error codes the caller gets. */
        readonly errorCode: ErrorCodeName,
        message: string
    ) {
        super(message);
        this.name = 'CanisterTrap';
    }
}

/** A System API call that the interface specification forbids here. */
export function contractViolation(explanation: string): CanisterTrap {
    return new CanisterTrap('canisterContractViolation', `Canister violated contract: ${explanation}`);
}

/** V8's words for a WebAssembly trap, and the IC's. */
const TRAP_WORDS: readonly (readonly [v8: RegExp, ic: string])[] = [
    [/unreachable/, 'unreachable'],
    [/memory access out of bounds|data segment .*out of bounds|offset is out of bounds/, 'heap out of bounds'],
    [/table (index|access|initializer).*out of bounds|table index is out of bounds/, 'table out of bounds'],
    [/null function or function signature mismatch|indirect call|signature mismatch/, 'function signature mismatch'],
    [/divide by zero|remainder by zero/, 'integer division by zero'],
    [/divide result unrepresentable|float unrepresentable/, 'integer overflow'],
    [/call stack size exceeded/i, 'stack overflow']
];

/**
 * The trap behind an exception that came out of WebAssembly.
 * @returns null when the exception is not the canister's doing: a bug of the replica, to be thrown on.
 */
export function trapFromException(error: unknown): CanisterTrap | null {
    if (error instanceof CanisterTrap) return error;
    if (!(error instanceof WebAssembly.RuntimeError) && !(error instanceof RangeError)) return null;
    const words = TRAP_WORDS.find(([v8]) => v8.test(error.message))?.[1] ?? error.message;
    return new CanisterTrap('canisterTrapped', `Canister trapped: ${words}`);
}
