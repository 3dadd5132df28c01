import { dayAndMonth, weekdayName } from '../../src/text/weekdays.js';
import { nanosToInstant, type InstantMs } from '../../src/time/instant.js';
import { weekdayOf, type LocalDate } from '../../src/time/local-date.js';
import { formatMinuteOfDay } from '../../src/time/local-time.js';
import { WARSAW } from '../../src/time/warsaw.js';
import { language } from './settings.js';

/** An instant by the salon's clock: "5 grudnia, 14:05". */
export function momentText(instant: InstantMs): string {
    const { date, minute } = WARSAW.localAt(instant);
    return `${dayAndMonth({ date }, language.value)}, ${formatMinuteOfDay(minute)}`;
}

export function nanosText(nanos: bigint): string {
    return momentText(nanosToInstant(nanos));
}

/** "sobota, 5 grudnia". */
export function dayText(date: LocalDate): string {
    return `${weekdayName(weekdayOf(date), language.value)}, ${dayAndMonth({ date }, language.value)}`;
}

/** "5 grudnia". */
export function shortDayText(date: string): string {
    return dayAndMonth({ date }, language.value);
}
