import { call, type Principal } from 'azle';

import { callFailure, type CallKind } from '../../src/core/call-failure.js';
import { isCleanup, rejectCodeOf, TRANSIENT } from './call-errors.js';
import { MAX_OPEN_CALLS } from './limits.js';
import type { OpenCalls } from './open-calls.js';

/** The one way out of this canister to another of the salon system's. */
export class CoordinatorTransport {
    /** @param target fixed by a controller, read anew for every call */
    constructor(
        private readonly target: () => Principal,
        private readonly open: OpenCalls
    ) {}

    /** @throws CoreFailure; the run time's own clean-up error passes through */
    async call(method: string, argument: Uint8Array, kind: CallKind): Promise<Uint8Array> {
        if (this.open.count >= MAX_OPEN_CALLS) throw callFailure(kind, TRANSIENT);
        try {
            return await this.open.during(() => call<Uint8Array, Uint8Array>(this.target(), method, { args: argument, raw: true }));
        } catch (error) {
            if (isCleanup(error)) throw error;
            throw callFailure(kind, rejectCodeOf(error));
        }
    }
}
