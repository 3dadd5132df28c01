import type { SalonVisit, Week } from '../../core/working-hours.js';
import { weekdayOf } from '../../time/local-date.js';
import { defineWriteTool } from '../../tool/define-write-tool.js';
import type { ArgsOf } from '../../tool/field.js';
import { ToolRefusal } from '../../tool/tool-refusal.js';
import { rangesText } from '../day-texts.pl.js';
import { personNames } from '../person-names.js';
import { salonProgress } from '../progress.pl.js';
import type { SalonContext, SalonReadContext } from '../salon-context.js';
import { salonToday } from '../salon-day.js';
import { touchedVisits } from '../visits/touched-visits.js';
import { visitTimes } from '../visits/visit-times.js';
import { visitSentences, visitTexts } from '../visits/visit-texts.pl.js';
import { dayRanges, normalRanges } from './day-ranges.js';
import { hoursDescriptions } from './descriptions.pl.js';
import { writtenWeekOutput, type WrittenWeekData } from './hours-data.js';
import { hoursFields } from './hours-fields.js';
import { hoursLabels, hoursTexts, type WeekdayChange } from './hours-texts.pl.js';
import { personName } from './person-name.js';
import { EMPTY_WEEK } from './week.js';
import { fitsIn } from './working-day.js';

const fields = { workerId: hoursFields.workerId, days: hoursFields.days };

type WeeklyArgs = ArgsOf<typeof fields>;

interface WeeklyPlan {
    readonly workerId: string;
    readonly name: string;
    readonly days: Week;
    readonly changes: readonly WeekdayChange[];
    readonly version: bigint;
}

/** A partial edit: days left out are read and kept, again at the confirmed call (T8). */
export const setWeeklyHours = defineWriteTool<SalonReadContext, SalonContext, typeof fields, WeeklyPlan, WrittenWeekData>({
    name: 'set_weekly_hours',
    description: hoursDescriptions.set_weekly_hours,
    progress: salonProgress('set_weekly_hours'),
    fields,
    output: writtenWeekOutput,
    normalise: ({ workerId, days }) => ({ workerId, days: normalDays(days) }),
    async plan({ workerId, days }, { port, now }) {
        const [workers, weeks, booked] = await Promise.all([
            port.listWorkers(),
            port.listWeeklyHours(),
            port.listVisits({ from: salonToday(now()), workerId })
        ]);
        const names = personNames(workers);
        const name = personName(names, workerId);
        const current = weeks.find((week) => week.workerId === workerId);
        const before = current?.days ?? EMPTY_WEEK;
        const after = merged(before, days);
        const changes = changesBetween(before, after);
        if (current !== undefined && changes.length === 0) throw new ToolRefusal('invalid_arguments', hoursTexts.weeklyAlreadySo(name));
        const touched = touchedVisits(booked, now(), names, (visit) => isLeftOutside(visit, changes));
        const visits = visitTexts.touched(visitSentences.weeklyHours, touched) + (isFree(after) ? ` ${hoursTexts.noWorkingDay}` : '');
        return {
            plan: { workerId, name, days: after, changes, version: current?.version ?? 0n },
            summary:
                current === undefined
                    ? hoursTexts.willSetFirstWeekly(name, after, visits)
                    : hoursTexts.willSetWeekly(name, changes, unchanged(after, changes), visits),
            marks: { [hoursLabels.person]: name, ...changeMarks(changes), [visitTexts.label]: visitTexts.mark(touched) }
        };
    },
    async apply({ workerId, name, days, changes, version }, { port }) {
        await port.setWeeklyHours(workerId, days, version);
        return {
            summary: hoursTexts.weeklySet(
                name,
                changes.map(({ day, after }) => ({ day, ranges: after }))
            ),
            data: { workerId }
        };
    }
});

function normalDays(days: WeeklyArgs['days']): WeeklyArgs['days'] {
    const twice = days.find(({ day }, at) => days.findIndex((other) => other.day === day) !== at);
    if (twice !== undefined) throw new ToolRefusal('invalid_arguments', hoursTexts.dayTwice(twice.day));
    return [...days].sort((left, right) => left.day - right.day).map(({ day, ranges }) => ({ day, ranges: normalRanges(ranges) }));
}

function merged(before: Week, days: WeeklyArgs['days']): Week {
    const sent = new Map(days.map(({ day, ranges }) => [day, dayRanges(ranges)]));
    return before.map((ranges, day) => sent.get(day) ?? ranges);
}

function changesBetween(before: Week, after: Week): readonly WeekdayChange[] {
    return after
        .map((ranges, day) => ({ day, before: before[day] ?? [], after: ranges }))
        .filter((change) => rangesText(change.before) !== rangesText(change.after));
}

function unchanged(after: Week, changes: readonly WeekdayChange[]) {
    const changed = new Set(changes.map(({ day }) => day));
    return after.map((ranges, day) => ({ day, ranges })).filter(({ day }) => !changed.has(day));
}

/** Whether the visit is on a weekday that changes, and no longer within its hours. */
function isLeftOutside(visit: SalonVisit, changes: readonly WeekdayChange[]): boolean {
    const { date, range } = visitTimes(visit);
    const change = changes.find(({ day }) => day === weekdayOf(date));
    return change !== undefined && !fitsIn(range, change.after);
}

function isFree(days: Week): boolean {
    return days.every((ranges) => ranges.length === 0);
}

function changeMarks(changes: readonly WeekdayChange[]): Record<string, string> {
    const marks: Record<string, string> = {};
    for (const { day, before, after } of changes) {
        marks[hoursLabels.weekday(day)] = rangesText(before);
        marks[hoursLabels.weekdayAfter(day)] = rangesText(after);
    }
    return marks;
}
