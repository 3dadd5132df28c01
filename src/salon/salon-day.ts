import type { InstantMs } from '../time/instant.js';
import type { LocalDate } from '../time/local-date.js';
import { WARSAW } from '../time/warsaw.js';
import type { Zone } from '../time/zone.js';

/** Where the salons are: their days and hours are this zone's, never UTC's and never the host's. */
export const SALON_ZONE: Zone = WARSAW;

/** Which day it is in the salon. */
export function salonToday(now: InstantMs): LocalDate {
    return SALON_ZONE.localAt(now).date;
}
