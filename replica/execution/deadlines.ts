import { reject } from './reject.js';
import type { ReplicaState } from './replica-state.js';

/** Answers `stop_canister` calls that have waited too long; the canister stays stopping. */
export function expireStopRequests(state: ReplicaState): void {
    for (const canister of state.canisters.values()) {
        const expired = canister.stopRequests.filter(({ expiry }) => expiry <= state.time);
        for (const request of expired) {
            canister.stopRequests.splice(canister.stopRequests.indexOf(request), 1);
            request.respond(reject('stopCanisterTimeout', `Stop canister request timed out`));
        }
    }
}

/**
 * Answers bounded-wait calls whose time is over with SYS_UNKNOWN: the callee may or may not have done the work. A response that comes
 * later finds no callback and is dropped; its refund is lost, as the specification allows.
 */
export function expireCalls(state: ReplicaState): void {
    for (const [key, canister] of state.canisters) {
        for (const callback of [...canister.callbacks.values()]) {
            if (callback.deadline === 0n || callback.deadline > state.time) continue;
            const waiting = canister.inbox.some((message) => message.kind === 'response' && message.callback === callback.id);
            if (waiting) continue;
            const origin = { kind: 'canister', canister: key, callback: callback.id, deadline: callback.deadline } as const;
            state.respond(origin, reject('deadlineExpired', 'Call deadline has expired.'), 0n);
        }
    }
}
