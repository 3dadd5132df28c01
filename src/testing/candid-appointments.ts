import type * as did from '../core/generated/coordinator.did.js';
import { instantToNanos, nanosToInstant } from '../time/instant.js';
import { candidCard, candidService, optional } from './candid-values.js';
import type { StartRun, Stretch } from './reference-salons/availability.js';
import type { Appointment, Booking } from './reference-salons/bookings.js';
import type { FoundSalon, FreeStarts, SlotProbe } from './reference-salons/slot-search.js';

export function slotProbe({ position, radius, from, until, service_type_ids, limit }: did.SlotProbe): SlotProbe {
    return { position, radius, window: window(from, until), serviceTypeIds: service_type_ids, limit };
}

/** Nanoseconds that are no whole milliseconds are rounded down: starts are whole minutes. */
export function window(from: bigint, until: bigint): Stretch {
    return { from: nanosToInstant(from), until: nanosToInstant(until) };
}

export function candidFoundSalon({ salon, services }: FoundSalon): did.FoundSalon {
    return {
        salon: candidCard(salon),
        services: services.map(({ service, runs }) => ({ salon_service: candidService(service), runs: runs.map(candidRun) }))
    };
}

export function candidFreeStarts({ salon, service, workers, bookable }: FreeStarts): did.FreeStarts {
    return {
        salon: candidCard(salon),
        salon_service: candidService(service),
        workers: workers.map(({ worker, runs }) => ({ worker, runs: runs.map(candidRun) })),
        bookable_from: instantToNanos(bookable.from),
        bookable_until: instantToNanos(bookable.until)
    };
}

export function candidAppointment(appointment: Appointment): did.Appointment {
    return {
        id: appointment.id,
        salon_id: appointment.salonId,
        salon_name: appointment.salonName,
        salon_address: optional(appointment.salonAddress),
        service_id: appointment.serviceId,
        service_name: appointment.serviceName,
        worker_id: appointment.workerId,
        worker_name: appointment.workerName,
        start: instantToNanos(appointment.start),
        duration_minutes: appointment.durationMinutes,
        price: BigInt(appointment.price),
        state: appointment.state === 'booked' ? { booked: null } : { cancelled: null }
    };
}

export function bookingFields({ salon_id, service_id, worker_id, start, expected_version }: did.Booking): Booking {
    return {
        salonId: salon_id,
        serviceId: service_id,
        workerId: worker_id,
        start: nanosToInstant(start),
        expectedVersion: expected_version[0]
    };
}

function candidRun({ first, last }: StartRun): did.StartRun {
    return { first: instantToNanos(first), last: instantToNanos(last) };
}
