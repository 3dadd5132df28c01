import { addDays, weekdayOf, type LocalDate } from '../../src/time/local-date.js';
import type { DayScheduleData, WeeklyHoursData } from '../../src/salon/hours/hours-data.js';
import type { ServiceData, ServiceListData, WorkerListData } from '../../src/salon/services/service-data.js';
import type { PromoListData } from '../../src/salon/promos/promo-data.js';
import type { DiscountCodeListData } from '../../src/salon/discount-codes/code-data.js';
import type { RoundTrip } from './round-trip.js';

/** Who works in the salon that the round trip opens. */
export const WORKERS = ['Anna Próbna', 'Beata Próbna'] as const;

const SERVICE = { name: 'Strzyżenie próbne', pricePln: 89.5, durationMinutes: 45 };
const CODE = 'PROBNY15';

/**
 * Every tool of the owner's set that writes, in an empty salon with `WORKERS`, each read back; at the end the salon is empty again.
 *
 * @param today in the salon
 */
export async function ownersRoundTrip(trip: RoundTrip, today: LocalDate): Promise<void> {
    const { workers } = await trip.read<WorkerListData>('list_workers');
    trip.same('the team', workers.map(({ name }) => name).sort(), [...WORKERS].sort());
    const anna = workers.find(({ name }) => name === WORKERS[0])!.workerId;
    await hours(trip, anna, addDays(today, 7));
    const { serviceTypes } = await trip.read<{ serviceTypes: { serviceTypeId: string }[] }>('find_service_type', {
        query: 'strzyżenie męskie'
    });
    const serviceTypeIds = serviceTypes.slice(0, 1).map(({ serviceTypeId }) => serviceTypeId);
    const service = await services(trip, { serviceTypeIds, workerIds: [anna] });
    await promos(trip, service.salonServiceId, today);
    await codes(trip, today);
    await trip.write('remove_service', { salonServiceId: service.salonServiceId }, SERVICE.name.toLowerCase());
    trip.same('the price list at the end', (await trip.read<ServiceListData>('list_services')).services, []);
}

async function services(trip: RoundTrip, ids: { serviceTypeIds: string[]; workerIds: string[] }): Promise<ServiceData> {
    await trip.write('add_service', { ...SERVICE, ...ids });
    const added = await onlyService(trip);
    trip.same('the added service', pick(added), SERVICE);
    trip.same(
        'who does it',
        added.workers.map(({ workerId }) => workerId),
        ids.workerIds
    );
    await trip.write('update_service', { salonServiceId: added.salonServiceId, pricePln: 95 });
    const updated = await onlyService(trip);
    trip.same('the updated service', pick(updated), { ...SERVICE, pricePln: 95 });
    trip.same('who does it after a change of the price', updated.workers, added.workers);
    return updated;
}

async function onlyService(trip: RoundTrip): Promise<ServiceData> {
    const { services: listed } = await trip.read<ServiceListData>('list_services');
    trip.same('how many services there are', listed.length, 1);
    return listed[0]!;
}

function pick({ name, pricePln, durationMinutes }: ServiceData): typeof SERVICE {
    return { name, pricePln, durationMinutes };
}

async function hours(trip: RoundTrip, workerId: string, day: LocalDate): Promise<void> {
    const weekday = weekdayOf(day);
    const morning = [{ start: '08:00', end: '12:00' }];
    await trip.write('set_weekly_hours', { workerId, days: [{ day: weekday, ranges: morning }] });
    const { workers } = await trip.read<WeeklyHoursData>('get_weekly_hours', { workerId });
    const week = workers.find((person) => person.workerId === workerId)?.days;
    trip.same(
        'the week',
        week?.map(({ ranges }) => ranges),
        [0, 1, 2, 3, 4, 5, 6].map((each) => (each === weekday ? morning : []))
    );
    await trip.write('set_day_off', { workerId, date: day });
    trip.same('the day off', await dayOf(trip, workerId, day), ['day_off', []]);
    await trip.write('clear_daily_override', { workerId, date: day });
    trip.same('the day after its override is cleared', await dayOf(trip, workerId, day), ['weekly', morning]);
    await trip.write('set_busy_hours', { workerId, date: day, ranges: [{ start: '09:00', end: '10:00' }] });
    const around = [
        { start: '08:00', end: '09:00' },
        { start: '10:00', end: '12:00' }
    ];
    trip.same('the busy day', await dayOf(trip, workerId, day), ['busy_hours', around]);
    await trip.write('clear_daily_override', { workerId, date: day });
    trip.same('the day at the end', await dayOf(trip, workerId, day), ['weekly', morning]);
}

/** Where the hours of a person's day come from, and which of them are free. */
async function dayOf(trip: RoundTrip, workerId: string, date: LocalDate): Promise<unknown> {
    const { workers } = await trip.read<DayScheduleData>('get_day_schedule', { workerId, date });
    const day = workers.find((person) => person.workerId === workerId);
    return [day?.source, day?.free];
}

async function promos(trip: RoundTrip, salonServiceId: string, today: LocalDate): Promise<void> {
    await trip.write('add_promo', {
        title: 'Promocja próbna',
        percent: 20,
        salonServiceIds: [salonServiceId],
        validTo: addDays(today, 14)
    });
    const [added] = (await trip.read<PromoListData>('list_promos')).promos;
    const promoId = added?.promoId;
    trip.same('the added promo', [added?.title, added?.percent, added?.active], ['Promocja próbna', 20, true]);
    await trip.write('update_promo', { promoId, percent: 25, clear: ['validTo'] });
    const [updated] = (await trip.read<PromoListData>('list_promos')).promos;
    trip.same('the updated promo', [updated?.percent, updated?.validTo], [25, null]);
    await trip.write('set_promo_active', { promoId, active: false });
    trip.same('the promo, switched off', (await trip.read<PromoListData>('list_promos')).promos[0]?.active, false);
    await trip.write('remove_promo', { promoId }, 'promocja próbna');
    trip.same('the promos at the end', (await trip.read<PromoListData>('list_promos')).promos, []);
}

async function codes(trip: RoundTrip, today: LocalDate): Promise<void> {
    await trip.write('add_discount_code', { code: CODE, amountPln: 15, maxUses: 3, expires: addDays(today, 30) });
    const [added] = (await trip.read<DiscountCodeListData>('list_discount_codes')).discountCodes;
    trip.same('the added code', [added?.code, added?.amountPln], [CODE, 15]);
    await trip.write('remove_discount_code', { discountCodeId: added?.discountCodeId });
    trip.same('the codes at the end', (await trip.read<DiscountCodeListData>('list_discount_codes')).discountCodes, []);
}
