import { call, type Principal } from 'azle';

import { callFailure, type CallKind } from '../../src/core/call-failure.js';
import { MAX_OPEN_CALLS } from './limits.js';

/** SYS_TRANSIENT. */
const TRANSIENT = 2;

/**
 * The one way out of this canister to the coordinator. It counts the calls that are open, because a reply that met a new version of this
 * canister would continue a stranger's call: upgrades are refused while any is.
 */
export class CoordinatorTransport {
    readonly #open = new Set<object>();

    /** @param coordinator fixed by a controller, read anew for every call */
    constructor(private readonly coordinator: () => Principal) {}

    get openCalls(): number {
        return this.#open.size;
    }

    /** @throws CoreFailure; the run time's own clean-up error passes through */
    async call(method: string, argument: Uint8Array, kind: CallKind): Promise<Uint8Array> {
        if (this.#open.size >= MAX_OPEN_CALLS) throw callFailure(kind, TRANSIENT);
        const token = {};
        this.#open.add(token);
        try {
            return await call<Uint8Array, Uint8Array>(this.coordinator(), method, { args: argument, raw: true });
        } catch (error) {
            if (isCleanup(error)) throw error;
            throw callFailure(kind, rejectCodeOf(error));
        } finally {
            // Runs once more in the clean-up after a trap; taking a token out twice is the same as once.
            this.#open.delete(token);
        }
    }
}

/** Azle throws this into the waiting function when a callback has trapped; whoever catches it must throw it on. */
export function isCleanup(error: unknown): boolean {
    return typeOf(error) === 'CleanupCallback';
}

/** The reject code; a call that this canister could not even send was transiently impossible. */
function rejectCodeOf(error: unknown): number | undefined {
    const type = typeOf(error);
    if (type === 'CallPerformFailed' || type === 'InsufficientLiquidCycleBalance') return TRANSIENT;
    const code = (error as { rejectCode?: unknown }).rejectCode;
    return typeof code === 'number' ? code : undefined;
}

function typeOf(error: unknown): unknown {
    return error instanceof Error ? (error as { type?: unknown }).type : undefined;
}
