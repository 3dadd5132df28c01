import type { Week } from '../../core/working-hours.js';
import { formatRanges, type TimeRange } from '../../time/ranges.js';
import { weekdayName } from '../../text/weekdays.js';
import { listOutput, output, type OutputOf } from '../../tool/output.js';

const range = output.record({ start: output.text, end: output.text });

const weekday = output.record({ day: output.integer, weekday: output.text, ranges: output.list(range) });

const personWeek = output.record({
    workerId: output.text,
    name: output.text,
    /** Without hours a person takes no visits; the days are then empty. */
    hasHours: output.flag,
    days: output.list(weekday)
});

/** A person's weekly hours as the tools' data shows them; a day's ranges can be sent back to `set_weekly_hours`. */
export type PersonWeekData = OutputOf<typeof personWeek>;

export const weeklyHoursOutput = listOutput('workers', personWeek);
export type WeeklyHoursData = OutputOf<typeof weeklyHoursOutput>;

const visit = output.record({
    visitId: output.text,
    start: output.text,
    end: output.text,
    salonServiceId: output.text,
    service: output.text
});

const personDay = output.record({
    workerId: output.text,
    name: output.text,
    /** Where the hours come from: the weekly hours, an exception on this day, or nowhere. */
    source: output.choice(['weekly', 'day_off', 'busy_hours', 'none']),
    hours: output.list(range),
    busy: output.list(range),
    visits: output.list(visit),
    /** Hours that are neither busy nor booked. */
    free: output.list(range)
});

/** A person's day as the tools' data shows it. */
export type PersonDayData = OutputOf<typeof personDay>;

export const dayScheduleOutput = output.record({
    date: output.text,
    weekday: output.text,
    workers: output.list(personDay),
    leftOut: output.integer
});
export type DayScheduleData = OutputOf<typeof dayScheduleOutput>;

/** Whose week was changed. */
export const writtenWeekOutput = output.record({ workerId: output.text });
export type WrittenWeekData = OutputOf<typeof writtenWeekOutput>;

/** Whose day was changed, and which. */
export const writtenDayOutput = output.record({ workerId: output.text, date: output.text, weekday: output.text });
export type WrittenDayData = OutputOf<typeof writtenDayOutput>;

export type RangeData = OutputOf<typeof range>;

export function rangesData(ranges: readonly TimeRange[]): readonly RangeData[] {
    return formatRanges(ranges).map(({ start, end }) => ({ start, end }));
}

export function weekData(days: Week): PersonWeekData['days'] {
    return days.map((ranges, day) => ({ day, weekday: weekdayName(day, 'pl'), ranges: rangesData(ranges) }));
}
