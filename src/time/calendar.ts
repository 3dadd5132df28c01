import { addDays, type LocalDate, type Weekday, weekdayOf } from './local-date.js';

/** A date with its day of the week, which a model otherwise guesses wrong. */
export interface CalendarDay {
    readonly date: LocalDate;
    readonly weekday: Weekday;
}

/** Long enough for "next Thursday", short enough for a prompt. */
export const CALENDAR_DAYS = 14;

/** A date with its day of the week. */
export function calendarDay(date: LocalDate): CalendarDay {
    return { date, weekday: weekdayOf(date) };
}

/**
 * The days from a date on, for a persona or a "now" block: with them a model answers "next Thursday" right.
 * @param days how many days, the first one included
 */
export function calendarFrom(date: LocalDate, days: number = CALENDAR_DAYS): CalendarDay[] {
    return Array.from({ length: days }, (_, index) => calendarDay(addDays(date, index)));
}
