import { setTimer } from 'azle';

import { SWEEP_SECONDS } from './limits.js';
import { forgetConfirmations, nextToForget } from './stable/forget-confirmations.js';
import type { ConfirmationMaps } from './stable/stable-confirmation-store.js';

/**
 * Forgets old confirmations. Armed only while there are any, and then for the time when the oldest is due: each firing costs two messages and
 * a call. Timers do not outlive an upgrade, so it is armed again after one.
 */
export class Sweeper {
    #isArmed = false;

    /** @param now milliseconds since 1970 UTC */
    constructor(
        private readonly maps: ConfirmationMaps,
        private readonly now: () => number
    ) {}

    arm(): void {
        if (this.#isArmed) return;
        const due = nextToForget(this.maps);
        if (due === undefined) return;
        this.#isArmed = true;
        setTimer(Math.max(SWEEP_SECONDS, Math.ceil((due - this.now()) / 1_000)), () => this.sweep());
    }

    private sweep(): void {
        this.#isArmed = false;
        forgetConfirmations(this.maps, this.now());
        this.arm();
    }
}
