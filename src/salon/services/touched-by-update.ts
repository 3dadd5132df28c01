import type { SalonReadPort, SalonService, SalonServiceInput } from '../../core/salon-core-port.js';
import type { VisitList } from '../../core/working-hours.js';
import type { InstantMs } from '../../time/instant.js';
import { salonToday } from '../salon-day.js';
import { touchedVisits } from '../visits/touched-visits.js';
import { visitSentences, visitTexts, type VisitsSentence } from '../visits/visit-texts.pl.js';

const NO_VISITS: VisitList = { visits: [], total: 0 };

/** What an edit of a service may do to booked visits: they keep their duration, and their person. */
interface TouchingEdit {
    readonly durationMinutes?: number;
    readonly workerIds?: readonly string[];
}

/** The visits that an edit may touch; nothing is read for one that touches none. */
export async function visitsToTell(port: SalonReadPort, serviceId: string, edit: TouchingEdit, now: InstantMs): Promise<VisitList> {
    if (edit.durationMinutes === undefined && edit.workerIds === undefined) return NO_VISITS;
    return port.listVisits({ from: salonToday(now), serviceId });
}

export interface ToldVisits {
    /** Sentences for the summary, none when the edit touches nothing of the kind. */
    readonly summary: string;
    /** For what the preview promises. */
    readonly marks: Readonly<Record<string, string>>;
}

/** What to tell of booked visits when a service becomes longer or is given to others (rule 17). */
export function toldVisits(
    booked: VisitList,
    before: SalonService,
    after: SalonServiceInput,
    names: ReadonlyMap<string, string>,
    now: InstantMs
): ToldVisits {
    const isLonger = after.durationMinutes > before.durationMinutes;
    const takenOff = new Set(before.workerIds.filter((id) => !after.workerIds.includes(id)));
    const told: [VisitsSentence, ReturnType<typeof touchedVisits>][] = [];
    if (isLonger) told.push([visitSentences.serviceLonger, touchedVisits(booked, now, names)]);
    if (takenOff.size > 0) {
        told.push([visitSentences.serviceGivenToOthers, touchedVisits(booked, now, names, (visit) => takenOff.has(visit.workerId))]);
    }
    return {
        summary: told.map(([sentence, touched]) => visitTexts.touched(sentence, touched)).join(' '),
        marks: told.length === 0 ? {} : { [visitTexts.label]: told.map(([, touched]) => visitTexts.mark(touched)).join('; ') }
    };
}
