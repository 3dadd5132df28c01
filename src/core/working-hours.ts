import type { InstantMs } from '../time/instant.js';
import type { LocalDate } from '../time/local-date.js';
import type { TimeRange } from '../time/ranges.js';

/** Seven days, Monday first. Each day's ranges are in order, neither overlap nor touch, and lie on a grid of five minutes; none is a free day. */
export type Week = readonly (readonly TimeRange[])[];

/** When a person works in an ordinary week. Whoever has no such record takes no visits. */
export interface WeeklyHours {
    readonly workerId: string;
    /** Grows with every change of the record. */
    readonly version: bigint;
    readonly days: Week;
}

/** What is different on one day: the whole day free, or hours of it that are not to be booked. */
export type DayPlan = { readonly kind: 'day_off' } | { readonly kind: 'busy'; readonly ranges: readonly TimeRange[] };

export interface DayOverride {
    readonly workerId: string;
    readonly date: LocalDate;
    /** Grows with every change of this person's day. */
    readonly version: bigint;
    readonly plan: DayPlan;
}

/** A booked visit. Price, duration and the service's name are those of the booking. Whose it is stays with the salon system. */
export interface SalonVisit {
    readonly id: string;
    readonly serviceId: string;
    readonly serviceName: string;
    readonly workerId: string;
    readonly start: InstantMs;
    readonly durationMinutes: number;
    /** Złote. */
    readonly pricePln: number;
}

/** Visits that begin on the local days from `from` to `to`, both included; without `to`, all from `from` on. */
export interface VisitFilter {
    readonly from: LocalDate;
    readonly to?: LocalDate;
    readonly serviceId?: string;
    readonly workerId?: string;
}

/** Visits in order of time: the first of `total`, where there are too many for one answer. */
export interface VisitList {
    readonly visits: readonly SalonVisit[];
    readonly total: number;
}
