import type { LocalDate } from '../../time/local-date.js';
import type { TimeRange } from '../../time/ranges.js';

/** When a person works in an ordinary week. */
export interface WeeklyHoursRecord {
    readonly workerId: string;
    /** 1 when first set; grows by one with every change. */
    readonly version: number;
    /** Seven days, Monday first. */
    readonly days: readonly (readonly TimeRange[])[];
}

/** What is different on one day. */
export type DayPlan = { readonly day_off: null } | { readonly busy: readonly TimeRange[] };

export interface DayOverrideRecord {
    readonly workerId: string;
    readonly date: LocalDate;
    /** Grows by one with every change, clearing included: a plan set anew must not look like the one before. */
    readonly version: number;
    /** Left out once it is cleared. */
    readonly plan?: DayPlan | undefined;
}

/** A day on which something is different. */
export type DayOverride = DayOverrideRecord & { readonly plan: DayPlan };
