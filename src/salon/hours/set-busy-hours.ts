import type { LocalDate } from '../../time/local-date.js';
import type { TimeRange } from '../../time/ranges.js';
import { defineWriteTool } from '../../tool/define-write-tool.js';
import { ToolRefusal } from '../../tool/tool-refusal.js';
import { rangesText } from '../day-texts.pl.js';
import { salonProgress } from '../progress.pl.js';
import type { SalonContext, SalonReadContext } from '../salon-context.js';
import { salonToday } from '../salon-day.js';
import { touchedVisits } from '../visits/touched-visits.js';
import { visitTimes } from '../visits/visit-times.js';
import { visitSentences, visitTexts, type TouchedVisits } from '../visits/visit-texts.pl.js';
import { dayMarks, writtenDay } from './day-marks.js';
import { dayRanges, normalRanges } from './day-ranges.js';
import { hoursDescriptions } from './descriptions.pl.js';
import { writtenDayOutput, type WrittenDayData } from './hours-data.js';
import { hoursFields } from './hours-fields.js';
import { hoursTexts } from './hours-texts.pl.js';
import { readPersonDay, type PersonDay } from './person-day.js';
import { requireUpcoming } from './upcoming-day.js';
import { bookableHours, overlaps } from './working-day.js';

const fields = { workerId: hoursFields.workerId, date: hoursFields.date, ranges: hoursFields.busyRanges };

interface BusyPlan {
    readonly workerId: string;
    readonly name: string;
    readonly date: LocalDate;
    readonly busy: readonly TimeRange[];
    readonly version: bigint;
}

/** The day's busy hours as a whole: what was noted before is replaced, and the preview says what that was. */
export const setBusyHours = defineWriteTool<SalonReadContext, SalonContext, typeof fields, BusyPlan, WrittenDayData>({
    name: 'set_busy_hours',
    description: hoursDescriptions.set_busy_hours,
    progress: salonProgress('set_busy_hours'),
    fields,
    output: writtenDayOutput,
    normalise: (args) => ({ ...args, ranges: normalRanges(args.ranges) }),
    async plan({ workerId, date, ranges }, { port, now }) {
        const today = salonToday(now());
        requireUpcoming(date, today);
        const busy = dayRanges(ranges);
        const person = await readPersonDay(port, workerId, date);
        refuseWithoutEffect(person, date, busy);
        const touched = touchedVisits(person.booked, now(), person.names, (visit) =>
            busy.some((range) => overlaps(range, visitTimes(visit).range))
        );
        return {
            plan: { workerId, name: person.name, date, busy, version: person.version },
            summary: hoursTexts.willSetBusy(person.name, date, today, busy, remarks(person, date, busy, touched)),
            marks: dayMarks(date, person, touched)
        };
    },
    async apply({ workerId, name, date, busy, version }, { port }) {
        await port.setDayOverride(workerId, date, { kind: 'busy', ranges: busy }, version);
        return { summary: hoursTexts.busySet(name, date, busy), data: writtenDay(workerId, date) };
    }
});

function refuseWithoutEffect({ name, day }: PersonDay, date: LocalDate, busy: readonly TimeRange[]): void {
    if (day.source === 'day_off') throw new ToolRefusal('invalid_arguments', hoursTexts.busyOnDayOff(name, date));
    if (rangesText(day.busy) === rangesText(busy)) throw new ToolRefusal('invalid_arguments', hoursTexts.busyAlreadySo(name, date));
}

function remarks({ name, day, weekly }: PersonDay, date: LocalDate, busy: readonly TimeRange[], touched: TouchedVisits): readonly string[] {
    const isOutside = !busy.some((range) => weekly.hours.some((hours) => overlaps(range, hours)));
    return [
        ...(day.busy.length === 0 ? [] : [hoursTexts.replacesEarlierBusy(day.busy)]),
        isOutside
            ? hoursTexts.busyOutsideHours(name, date, weekly.hours)
            : hoursTexts.leftFree(bookableHours({ source: 'busy_hours', hours: weekly.hours, busy })),
        visitTexts.touched(visitSentences.busyHours, touched)
    ];
}
