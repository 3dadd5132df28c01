import { localeFor } from '../text/locale.js';
import { formatDistance, formatDuration, formatPrice } from '../text/units.js';
import { dateWithWeekday, weekdayName } from '../text/weekdays.js';
import { calendarDay } from '../time/calendar.js';
import { parseLocalDate, type LocalDate } from '../time/local-date.js';

/** What the tools write for people, in the customer's region (K8, rule 21). Numbers follow the region, words its language: English or Polish. */
export interface CustomerFormats {
    /** The tag that was understood; `pl-PL` for any other. */
    readonly locale: string;
    /** @param metres 0 or more: "450 m", "8,3 km" */
    distance(metres: number): string;
    /** @param zlote "60 zł", "60,50 zł" */
    price(zlote: number): string;
    /** @param minutes whole minutes: "45 min", "1 h 30 min" */
    duration(minutes: number): string;
    /** @param date `YYYY-MM-DD`: "sobota", "Saturday" */
    weekday(date: string): string;
    /** @param date `YYYY-MM-DD`: "sobota 2026-12-05" */
    date(date: string): string;
}

/**
 * Ready texts for distances, prices, durations and days, for hosts that write such text beside the tools.
 *
 * @param locale a BCP 47 tag such as `en-GB`; one that is not understood is read as `pl-PL`
 */
export function customerFormats(locale = 'pl-PL'): CustomerFormats {
    const { tag, numbers, language } = localeFor(locale);
    return {
        locale: tag,
        distance: (metres) => formatDistance(metres, numbers),
        price: (zlote) => formatPrice(zlote, numbers),
        duration: (minutes) => formatDuration(minutes),
        weekday: (date) => weekdayName(calendarDay(existing(date)).weekday, language),
        date: (date) => dateWithWeekday(calendarDay(existing(date)), language)
    };
}

/** @throws RangeError for what is no day of the calendar */
function existing(text: string): LocalDate {
    const parsed = parseLocalDate(text);
    if (!parsed.ok) throw new RangeError('not a local date');
    return parsed.date;
}
