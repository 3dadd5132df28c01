import { type InstantMs, MS_PER_HOUR } from './instant.js';
import { addDays, type LocalDate } from './local-date.js';
import { MINUTES_PER_DAY } from './local-time.js';
import type { Zone } from './zone.js';

/** A local day as a stretch of time: from its first instant to the first of the next day, which no longer belongs to it. */
export interface LocalDay {
    readonly start: InstantMs;
    readonly end: InstantMs;
}

/** The stretch of time that is a date in a zone: 23, 24 or 25 hours in Warsaw, and never the UTC day. */
export function localDay(date: LocalDate, zone: Zone): LocalDay {
    return { start: firstInstantOf(date, zone), end: firstInstantOf(addDays(date, 1), zone) };
}

/** How many hours a date has in a zone: in Warsaw 23 when summer time begins, 25 when it ends, else 24. */
export function dayLengthHours(date: LocalDate, zone: Zone): number {
    const { start, end } = localDay(date, zone);
    return (end - start) / MS_PER_HOUR;
}

/** Some zones put clocks forward at midnight: their day begins with the first minute that exists. */
function firstInstantOf(date: LocalDate, zone: Zone): InstantMs {
    for (let minute = 0; minute < MINUTES_PER_DAY; minute += 1) {
        const resolution = zone.resolve(date, minute);
        if (resolution.kind === 'ok') return resolution.utc;
        if (resolution.kind === 'fold') return resolution.first;
    }
    throw new RangeError('a date that does not exist in this zone');
}
