import { weekdayName } from '../../text/weekdays.js';
import { weekdayOf, type LocalDate } from '../../time/local-date.js';
import { rangesText } from '../day-texts.pl.js';
import { visitTexts, type TouchedVisits } from '../visits/visit-texts.pl.js';
import type { WrittenDayData } from './hours-data.js';
import { hoursLabels, hoursTexts } from './hours-texts.pl.js';
import type { PersonDay } from './person-day.js';

/** What a preview of a change to one day promises: whose day, what it is now, the weekly hours behind it, and the visits it touches. */
export function dayMarks(date: LocalDate, { name, override, weekly }: PersonDay, touched: TouchedVisits): Record<string, string> {
    return {
        [hoursLabels.person]: name,
        [hoursLabels.plan]: planText(override),
        [hoursLabels.weekday(weekdayOf(date))]: rangesText(weekly.hours),
        [visitTexts.label]: visitTexts.mark(touched)
    };
}

export function writtenDay(workerId: string, date: LocalDate): WrittenDayData {
    return { workerId, date, weekday: weekdayName(weekdayOf(date), 'pl') };
}

function planText(override: PersonDay['override']): string {
    if (override === undefined) return hoursTexts.plan.none;
    return override.plan.kind === 'day_off' ? hoursTexts.plan.dayOff : hoursTexts.plan.busy(override.plan.ranges);
}
