/** What Azle throws into a function that waits for a call. */

/** SYS_TRANSIENT. */
export const TRANSIENT = 2;

/** Azle throws this into the waiting function when a callback has trapped; whoever catches it must throw it on. */
export function isCleanup(error: unknown): boolean {
    return typeOf(error) === 'CleanupCallback';
}

/** The reject code; a call that this canister could not even send was transiently impossible. */
export function rejectCodeOf(error: unknown): number | undefined {
    if (wasNotSent(error)) return TRANSIENT;
    const code = (error as { rejectCode?: unknown }).rejectCode;
    return typeof code === 'number' ? code : undefined;
}

/** What the other side, or the system in its place, said; empty when nothing was said. */
export function rejectMessageOf(error: unknown): string {
    const message = (error as { rejectMessage?: unknown }).rejectMessage;
    return typeof message === 'string' ? message : '';
}

function wasNotSent(error: unknown): boolean {
    const type = typeOf(error);
    return type === 'CallPerformFailed' || type === 'InsufficientLiquidCycleBalance';
}

function typeOf(error: unknown): unknown {
    return error instanceof Error ? (error as { type?: unknown }).type : undefined;
}
