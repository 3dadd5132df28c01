import { parseLocalDate, type LocalDate } from '../../time/local-date.js';
import { MINUTES_PER_DAY } from '../../time/local-time.js';
import type { TimeRange } from '../../time/ranges.js';
import type { DayPlan } from './hours-record.js';
import { invalid } from './refusal.js';
import { SALON_LIMITS } from './salon-limits.js';

const DAYS_PER_WEEK = 7;
const GRID_MINUTES = 5;

/** @throws SalonRefusal `invalid` unless the text is a day of the calendar */
export function requireDate(field: string, text: string): LocalDate {
    const parsed = parseLocalDate(text);
    if (!parsed.ok) throw invalid(field);
    return parsed.date;
}

/** @throws SalonRefusal `invalid` unless these are seven days of ranges in order */
export function requireWeek(field: string, days: readonly (readonly TimeRange[])[]): void {
    if (days.length !== DAYS_PER_WEEK) throw invalid(field);
    for (const ranges of days) requireRanges(field, ranges);
}

/** @throws SalonRefusal `invalid` for busy hours that are none */
export function requirePlan(field: string, plan: DayPlan): void {
    if ('day_off' in plan) return;
    if (plan.busy.length === 0) throw invalid(field);
    requireRanges(field, plan.busy);
}

function requireRanges(field: string, ranges: readonly TimeRange[]): void {
    if (ranges.length > SALON_LIMITS.rangesPerDay) throw invalid(field);
    // Ranges that touch are one range: there is one way to write a day down.
    let free = -1;
    for (const { start, end } of ranges) {
        if (!isOnGrid(start) || !isOnGrid(end) || start <= free || end <= start || end > MINUTES_PER_DAY) throw invalid(field);
        free = end;
    }
}

function isOnGrid(minute: number): boolean {
    return Number.isInteger(minute) && minute >= 0 && minute % GRID_MINUTES === 0;
}
