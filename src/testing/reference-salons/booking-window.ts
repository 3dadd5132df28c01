import { MS_PER_DAY, MS_PER_MINUTE, type InstantMs } from '../../time/instant.js';
import type { Stretch } from './availability.js';
import { BOOKING_RULES } from './booking-rules.js';
import { invalid } from './refusal.js';

/** When visits may begin that are booked now: not sooner than the notice, not farther ahead than half a year. */
export function bookable(now: InstantMs): Stretch {
    return { from: now + BOOKING_RULES.noticeMinutes * MS_PER_MINUTE, until: now + BOOKING_RULES.daysAhead * MS_PER_DAY };
}

/**
 * The part of a window that is bookable; it may be empty.
 *
 * @throws SalonRefusal `invalid` for a window that ends before it begins or is too long
 */
export function bookablePart(window: Stretch, now: InstantMs): Stretch {
    const length = window.until - window.from;
    if (!Number.isSafeInteger(window.from) || !Number.isSafeInteger(window.until)) throw invalid('from');
    if (length <= 0 || length > BOOKING_RULES.windowDays * MS_PER_DAY) throw invalid('until');
    const { from, until } = bookable(now);
    return { from: Math.max(window.from, from), until: Math.min(window.until, until) };
}
