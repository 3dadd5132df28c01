import { groszeToZlote } from '../money.js';
import { type InstantMs, instantToNanos, MS_PER_MINUTE, nanosToInstant } from '../time/instant.js';
import type { Appointment, Booking, FoundSalon, FreeStarts, SalonCard, SlotProbe } from './customer-core-port.js';
import type * as did from './generated/coordinator.did.js';
import { toSalonService } from './salon-mapping.js';

const GRID_MS = 5 * MS_PER_MINUTE;
/** Of one run: more than a window can hold, and few enough to write out. */
const MAX_STARTS = 4_000;

export function fromSlotProbe({ position, radiusMetres, window, serviceTypeIds, limit }: SlotProbe): did.SlotProbe {
    return {
        position: { lat: position.lat, lng: position.lng },
        radius: Math.round(radiusMetres),
        from: instantToNanos(window.from),
        until: instantToNanos(window.until),
        service_type_ids: [...serviceTypeIds],
        limit
    };
}

export function toSalonCard({ id, name, address: [address], position: [position] }: did.SalonCard): SalonCard {
    return { id, name, ...(address === undefined ? {} : { address }), ...(position === undefined ? {} : { position }) };
}

/** @throws RangeError for a price or a run of starts that cannot be */
export function toFoundSalon({ salon, services }: did.FoundSalon): FoundSalon {
    return {
        salon: toSalonCard(salon),
        // Left out here too: what a visitor may see must not hang on another system's word alone.
        services: services
            .filter(({ salon_service }) => salon_service.active)
            .map(({ salon_service, runs }) => ({ service: toSalonService(salon_service), starts: startsOf(runs) }))
    };
}

/** @throws RangeError for a price or a run of starts that cannot be */
export function toFreeStarts({ salon, salon_service, workers, bookable_from, bookable_until }: did.FreeStarts): FreeStarts {
    return {
        salon: toSalonCard(salon),
        service: toSalonService(salon_service),
        workers: workers.filter(({ worker }) => worker.claimed).map(({ worker, runs }) => ({ worker, starts: startsOf(runs) })),
        bookableFrom: nanosToInstant(bookable_from),
        bookableUntil: nanosToInstant(bookable_until)
    };
}

/** @throws RangeError when the price is too large to be an exact number */
export function toAppointment(appointment: did.Appointment): Appointment {
    const [salonAddress] = appointment.salon_address;
    return {
        id: appointment.id,
        salonId: appointment.salon_id,
        salonName: appointment.salon_name,
        ...(salonAddress === undefined ? {} : { salonAddress }),
        serviceId: appointment.service_id,
        serviceName: appointment.service_name,
        workerId: appointment.worker_id,
        workerName: appointment.worker_name,
        start: nanosToInstant(appointment.start),
        durationMinutes: appointment.duration_minutes,
        pricePln: groszeToZlote(appointment.price),
        state: 'booked' in appointment.state ? 'booked' : 'cancelled'
    };
}

export function fromBooking({ salonId, serviceId, workerId, start, expectedVersion }: Booking): did.Booking {
    return {
        salon_id: salonId,
        service_id: serviceId,
        worker_id: workerId,
        start: instantToNanos(start),
        expected_version: [expectedVersion]
    };
}

function startsOf(runs: readonly did.StartRun[]): InstantMs[] {
    return runs.flatMap(({ first, last }) => {
        const from = nanosToInstant(first);
        const count = Math.floor((nanosToInstant(last) - from) / GRID_MS) + 1;
        if (!(count >= 0 && count <= MAX_STARTS)) throw new RangeError('not a run of starts');
        return Array.from({ length: count }, (_, step) => from + step * GRID_MS);
    });
}
