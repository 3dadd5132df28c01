import { MS_PER_MINUTE } from '../../time/instant.js';
import { addDays } from '../../time/local-date.js';
import type { Actor, PrincipalKey } from './actor.js';
import { BOOKING_RULES } from './booking-rules.js';
import { bookable } from './booking-window.js';
import type { CustomerSystem } from './customer-system.js';
import { conflict, invalid, notFound, slotTaken, type Answer } from './refusal.js';
import { salonToday } from './salon-day.js';
import type { ServiceRecord } from './service-record.js';
import { Timetable } from './timetable.js';
import { VisitCalendar } from './visit-calendar.js';
import type { VisitRecord } from './visit-record.js';

export interface Booking {
    readonly salonId: string;
    readonly serviceId: string;
    readonly workerId: string;
    /** Milliseconds since 1970 UTC. */
    readonly start: number;
    /** Refused as a conflict when the service has another version by now. */
    readonly expectedVersion: bigint | undefined;
}

/** A visit as its customer sees it. */
export interface Appointment extends Omit<VisitRecord, 'customer'> {
    readonly salonName: string;
    readonly salonAddress: string | undefined;
    readonly workerName: string;
}

const GRID_MS = 5 * MS_PER_MINUTE;
/** A visit is booked, then it may be cancelled: its versions. */
const CANCELLED_VERSION = 2;

/** What customers book. A call reads and writes in one go, so of two bookings for one time the second finds it taken. */
export class Bookings {
    readonly #calendar: VisitCalendar;

    constructor(private readonly system: CustomerSystem) {
        this.#calendar = new VisitCalendar(system.store);
    }

    /** Booked and cancelled visits of the recent past and all that are to come, in order of time. */
    list(actor: Actor): Answer<readonly Appointment[]> {
        return this.system.inspect(actor, (customer) => {
            const oldest = addDays(salonToday(this.system.now()), -BOOKING_RULES.pastDays);
            return this.#visitsOf(customer)
                .filter((visit) => salonToday(visit.start) >= oldest)
                .sort((left, right) => left.start - right.start)
                .map((visit) => this.#appointment(visit));
        });
    }

    /** Every try spends one of the customer's bookings of today, the refused ones too. */
    book(actor: Actor, booking: Booking): Answer<Appointment> {
        return this.system.act(actor, { name: 'book_appointment', charged: true }, (customer) => {
            const service = this.#service(booking);
            this.#requireWorker(booking, service);
            this.#requireStart(booking.start);
            this.#requireRoom(customer);
            this.#requireFree(booking, service);
            const { salonId, workerId, start } = booking;
            const visit: VisitRecord = {
                id: this.system.store.newId('visit'),
                salonId,
                customer,
                serviceId: service.id,
                serviceName: service.name,
                workerId,
                start,
                durationMinutes: service.durationMinutes,
                price: service.price,
                state: 'booked'
            };
            this.#calendar.put(visit, salonToday(this.system.now()));
            return this.#appointment(visit);
        });
    }

    /** Frees the time. Costs no quota: a customer who will not come must always be able to say so. */
    cancel(actor: Actor, visitId: string): Answer<Appointment> {
        return this.system.act(actor, { name: 'cancel_appointment', target: visitId, charged: false }, (customer) => {
            const place = this.system.store.appointments.get(customer, visitId);
            const visit = place === undefined ? undefined : this.#calendar.get(place);
            if (visit === undefined) throw notFound('appointment');
            if (visit.state === 'cancelled') throw conflict(CANCELLED_VERSION);
            if (visit.start <= this.system.now()) throw invalid('start');
            const cancelled: VisitRecord = { ...visit, state: 'cancelled' };
            this.#calendar.put(cancelled, salonToday(this.system.now()));
            return this.#appointment(cancelled);
        });
    }

    #service({ salonId, serviceId, expectedVersion }: Booking): ServiceRecord {
        this.system.salons.openSalon(salonId);
        const service = this.system.store.services.get(salonId, serviceId);
        if (service?.active !== true) throw notFound('service');
        if (expectedVersion !== undefined && expectedVersion !== BigInt(service.version)) throw conflict(service.version);
        return service;
    }

    #requireWorker({ salonId, workerId }: Booking, service: ServiceRecord): void {
        const does = service.workerIds.includes(workerId);
        if (!does || this.system.store.workers.get(salonId, workerId)?.claimed !== true) throw notFound('worker');
    }

    #requireStart(start: number): void {
        const { from, until } = bookable(this.system.now());
        if (!Number.isSafeInteger(start) || start % GRID_MS !== 0 || start < from || start >= until) throw invalid('start');
    }

    #requireRoom(customer: PrincipalKey): void {
        const now = this.system.now();
        const upcoming = this.#visitsOf(customer).filter((visit) => visit.state === 'booked' && visit.start > now);
        if (upcoming.length >= BOOKING_RULES.upcomingVisits) throw invalid('appointments');
    }

    #requireFree({ salonId, workerId, start }: Booking, { durationMinutes }: ServiceRecord): void {
        const timetable = new Timetable(this.system.store, salonId, { from: start, until: start + 1 });
        if (timetable.startsOf(workerId, durationMinutes).length === 0) throw slotTaken();
    }

    #visitsOf(customer: PrincipalKey): VisitRecord[] {
        const visits: VisitRecord[] = [];
        for (const place of this.system.store.appointments.list(customer)) {
            const visit = this.#calendar.get(place);
            if (visit !== undefined) visits.push(visit);
        }
        return visits;
    }

    #appointment({ customer: _, ...visit }: VisitRecord): Appointment {
        const salon = this.system.store.salons.get(visit.salonId);
        const worker = this.system.store.workers.get(visit.salonId, visit.workerId);
        return {
            ...visit,
            salonName: salon?.name ?? visit.salonId,
            salonAddress: salon?.address,
            workerName: worker?.name ?? visit.workerId
        };
    }
}
