import { type InstantMs, MS_PER_DAY, MS_PER_MINUTE } from './instant.js';
import type { Zone } from './zone.js';

/**
 * Whether an instant lies in the hour that comes round again when clocks are put back, so that an earlier one shows the same on the wall. From
 * offsets alone: a search asks for every start of a day.
 *
 * @param zone one whose offset changes at most once in two days
 */
export function isSecondOfTwo(instant: InstantMs, zone: Zone): boolean {
    const before = zone.offsetMinutesAt(instant - MS_PER_DAY);
    const now = zone.offsetMinutesAt(instant);
    return before > now && zone.offsetMinutesAt(instant - (before - now) * MS_PER_MINUTE) === before;
}
