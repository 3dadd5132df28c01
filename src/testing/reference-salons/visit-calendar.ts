import { MS_PER_MINUTE, type InstantMs } from '../../time/instant.js';
import { addDays, type LocalDate } from '../../time/local-date.js';
import { salonDay, SALON_ZONE } from './salon-day.js';
import { SALON_LIMITS } from './salon-limits.js';
import type { VisitPlace } from './customer-record.js';
import type { SalonStore } from './salon-store.js';
import type { VisitRecord } from './visit-record.js';

/** Where a salon's visits lie: by the day on which they begin, and the days that have any. */
export class VisitCalendar {
    constructor(private readonly store: SalonStore) {}

    /**
     * Adds the visit, or replaces it where it stands.
     *
     * @param today days long before it leave the index of days, so that it does not grow for ever
     */
    put(visit: VisitRecord, today: LocalDate): void {
        const date = SALON_ZONE.localAt(visit.start).date;
        this.store.visits.put(salonDay(visit.salonId, date), visit.id, visit);
        this.store.appointments.put(visit.customer, visit.id, { salonId: visit.salonId, date, visitId: visit.id });
        const days = this.#days(visit.salonId);
        if (days.includes(date)) return;
        const oldest = addDays(today, -SALON_LIMITS.visitDaysKept);
        const kept = [...days, date].filter((day) => day >= oldest).sort((left, right) => (left < right ? -1 : 1));
        this.store.visitDays.set(visit.salonId, kept);
    }

    /** A visit that was put, whatever became of it. */
    get({ salonId, date, visitId }: VisitPlace): VisitRecord | undefined {
        return this.store.visits.get(salonDay(salonId, date), visitId);
    }

    /** Booked visits that begin on one day, in order of time. */
    bookedOn(salonId: string, date: LocalDate): readonly VisitRecord[] {
        return this.store.visits
            .list(salonDay(salonId, date))
            .filter((visit) => visit.state === 'booked')
            .sort((left, right) => left.start - right.start);
    }

    /** Booked visits that begin on the days from one to another, both included, in order of time. */
    booked(salonId: string, from: LocalDate, to: LocalDate | undefined): readonly VisitRecord[] {
        return this.#days(salonId)
            .filter((date) => date >= from && (to === undefined || date <= to))
            .flatMap((date) => this.bookedOn(salonId, date));
    }

    /** Whether a person has a booked visit at any time of this stretch. A visit lasts a day at most, so one may come over from the day before. */
    isTaken(salonId: string, workerId: string, start: InstantMs, durationMinutes: number): boolean {
        const end = start + durationMinutes * MS_PER_MINUTE;
        const date = SALON_ZONE.localAt(start).date;
        return [addDays(date, -1), date, addDays(date, 1)]
            .flatMap((day) => this.bookedOn(salonId, day))
            .some((visit) => visit.workerId === workerId && visit.start < end && endOf(visit) > start);
    }

    #days(salonId: string): readonly LocalDate[] {
        return this.store.visitDays.get(salonId) ?? [];
    }
}

/** When a visit is over, in milliseconds since 1970 UTC. */
export function endOf(visit: VisitRecord): InstantMs {
    return visit.start + visit.durationMinutes * MS_PER_MINUTE;
}
