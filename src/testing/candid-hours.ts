import { Principal } from '@dfinity/principal';
import type * as did from '../core/generated/coordinator.did.js';
import { instantToNanos, nanosToInstant } from '../time/instant.js';
import type { TimeRange } from '../time/ranges.js';
import { callerOf } from './candid-values.js';
import type { DayOverride, DayPlan, WeeklyHoursRecord } from './reference-salons/hours-record.js';
import type { VisitFilter, VisitInput, VisitPage, VisitRecord } from './reference-salons/visit-record.js';

export function candidWeeklyHours({ workerId, version, days }: WeeklyHoursRecord): did.WeeklyHours {
    return { worker_id: workerId, version: BigInt(version), days: days.map(candidRanges) };
}

export function candidDayOverride({ workerId, date, version, plan }: DayOverride): did.DayOverride {
    return {
        worker_id: workerId,
        date,
        version: BigInt(version),
        plan: 'day_off' in plan ? { day_off: null } : { busy: candidRanges(plan.busy) }
    };
}

export function dayPlan(plan: did.DayPlan): DayPlan {
    return 'day_off' in plan ? { day_off: null } : { busy: plan.busy };
}

export function candidVisitPage({ visits, total }: VisitPage): did.VisitPage {
    return { visits: visits.map(candidVisit), total };
}

export function candidVisit(visit: VisitRecord): did.Visit {
    return {
        id: visit.id,
        customer: Principal.fromText(visit.customer),
        service_id: visit.serviceId,
        service_name: visit.serviceName,
        worker_id: visit.workerId,
        start: instantToNanos(visit.start),
        duration_minutes: visit.durationMinutes,
        price: BigInt(visit.price)
    };
}

export function visitFilter({ from, to, service_id, worker_id }: did.VisitFilter): VisitFilter {
    return { from, to: to[0], serviceId: service_id[0], workerId: worker_id[0] };
}

export function visitInput({ customer, service_id, worker_id, start }: did.VisitInput): VisitInput {
    return { customer: callerOf(customer), serviceId: service_id, workerId: worker_id, start: nanosToInstant(start) };
}

function candidRanges(ranges: readonly TimeRange[]): did.TimeRange[] {
    return ranges.map(({ start, end }) => ({ start, end }));
}
