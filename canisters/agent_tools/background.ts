/** What the canister does by itself after an install and after every upgrade. */
import { call, setTimer } from 'azle';

import { nowMs, type CanisterState } from './canister-state.js';
import { isCleanup } from './call-errors.js';
import { MAX_OPEN_CALLS } from './limits.js';
import { settleInterrupted } from './stable/interrupted-writes.js';

const RANDOM_BYTES = 32;
const RETRY_SECONDS = 5;

/** Timers do not outlive an upgrade. */
export function startBackground(state: CanisterState): void {
    if (state.settings.read().seed === undefined) setTimer(0, () => fetchSeed(state));
    state.sweeper.arm();
}

/** After an upgrade no reply will come any more: what was under way (only a forced upgrade leaves any) is not known. */
export function reconcile(state: CanisterState): void {
    for (const key of state.journal.underWay(MAX_OPEN_CALLS))
        settleInterrupted(state.confirmations.confirmations, state.journal, key, nowMs());
}

/** Gives every owner's subject its place in the certified tree, for those who connected before places or salts could be given. */
export function openTrails(state: CanisterState): void {
    for (const subject of state.owners.subjects()) state.openTrail(subject);
}

/** The generator inside is seeded with zeros after an install, so the seed of ids and salts comes from the subnet's randomness. */
async function fetchSeed(state: CanisterState): Promise<void> {
    try {
        const reply = await call<Uint8Array, Uint8Array>('aaaaa-aa', 'raw_rand', { args: NO_ARGUMENTS, raw: true });
        const settings = state.settings.read();
        state.settings.write({ ...settings, seed: settings.seed ?? [...reply.slice(-RANDOM_BYTES)] });
        openTrails(state);
    } catch (error) {
        if (isCleanup(error)) throw error;
        setTimer(RETRY_SECONDS, () => fetchSeed(state));
    }
}

/** Candid of no arguments: `DIDL`, no types, no values. */
const NO_ARGUMENTS = Uint8Array.of(0x44, 0x49, 0x44, 0x4c, 0, 0);
