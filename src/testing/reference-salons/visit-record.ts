import type { PrincipalKey } from './actor.js';

/**
 * A visit that somebody has booked, or had. Price, duration and the service's name are those of the booking: a price list that changes later
 * must not change what was agreed.
 */
export interface VisitRecord {
    readonly id: string;
    readonly salonId: string;
    readonly customer: PrincipalKey;
    readonly serviceId: string;
    readonly serviceName: string;
    readonly workerId: string;
    /** Milliseconds since 1970 UTC. */
    readonly start: number;
    readonly durationMinutes: number;
    /** Whole grosze. */
    readonly price: number;
    /** A cancelled visit stays on record and blocks nothing. */
    readonly state: 'booked' | 'cancelled';
}

export interface VisitInput {
    readonly customer: PrincipalKey | undefined;
    readonly serviceId: string;
    readonly workerId: string;
    /** Milliseconds since 1970 UTC. */
    readonly start: number;
}

/** Visits that begin on the days from `from` to `to`, both included; without `to`, all from `from` on. */
export interface VisitFilter {
    readonly from: string;
    readonly to?: string | undefined;
    readonly serviceId?: string | undefined;
    readonly workerId?: string | undefined;
}

/** The first visits of a longer list, and how long it is. */
export interface VisitPage {
    readonly visits: readonly VisitRecord[];
    readonly total: number;
}
