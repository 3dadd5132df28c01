import { groszeToZlote } from '../money.js';
import { nanosToInstant } from '../time/instant.js';
import { parseLocalDate, type LocalDate } from '../time/local-date.js';
import type { TimeRange } from '../time/ranges.js';
import type * as did from './generated/coordinator.did.js';
import type { DayOverride, DayPlan, SalonVisit, VisitFilter, VisitList, WeeklyHours } from './working-hours.js';

/** @throws RangeError for a text that is no day of the calendar */
export function toLocalDate(text: string): LocalDate {
    const parsed = parseLocalDate(text);
    if (!parsed.ok) throw new RangeError('not a local date');
    return parsed.date;
}

export function toWeeklyHours({ worker_id, version, days }: did.WeeklyHours): WeeklyHours {
    return { workerId: worker_id, version, days: days.map(copied) };
}

/** @throws RangeError for a date that is none */
export function toDayOverride({ worker_id, date, version, plan }: did.DayOverride): DayOverride {
    return {
        workerId: worker_id,
        date: toLocalDate(date),
        version,
        plan: 'day_off' in plan ? { kind: 'day_off' } : { kind: 'busy', ranges: copied(plan.busy) }
    };
}

export function fromDayPlan(plan: DayPlan): did.DayPlan {
    return plan.kind === 'day_off' ? { day_off: null } : { busy: copied(plan.ranges) };
}

export function fromWeek(days: WeeklyHours['days']): did.TimeRange[][] {
    return days.map(copied);
}

export function fromVisitFilter({ from, to, serviceId, workerId }: VisitFilter): did.VisitFilter {
    return {
        from,
        to: to === undefined ? [] : [to],
        service_id: serviceId === undefined ? [] : [serviceId],
        worker_id: workerId === undefined ? [] : [workerId]
    };
}

/** @throws RangeError when a price is too large to be an exact number */
export function toVisitList({ visits, total }: did.VisitPage): VisitList {
    return { visits: visits.map(toVisit), total };
}

/** Who is coming is left behind: nothing that a tool says needs it. */
function toVisit(visit: did.Visit): SalonVisit {
    return {
        id: visit.id,
        serviceId: visit.service_id,
        serviceName: visit.service_name,
        workerId: visit.worker_id,
        start: nanosToInstant(visit.start),
        durationMinutes: visit.duration_minutes,
        pricePln: groszeToZlote(visit.price)
    };
}

function copied(ranges: readonly TimeRange[]): did.TimeRange[] {
    return ranges.map(({ start, end }) => ({ start, end }));
}
