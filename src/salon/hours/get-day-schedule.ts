import type { DayOverride, SalonVisit, WeeklyHours } from '../../core/working-hours.js';
import { weekdayName } from '../../text/weekdays.js';
import { weekdayOf, type LocalDate } from '../../time/local-date.js';
import { formatMinuteOfDay } from '../../time/local-time.js';
import { subtractRanges } from '../../time/ranges.js';
import { boundedList } from '../../tool/bounded-list.js';
import { defineReadTool } from '../../tool/define-read-tool.js';
import { optional } from '../../tool/field.js';
import { personNames } from '../person-names.js';
import { salonProgress } from '../progress.pl.js';
import type { SalonReadContext } from '../salon-context.js';
import { salonToday } from '../salon-day.js';
import { readable } from '../visits/touched-visits.js';
import { visitTimes } from '../visits/visit-times.js';
import { dayScheduleTexts, type ReadableDay } from './day-schedule-texts.pl.js';
import { hoursDescriptions } from './descriptions.pl.js';
import { dayScheduleOutput, rangesData, type DayScheduleData, type PersonDayData } from './hours-data.js';
import { hoursFields } from './hours-fields.js';
import { personName } from './person-name.js';
import { bookableHours, workingDay } from './working-day.js';

const fields = { date: hoursFields.date, workerId: optional(hoursFields.workerId) };

interface Schedule {
    readonly weeks: readonly WeeklyHours[];
    readonly overrides: readonly DayOverride[];
    readonly visits: readonly SalonVisit[];
}

/** Any day, also one that is over: an owner may look back. */
export const getDaySchedule = defineReadTool<SalonReadContext, typeof fields, DayScheduleData>({
    name: 'get_day_schedule',
    description: hoursDescriptions.get_day_schedule,
    progress: salonProgress('get_day_schedule'),
    fields,
    output: dayScheduleOutput,
    async read({ date, workerId }, { port, now }) {
        const wanted = workerId === undefined ? {} : { workerId };
        const [workers, weeks, overrides, { visits }] = await Promise.all([
            port.listWorkers(),
            port.listWeeklyHours(),
            port.listDayOverrides(date, date),
            port.listVisits({ from: date, to: date, ...wanted })
        ]);
        const names = personNames(workers);
        if (workerId !== undefined) personName(names, workerId);
        const ids = [...names.keys()].filter((id) => workerId === undefined || id === workerId);
        const days = ids.map((id) => personDay(id, date, { weeks, overrides, visits }, names));
        const { items, leftOut } = boundedList(days.map(({ data }) => data));
        return {
            summary: dayScheduleTexts.schedule(
                date,
                salonToday(now()),
                days.map((day) => day.readable)
            ),
            data: { date, weekday: weekdayName(weekdayOf(date), 'pl'), workers: items, leftOut }
        };
    }
});

function personDay(
    workerId: string,
    date: LocalDate,
    { weeks, overrides, visits }: Schedule,
    names: ReadonlyMap<string, string>
): { readonly data: PersonDayData; readonly readable: ReadableDay } {
    const week = weeks.find((hours) => hours.workerId === workerId);
    const override = overrides.find((candidate) => candidate.workerId === workerId && candidate.date === date);
    const day = workingDay(date, week, override);
    const booked = visits.filter((visit) => visit.workerId === workerId);
    const free = subtractRanges(
        bookableHours(day),
        booked.map((visit) => visitTimes(visit).range)
    );
    const name = names.get(workerId) ?? workerId;
    return {
        data: {
            workerId,
            name,
            source: day.source,
            hours: rangesData(day.hours),
            busy: rangesData(day.busy),
            visits: booked.map(visitData),
            free: rangesData(free)
        },
        readable: { name, day, free, visits: booked.map((visit) => readable(visit, names)) }
    };
}

function visitData(visit: SalonVisit): PersonDayData['visits'][number] {
    const { start, end } = visitTimes(visit).range;
    return {
        visitId: visit.id,
        start: formatMinuteOfDay(start),
        end: formatMinuteOfDay(end),
        salonServiceId: visit.serviceId,
        service: visit.serviceName
    };
}
