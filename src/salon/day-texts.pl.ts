import { calendarDay } from '../time/calendar.js';
import { daysBetween, type LocalDate } from '../time/local-date.js';
import { formatMinuteOfDay } from '../time/local-time.js';
import type { TimeRange } from '../time/ranges.js';
import { joinList } from '../text/list.js';
import { dateWithWeekday, relativeDay } from '../text/weekdays.js';

/** A day as sentences name it: "piątek 2026-08-07", with "(jutro)" where there is such a word (only a tool may say it). */
export function dayText(date: LocalDate, today: LocalDate): string {
    const near = relativeDay(daysBetween(today, date), 'pl');
    return `${dateText(date)}${near === undefined ? '' : ` (${near})`}`;
}

/** A date beside its weekday: "piątek 2026-08-07". */
export function dateText(date: LocalDate): string {
    return dateWithWeekday(calendarDay(date), 'pl');
}

/** Hours of a day: "09:00–13:00 i 14:00–17:00", and "wolne" for none. */
export function rangesText(ranges: readonly TimeRange[]): string {
    return ranges.length === 0 ? 'wolne' : joinList(ranges.map(rangeText), 'pl');
}

export function rangeText({ start, end }: TimeRange): string {
    return `${formatMinuteOfDay(start)}–${formatMinuteOfDay(end)}`;
}
