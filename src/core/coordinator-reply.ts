import { callFailure, type CallKind } from './call-failure.js';
import { coreErrorFailure } from './core-error-failure.js';
import type { CoreError } from './generated/coordinator.did.js';

/** What a coordinator's method that may refuse answers. */
export type CoordinatorReply<T> = { ok: T } | { err: CoreError };

/**
 * What a coordinator's answer comes to. Synchronous: a `catch` around an await would also catch what the run time throws to clean up after a
 * trap, which must pass.
 *
 * @param read may throw for values that no port can pass on
 * @throws CoreFailure
 */
export function understand<T, U>(kind: CallKind, reply: CoordinatorReply<T>, read: (value: T) => U): U {
    if ('err' in reply) throw coreErrorFailure(reply.err);
    try {
        return read(reply.ok);
    } catch {
        throw callFailure(kind);
    }
}
