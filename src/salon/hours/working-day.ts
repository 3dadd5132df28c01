import type { DayOverride, WeeklyHours } from '../../core/working-hours.js';
import { weekdayOf, type LocalDate } from '../../time/local-date.js';
import { subtractRanges, type TimeRange } from '../../time/ranges.js';

/** Where a person's hours on a day come from: her weekly hours, a day off, weekly hours less busy ones, or nowhere, since she has none. */
export type DaySource = 'weekly' | 'day_off' | 'busy_hours' | 'none';

export interface WorkingDay {
    readonly source: DaySource;
    /** The hours of the day, busy ones included. */
    readonly hours: readonly TimeRange[];
    readonly busy: readonly TimeRange[];
}

/** A person's hours on a date. */
export function workingDay(date: LocalDate, weekly: WeeklyHours | undefined, override: DayOverride | undefined): WorkingDay {
    const hours = weekly?.days[weekdayOf(date)] ?? [];
    if (override?.plan.kind === 'day_off') return { source: 'day_off', hours: [], busy: [] };
    if (override?.plan.kind === 'busy') return { source: 'busy_hours', hours, busy: override.plan.ranges };
    return { source: weekly === undefined ? 'none' : 'weekly', hours, busy: [] };
}

/** The hours of a day in which visits can be. */
export function bookableHours({ hours, busy }: WorkingDay): readonly TimeRange[] {
    return subtractRanges(hours, busy);
}

/** Whether all of a range lies in the hours. */
export function fitsIn(range: TimeRange, hours: readonly TimeRange[]): boolean {
    return hours.some(({ start, end }) => start <= range.start && range.end <= end);
}

export function overlaps(left: TimeRange, right: TimeRange): boolean {
    return left.start < right.end && right.start < left.end;
}
