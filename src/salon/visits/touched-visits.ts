import type { SalonVisit, VisitList } from '../../core/working-hours.js';
import type { InstantMs } from '../../time/instant.js';
import { visitEnd, visitTimes } from './visit-times.js';
import type { ReadableVisit, TouchedVisits } from './visit-texts.pl.js';

/** Visits that a summary names one by one; of more it gives the number and the last. */
const NAMED_VISITS = 6;

/**
 * The visits that a change touches, ready to be told: those that are not over and that the change concerns.
 *
 * @param list what the salon system listed for this change
 * @param nameOf a worker's name by her id
 */
export function touchedVisits(
    list: VisitList,
    now: InstantMs,
    nameOf: ReadonlyMap<string, string>,
    concerns: (visit: SalonVisit) => boolean = () => true
): TouchedVisits {
    const touched = list.visits.filter((visit) => visitEnd(visit) > now && concerns(visit));
    const last = touched.at(-1);
    return {
        count: touched.length,
        atLeast: list.total > list.visits.length,
        first: touched.slice(0, NAMED_VISITS).map((visit) => readable(visit, nameOf)),
        last: last === undefined || touched.length <= NAMED_VISITS ? undefined : readable(last, nameOf)
    };
}

export function readable(visit: SalonVisit, nameOf: ReadonlyMap<string, string>): ReadableVisit {
    const { date, range } = visitTimes(visit);
    return { date, start: range.start, service: visit.serviceName, worker: nameOf.get(visit.workerId) ?? visit.workerId };
}
