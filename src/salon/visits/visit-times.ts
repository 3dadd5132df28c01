import type { SalonVisit } from '../../core/working-hours.js';
import { MS_PER_MINUTE, type InstantMs } from '../../time/instant.js';
import type { LocalDate } from '../../time/local-date.js';
import { MINUTES_PER_DAY } from '../../time/local-time.js';
import type { TimeRange } from '../../time/ranges.js';
import { SALON_ZONE } from '../salon-day.js';

/** A visit by the salon's calendar and clock: the day on which it begins, and its hours on that day. */
export interface VisitTimes {
    readonly date: LocalDate;
    readonly range: TimeRange;
}

export function visitEnd(visit: SalonVisit): InstantMs {
    return visit.start + visit.durationMinutes * MS_PER_MINUTE;
}

/**
 * When a visit is, on the wall. One that runs past midnight ends with the day here; one in the hour that clocks repeat in autumn ends where it
 * would by its duration, since the clock goes back meanwhile.
 */
export function visitTimes(visit: SalonVisit): VisitTimes {
    const { date, minute: start } = SALON_ZONE.localAt(visit.start);
    const end = SALON_ZONE.localAt(visitEnd(visit));
    if (end.date !== date) return { date, range: { start, end: MINUTES_PER_DAY } };
    if (end.minute <= start) return { date, range: { start, end: Math.min(start + visit.durationMinutes, MINUTES_PER_DAY) } };
    return { date, range: { start, end: end.minute } };
}
