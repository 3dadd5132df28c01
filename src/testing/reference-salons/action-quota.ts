import { SalonRefusal } from './refusal.js';
import { NO_ACTIVITY } from './salon-activity.js';
import type { SalonStore } from './salon-store.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const NANOSECONDS_PER_MS = 1_000_000n;

/**
 * Spends one of the salon's actions of today (UTC). The salon is charged, whoever acts for it (rule 27), and what is refused later in the same
 * call stays spent.
 *
 * @param now milliseconds since 1970 UTC
 * @throws SalonRefusal `quota_exceeded` when none is left
 */
export function chargeAction(store: SalonStore, salonId: string, now: number, limit: number): void {
    const activity = store.activity.get(salonId) ?? NO_ACTIVITY;
    const day = Math.floor(now / DAY_MS);
    const used = activity.day === day ? activity.used : 0;
    if (used >= limit) throw new SalonRefusal({ quota_exceeded: { limit, resets_at: startOfDay(day + 1) } });
    store.activity.set(salonId, { ...activity, day, used: used + 1 });
}

function startOfDay(day: number): bigint {
    return BigInt(day * DAY_MS) * NANOSECONDS_PER_MS;
}
