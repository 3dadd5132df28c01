/**
 * Opening hours of a profile as a week that begins on Monday. Booksy counts Monday to Saturday as 1–6; for Sunday both 0 and 7 are told of, so both
 * are taken. The schema.org block names its days, and is believed where the two disagree on a day.
 */
import { MINUTES_PER_DAY, parseLocalTime } from '../time/local-time.js';
import { formatRanges, type TimeRange, unionOfRanges } from '../time/ranges.js';
import { weekdayName } from '../text/weekdays.js';
import type { DraftDay, DraftOrigin } from './draft.js';
import { lineIn, listIn, numberIn, type PickedRecord, recordsIn } from './picked-values.js';
import { draftNotes } from './texts.pl.js';

export interface DraftHours {
    /** Seven days, or none when the page does not say. */
    readonly days: readonly DraftDay[];
    readonly origin?: DraftOrigin;
    readonly notes: readonly string[];
}

const DAYS = 7;
const SUNDAY = 6;
const GRID = 5;
const DAY_NAMES: readonly string[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

type Week = Map<number, TimeRange[]>;
type Reading = { readonly week: Week; unreadable: boolean; rounded: boolean };

/** Hours from the page's own data, checked against schema.org's; from there alone when there are no others. */
export function draftHours(business: PickedRecord | undefined, jsonLd: PickedRecord | undefined): DraftHours {
    const own = ownWeek(business);
    const named = namedWeek(jsonLd);
    const isFromJsonLd = own.week.size === 0;
    const source = isFromJsonLd ? named : own;
    if (source.week.size === 0) return { days: [], notes: source.unreadable ? [draftNotes.hoursUnreadable] : [] };
    const differing = isFromJsonLd ? [] : [...named.week.keys()].filter((day) => !isSameDay(own.week.get(day), named.week.get(day))).sort();
    const days = Array.from({ length: DAYS }, (_, day) => {
        const ranges = (differing.includes(day) ? named : source).week.get(day) ?? [];
        return { day, ranges: formatRanges(unionOfRanges(ranges)) };
    });
    const notes = [
        ...(differing.length > 0 ? [draftNotes.hoursDiffer(differing.map((day) => weekdayName(day, 'pl')).join(', '))] : []),
        ...(source.unreadable ? [draftNotes.hoursUnreadable] : []),
        ...(source.rounded ? [draftNotes.hoursRounded] : [])
    ];
    return { days, origin: isFromJsonLd ? 'json_ld' : 'payload', notes };
}

function ownWeek(business: PickedRecord | undefined): Reading {
    const reading: Reading = { week: new Map(), unreadable: false, rounded: false };
    const rows = [...recordsIn(business?.['open_hours']), ...recordsIn(business?.['opening_hours'])];
    for (const row of rows) {
        const day = dayOfNumber(numberIn(row['day_of_week']));
        const nested = recordsIn(row['hours']).map((hours) => [hours['hour_from'], hours['hour_till']] as const);
        const pairs = nested.length > 0 ? nested : [[row['open_from'], row['open_till']] as const];
        for (const [from, till] of pairs) addRange(reading, day, lineIn(from), lineIn(till));
    }
    return reading;
}

function namedWeek(jsonLd: PickedRecord | undefined): Reading {
    const reading: Reading = { week: new Map(), unreadable: false, rounded: false };
    for (const row of recordsIn(jsonLd?.['openingHoursSpecification'])) {
        for (const name of listIn(row['dayOfWeek']))
            addRange(reading, dayOfName(lineIn(name)), lineIn(row['opens']), lineIn(row['closes']));
    }
    return reading;
}

function dayOfNumber(day: number | undefined): number | undefined {
    if (day === 0 || day === DAYS) return SUNDAY;
    return day !== undefined && Number.isInteger(day) && day >= 1 && day < DAYS ? day - 1 : undefined;
}

/** "Monday", also as `https://schema.org/Monday`. */
function dayOfName(name: string | undefined): number | undefined {
    const day = DAY_NAMES.indexOf(name?.toLowerCase().replace(/^.*\//, '') ?? '');
    return day < 0 ? undefined : day;
}

/** A closed day is left out or has no times; anything else that cannot be read is told. */
function addRange(reading: Reading, day: number | undefined, from: string | undefined, till: string | undefined): void {
    if (from === undefined && till === undefined) return;
    const [start, end] = [minuteOf(from), minuteOf(till)];
    if (day === undefined || start === undefined || end === undefined) {
        reading.unreadable = true;
        return;
    }
    // "00:00", or an end before the start, is the end of the day.
    const range = { start: Math.ceil(start / GRID) * GRID, end: Math.floor((end > start ? end : MINUTES_PER_DAY) / GRID) * GRID };
    if (range.start !== start || (end > start && range.end !== end)) reading.rounded = true;
    if (range.start >= range.end) return;
    const ranges = reading.week.get(day);
    if (ranges === undefined) reading.week.set(day, [range]);
    else ranges.push(range);
}

/** "9:00", "09:00", "09:00:00". */
function minuteOf(text: string | undefined): number | undefined {
    const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text ?? '') ?? [];
    if (hours === '24' && minutes === '00') return MINUTES_PER_DAY;
    const time = parseLocalTime(`${hours.padStart(2, '0')}:${minutes}`);
    return hours !== '' && time.ok ? time.minute : undefined;
}

function isSameDay(one: readonly TimeRange[] | undefined, other: readonly TimeRange[] | undefined): boolean {
    return JSON.stringify(unionOfRanges(one ?? [])) === JSON.stringify(unionOfRanges(other ?? []));
}
