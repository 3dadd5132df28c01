import type { InstantMs } from '../../time/instant.js';
import type { LocalDate } from '../../time/local-date.js';
import { WARSAW } from '../../time/warsaw.js';

/** Where the salons are: their days are this zone's, never UTC's. */
export const SALON_ZONE = WARSAW;

export function salonToday(now: InstantMs): LocalDate {
    return SALON_ZONE.localAt(now).date;
}

/** The group of what belongs to one day of a salon. */
export function salonDay(salonId: string, date: LocalDate): string {
    return `${salonId}/${date}`;
}
