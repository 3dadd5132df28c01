import { MS_PER_DAY } from './instant.js';

/** A day of the calendar, `YYYY-MM-DD`, years 1000–9999. Sorts as text. A text from outside becomes one through `parseLocalDate` only. */
export type LocalDate = `${number}-${number}-${number}`;

/** The day of the week, 0 = Monday, as the weekly hours count them. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * Why a text is not a local date: it is no text, it carries a time, a `Z` or an offset (an instant, which nobody here asks for), it has
 * another shape, or it names a day that does not exist, such as 2026-02-30.
 */
export type LocalDateProblem = 'not_text' | 'instant_or_offset' | 'bad_shape' | 'no_such_date';

export type LocalDateResult = { readonly ok: true; readonly date: LocalDate } | { readonly ok: false; readonly problem: LocalDateProblem };

/** The parts of a date, month and day counted from 1. */
export interface DateParts {
    readonly year: number;
    readonly month: number;
    readonly day: number;
}

const DATE_SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const INSTANT_SHAPE = /^\d{4}-\d{2}-\d{2}(?:[T\s].|Z|[+-]\d)/i;
const MONDAY_OF_1970 = 3;
const FIRST_DAY = Date.UTC(1000, 0, 1) / MS_PER_DAY;
const LAST_DAY = Date.UTC(9999, 11, 31) / MS_PER_DAY;

/** Reads `YYYY-MM-DD`, strictly: no white space, no short forms. */
export function parseLocalDate(text: unknown): LocalDateResult {
    if (typeof text !== 'string') return { ok: false, problem: 'not_text' };
    const match = DATE_SHAPE.exec(text);
    if (!match) return { ok: false, problem: INSTANT_SHAPE.test(text) ? 'instant_or_offset' : 'bad_shape' };
    const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
    const dayNumber = dayNumberOfParts({ year, month, day });
    if (!isDayNumber(dayNumber) || localDateOf(dayNumber) !== text) return { ok: false, problem: 'no_such_date' };
    return { ok: true, date: text as LocalDate };
}

/** Tells whether a value is a local date that exists. */
export function isLocalDate(value: unknown): value is LocalDate {
    return parseLocalDate(value).ok;
}

/**
 * Writes a date from its parts.
 * @throws RangeError when there is no such day.
 */
export function formatLocalDate(parts: DateParts): LocalDate {
    const date = localDateOf(dayNumberOfParts(parts));
    const { year, month, day } = datePartsOf(date);
    if (year !== parts.year || month !== parts.month || day !== parts.day) throw new RangeError('no such date');
    return date;
}

/** The parts of a date. */
export function datePartsOf(date: LocalDate): DateParts {
    return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** Days from 1970-01-01 to a date. */
export function dayNumberOf(date: LocalDate): number {
    return dayNumberOfParts(datePartsOf(date));
}

/**
 * The date that lies a number of days after 1970-01-01.
 * @throws RangeError for a fraction or a year outside 1000–9999.
 */
export function localDateOf(dayNumber: number): LocalDate {
    if (!isDayNumber(dayNumber)) throw new RangeError('no such date');
    return new Date(dayNumber * MS_PER_DAY).toISOString().slice(0, 10) as LocalDate;
}

/** The date a number of days later, or earlier when it is negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
    return localDateOf(dayNumberOf(date) + days);
}

/** How many days later `to` is than `from`; negative when it is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
    return dayNumberOf(to) - dayNumberOf(from);
}

/** The day of the week of a date, 0 = Monday. */
export function weekdayOf(date: LocalDate): Weekday {
    const remainder = (dayNumberOf(date) + MONDAY_OF_1970) % 7;
    return ((remainder + 7) % 7) as Weekday;
}

function isDayNumber(value: number): boolean {
    return Number.isInteger(value) && value >= FIRST_DAY && value <= LAST_DAY;
}

function dayNumberOfParts({ year, month, day }: DateParts): number {
    return Date.UTC(year, month - 1, day) / MS_PER_DAY;
}
