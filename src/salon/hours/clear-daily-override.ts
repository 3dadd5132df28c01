import type { DayOverride } from '../../core/working-hours.js';
import { defineWriteTool } from '../../tool/define-write-tool.js';
import { ToolRefusal } from '../../tool/tool-refusal.js';
import { salonProgress } from '../progress.pl.js';
import type { SalonContext, SalonReadContext } from '../salon-context.js';
import { salonToday } from '../salon-day.js';
import { touchedVisits } from '../visits/touched-visits.js';
import { visitTimes } from '../visits/visit-times.js';
import { visitSentences, visitTexts } from '../visits/visit-texts.pl.js';
import { dayMarks, writtenDay } from './day-marks.js';
import { hoursDescriptions } from './descriptions.pl.js';
import { writtenDayOutput, type WrittenDayData } from './hours-data.js';
import { hoursFields } from './hours-fields.js';
import { hoursTexts } from './hours-texts.pl.js';
import { readPersonDay } from './person-day.js';
import { requireUpcoming } from './upcoming-day.js';
import { fitsIn } from './working-day.js';

const fields = { workerId: hoursFields.workerId, date: hoursFields.date };

interface ClearPlan {
    readonly name: string;
    readonly override: DayOverride;
}

export const clearDailyOverride = defineWriteTool<SalonReadContext, SalonContext, typeof fields, ClearPlan, WrittenDayData>({
    name: 'clear_daily_override',
    description: hoursDescriptions.clear_daily_override,
    progress: salonProgress('clear_daily_override'),
    fields,
    output: writtenDayOutput,
    async plan({ workerId, date }, { port, now }) {
        const today = salonToday(now());
        requireUpcoming(date, today);
        const person = await readPersonDay(port, workerId, date);
        const { name, override, weekly } = person;
        if (override === undefined) throw new ToolRefusal('invalid_arguments', hoursTexts.nothingToClear(name, date));
        const touched = touchedVisits(person.booked, now(), person.names, (visit) => !fitsIn(visitTimes(visit).range, weekly.hours));
        const gone = override.plan.kind === 'day_off' ? hoursTexts.goneDayOff : hoursTexts.goneBusy(override.plan.ranges);
        const visits = visitTexts.touched(visitSentences.backToWeeklyHours, touched);
        return {
            plan: { name, override },
            summary: hoursTexts.willClear(name, date, today, gone, weekly.hours, visits),
            marks: dayMarks(date, person, touched)
        };
    },
    async apply({ name, override }, { port }) {
        const { workerId, date, version } = override;
        await port.clearDayOverride(workerId, date, version);
        return { summary: hoursTexts.cleared(name, date), data: writtenDay(workerId, date) };
    }
});
