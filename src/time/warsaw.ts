import { type InstantMs, MS_PER_DAY, MS_PER_HOUR } from './instant.js';
import { zoneFromOffsets } from './offset-zone.js';
import type { Zone } from './zone.js';

interface SummerTime {
    /** From when until when this year's rule holds. */
    readonly from: InstantMs;
    readonly until: InstantMs;
    readonly start: InstantMs;
    readonly end: InstantMs;
}

const MARCH = 2;
const OCTOBER = 9;
const LAST_DAY_OF_BOTH = 31;
const SWITCH_HOUR_UTC = 1;
const STANDARD_MINUTES = 60;
const SUMMER_MINUTES = 120;

let known: SummerTime = summerTimeOf(2026);

/**
 * Europe/Warsaw: UTC+1, and UTC+2 from 01:00 UTC on the last Sunday of March to 01:00 UTC on the last Sunday of October (Directive 2000/84/EC).
 * Right from 1997 until the law changes.
 */
export const WARSAW: Zone = zoneFromOffsets('Europe/Warsaw', (instant) => {
    const { start, end } = summerTimeAt(instant);
    return instant >= start && instant < end ? SUMMER_MINUTES : STANDARD_MINUTES;
});

/** The rule of one year is kept, and found without a `Date`: a search asks for thousands of offsets within a few days. */
function summerTimeAt(instant: InstantMs): SummerTime {
    const isKnown = instant >= known.from && instant < known.until;
    if (!isKnown) known = summerTimeOf(new Date(instant).getUTCFullYear());
    return known;
}

function summerTimeOf(year: number): SummerTime {
    return { from: Date.UTC(year, 0), until: Date.UTC(year + 1, 0), start: switchIn(year, MARCH), end: switchIn(year, OCTOBER) };
}

function switchIn(year: number, month: number): InstantMs {
    const lastDay = Date.UTC(year, month, LAST_DAY_OF_BOTH);
    const daysSinceSunday = new Date(lastDay).getUTCDay();
    return lastDay - daysSinceSunday * MS_PER_DAY + SWITCH_HOUR_UTC * MS_PER_HOUR;
}
