import type { LocalDate } from '../../time/local-date.js';
import { defineWriteTool } from '../../tool/define-write-tool.js';
import { ToolRefusal } from '../../tool/tool-refusal.js';
import { salonProgress } from '../progress.pl.js';
import type { SalonContext, SalonReadContext } from '../salon-context.js';
import { salonToday } from '../salon-day.js';
import { touchedVisits } from '../visits/touched-visits.js';
import { visitSentences, visitTexts } from '../visits/visit-texts.pl.js';
import { dayMarks, writtenDay } from './day-marks.js';
import { hoursDescriptions } from './descriptions.pl.js';
import { writtenDayOutput, type WrittenDayData } from './hours-data.js';
import { hoursFields } from './hours-fields.js';
import { hoursTexts } from './hours-texts.pl.js';
import { readPersonDay } from './person-day.js';
import { requireUpcoming } from './upcoming-day.js';

const fields = { workerId: hoursFields.workerId, date: hoursFields.date };

interface DayOffPlan {
    readonly workerId: string;
    readonly name: string;
    readonly date: LocalDate;
    readonly version: bigint;
}

export const setDayOff = defineWriteTool<SalonReadContext, SalonContext, typeof fields, DayOffPlan, WrittenDayData>({
    name: 'set_day_off',
    description: hoursDescriptions.set_day_off,
    progress: salonProgress('set_day_off'),
    fields,
    output: writtenDayOutput,
    async plan({ workerId, date }, { port, now }) {
        const today = salonToday(now());
        requireUpcoming(date, today);
        const person = await readPersonDay(port, workerId, date);
        if (person.day.source === 'day_off') throw new ToolRefusal('invalid_arguments', hoursTexts.alreadyOff(person.name, date));
        const touched = touchedVisits(person.booked, now(), person.names);
        const replaced = person.day.busy.length === 0 ? '' : hoursTexts.replacesBusy(person.day.busy);
        const visits = visitTexts.touched(visitSentences.dayOff, touched);
        return {
            plan: { workerId, name: person.name, date, version: person.version },
            summary: hoursTexts.willSetDayOff(person.name, date, today, person.weekly.hours, replaced, visits),
            marks: dayMarks(date, person, touched)
        };
    },
    async apply({ workerId, name, date, version }, { port }) {
        await port.setDayOverride(workerId, date, { kind: 'day_off' }, version);
        return { summary: hoursTexts.dayOffSet(name, date), data: writtenDay(workerId, date) };
    }
});
