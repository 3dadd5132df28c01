import type { Canister } from '../canister/canister.js';

/** Lets a stopping canister be stopped once it has no open call, and answers the `stop_canister` calls that wait for that. */
export function checkStopped(canister: Canister): void {
    if (canister.status !== 'stopping' || canister.contexts.size > 0) return;
    canister.status = 'stopped';
    canister.version += 1n;
    for (const { respond } of canister.stopRequests.splice(0)) respond({ reply: EMPTY_CANDID });
}

/** Candid for "no values": `DIDL`, no types, no arguments. */
export const EMPTY_CANDID = new Uint8Array([0x44, 0x49, 0x44, 0x4c, 0, 0]);
