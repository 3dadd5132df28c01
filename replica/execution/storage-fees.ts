import type { Canister } from '../canister/canister.js';

const NANOSECONDS = 1_000_000_000n;
/** Storage is charged for whole pieces of this many seconds: rounds come much more often. */
const CHARGING_INTERVAL = 10n;

/** Charges what an idle canister costs since it last paid. @returns true when the canister could not pay: its code has to go. */
export function payForStorage(canister: Canister, time: bigint): boolean {
    if (!canister.subnet.charges) return false;
    const intervals = (time - canister.paidUntil) / (CHARGING_INTERVAL * NANOSECONDS);
    if (intervals <= 0n) return false;
    canister.paidUntil += intervals * CHARGING_INTERVAL * NANOSECONDS;
    const fee = canister.idleCyclesPerSecond() * intervals * CHARGING_INTERVAL;
    if (fee <= canister.cycles) {
        canister.cycles -= fee;
        return false;
    }
    canister.cycles = 0n;
    return true;
}
