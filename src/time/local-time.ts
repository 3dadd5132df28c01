/** Minutes from 00:00 by the clock on the wall, 0–1439; 1440 only as the end of a day. Not the minutes that have passed since midnight. */
export type MinuteOfDay = number;

export const MINUTES_PER_DAY = 24 * 60;

/**
 * Why a text is not a local time: it is no text, it carries a date, a `T`, a `Z` or an offset, it has another shape, or the clock never shows
 * it (24:30; 24:00 unless an end is asked for).
 */
export type LocalTimeProblem = 'not_text' | 'instant_or_offset' | 'bad_shape' | 'no_such_time';

export type LocalTimeResult =
    { readonly ok: true; readonly minute: MinuteOfDay } | { readonly ok: false; readonly problem: LocalTimeProblem };

const TIME_SHAPE = /^(\d{2}):(\d{2})$/;
const INSTANT_SHAPE = /^(?:\d{4}-\d{2}-\d{2}|T\d|\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:Z|[+-]\d|UTC|GMT))/i;

/** Reads `HH:mm`, 00:00–23:59, strictly: no white space, no seconds, two digits each. */
export function parseLocalTime(text: unknown): LocalTimeResult {
    return parseUpTo(text, MINUTES_PER_DAY - 1);
}

/** Reads `HH:mm` as the end of something: as `parseLocalTime`, and 24:00 is the end of the day. */
export function parseLocalEnd(text: unknown): LocalTimeResult {
    return parseUpTo(text, MINUTES_PER_DAY);
}

/**
 * Writes a minute of the day as `HH:mm`; 1440 as `24:00`.
 * @throws RangeError for anything else.
 */
export function formatMinuteOfDay(minute: MinuteOfDay): string {
    if (!Number.isInteger(minute) || minute < 0 || minute > MINUTES_PER_DAY) throw new RangeError('not a minute of the day');
    const hours = Math.floor(minute / 60);
    return `${twoDigits(hours)}:${twoDigits(minute % 60)}`;
}

function parseUpTo(text: unknown, last: MinuteOfDay): LocalTimeResult {
    if (typeof text !== 'string') return { ok: false, problem: 'not_text' };
    const match = TIME_SHAPE.exec(text);
    if (!match) return { ok: false, problem: INSTANT_SHAPE.test(text) ? 'instant_or_offset' : 'bad_shape' };
    const [hours, minutes] = [Number(match[1]), Number(match[2])];
    const minute = hours * 60 + minutes;
    if (minutes > 59 || minute > last) return { ok: false, problem: 'no_such_time' };
    return { ok: true, minute };
}

function twoDigits(number: number): string {
    return String(number).padStart(2, '0');
}
