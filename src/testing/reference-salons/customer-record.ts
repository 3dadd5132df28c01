import type { LocalDate } from '../../time/local-date.js';
import type { PrincipalKey } from './actor.js';

/** What is kept of a customer herself; her visits are the salons'. */
export interface CustomerRecord {
    /** The agents that she lets act for her. */
    readonly agents: readonly PrincipalKey[];
}

/** Where a visit of a customer's is to be found. */
export interface VisitPlace {
    readonly salonId: string;
    /** The day on which it begins, in the salon. */
    readonly date: LocalDate;
    readonly visitId: string;
}
