import type { AppointmentData } from '../../src/customer/appointment-words.js';
import type { FoundSalonData, FoundSalonsData } from '../../src/customer/found-salons.js';
import { addDays, type LocalDate } from '../../src/time/local-date.js';
import { RoundTripBroken, type RoundTrip } from './round-trip.js';

/** How many days ahead a free time is looked for. */
const DAYS = 7;

/**
 * Search, book, list, cancel, as a customer who has no visits; at the end she has none to come.
 *
 * @param query what kind of service is looked for, in her words
 * @param today in the salons
 */
export async function customersRoundTrip(trip: RoundTrip, query: string, today: LocalDate): Promise<void> {
    const { serviceTypes } = await trip.read<{ serviceTypes: { serviceTypeId: string; label: string }[] }>('find_service_type', { query });
    const [type] = serviceTypes;
    if (type === undefined) throw new RoundTripBroken(`no type of service is called "${query}"; is the catalogue seeded? Try --query`);
    const { salon, date } = await somethingFree(trip, type.serviceTypeId, today);
    await trip.read('get_salon', { salonId: salon.salonId });
    const [service] = salon.services;
    const ids = { salonId: salon.salonId, salonServiceId: service!.salonServiceId };
    await trip.read('get_free_times', { ...ids, date });
    const moment = salon.freeMoments.find(({ salonServiceIds }) => salonServiceIds.includes(ids.salonServiceId))!;
    trip.same('visits of a customer who is new', await comingVisits(trip), []);

    await trip.write('book_appointment', { ...ids, date: moment.date, time: moment.time });
    const [booked] = await comingVisits(trip);
    trip.same('the booked visit', [booked?.date, booked?.time], [moment.date, moment.time]);
    await trip.write('cancel_appointment', { appointmentId: booked?.appointmentId });
    trip.same('visits to come at the end', await comingVisits(trip), []);
}

async function comingVisits(trip: RoundTrip): Promise<readonly AppointmentData[]> {
    const { appointments } = await trip.read<{ appointments: readonly AppointmentData[] }>('list_my_appointments');
    return appointments.filter(({ state }) => state === 'booked');
}

async function somethingFree(
    trip: RoundTrip,
    serviceTypeId: string,
    today: LocalDate
): Promise<{ salon: FoundSalonData; date: LocalDate }> {
    for (let ahead = 1; ahead <= DAYS; ahead++) {
        const date = addDays(today, ahead);
        const { salons } = await trip.read<FoundSalonsData>('search_slots', { serviceTypeId, date });
        if (salons[0] !== undefined) return { salon: salons[0], date };
    }
    throw new RoundTripBroken(`nothing is free near this place within ${DAYS} days; is the canister seeded? Try --position and --query`);
}
