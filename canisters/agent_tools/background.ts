/** What the canister does by itself: the key of confirmation ids, fetched once, and forgetting what is no longer needed. */
import { call, setTimer, setTimerInterval } from 'azle';

import { nowMs, type CanisterState } from './canister-state.js';
import { idKeyFrom } from './confirmation-ids.js';
import { isCleanup } from './coordinator-transport.js';
import { SWEEP_SECONDS } from './limits.js';
import { forgetConfirmations } from './stable/forget-confirmations.js';

const RANDOM_BYTES = 32;
const RETRY_SECONDS = 5;

/** Timers do not outlive an upgrade, so both are started after an install and after every upgrade. */
export function startBackground(state: CanisterState): void {
    if (state.settings.read().idKey === undefined) setTimer(0, () => fetchIdKey(state));
    setTimerInterval(SWEEP_SECONDS, () => {
        forgetConfirmations(state.confirmations, nowMs());
    });
}

/** The generator inside is seeded with zeros after an install, so the key comes from the subnet's randomness. */
async function fetchIdKey(state: CanisterState): Promise<void> {
    try {
        const reply = await call<Uint8Array, Uint8Array>('aaaaa-aa', 'raw_rand', { args: NO_ARGUMENTS, raw: true });
        const settings = state.settings.read();
        state.settings.write({ ...settings, idKey: settings.idKey ?? idKeyFrom(reply.slice(-RANDOM_BYTES)) });
    } catch (error) {
        if (isCleanup(error)) throw error;
        setTimer(RETRY_SECONDS, () => fetchIdKey(state));
    }
}

/** Candid of no arguments: `DIDL`, no types, no values. */
const NO_ARGUMENTS = Uint8Array.of(0x44, 0x49, 0x44, 0x4c, 0, 0);
