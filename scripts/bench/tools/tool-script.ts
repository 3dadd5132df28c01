import { addDays, weekdayOf } from '../../../src/time/local-date.js';
import { FULL_DAY, TODAY, type BenchSalon } from './bench-salon.js';

/** One call of a tool: a read, or a preview and its confirmation. */
export interface ScriptedCall {
    readonly tool: string;
    readonly args: Readonly<Record<string, unknown>>;
    readonly writes?: true;
    /** The name to be typed back. */
    readonly phrase?: string;
}

/** The owner's tools, each once, in an order in which none takes away what another needs. */
export function ownersScript({ services, workers, promos, code }: BenchSalon): readonly ScriptedCall[] {
    const [service, last] = [services[0]!, services.at(-1)!];
    const [worker, other] = [workers[0]!, workers[1]!];
    const [promo, gone] = [promos[0]!, promos.at(-1)!];
    const range = [{ start: '12:00', end: '18:00' }];
    return [
        { tool: 'list_services', args: {} },
        { tool: 'find_service_type', args: { query: 'manicure hybrydowy' } },
        { tool: 'list_workers', args: {} },
        { tool: 'get_weekly_hours', args: {} },
        { tool: 'get_day_schedule', args: { date: FULL_DAY } },
        { tool: 'list_media', args: {} },
        { tool: 'list_promos', args: {} },
        { tool: 'list_discount_codes', args: {} },
        {
            tool: 'add_service',
            args: {
                name: 'Golenie brzytwą',
                pricePln: 89.5,
                durationMinutes: 45,
                serviceTypeIds: ['barber-mens-cut'],
                workerIds: [worker]
            },
            writes: true
        },
        { tool: 'update_service', args: { salonServiceId: service, durationMinutes: 75, workerIds: [worker, other] }, writes: true },
        { tool: 'set_weekly_hours', args: { workerId: worker, days: [{ day: weekdayOf(FULL_DAY), ranges: range }] }, writes: true },
        { tool: 'set_busy_hours', args: { workerId: worker, date: FULL_DAY, ranges: [{ start: '12:30', end: '13:30' }] }, writes: true },
        { tool: 'set_day_off', args: { workerId: other, date: FULL_DAY }, writes: true },
        { tool: 'clear_daily_override', args: { workerId: worker, date: addDays(TODAY, 2) }, writes: true },
        {
            tool: 'add_promo',
            args: { title: 'Jesień', promoPricePln: 99, salonServiceIds: [service], validFrom: addDays(TODAY, 28) },
            writes: true
        },
        { tool: 'update_promo', args: { promoId: promo, percent: 30, clear: ['validTo'] }, writes: true },
        { tool: 'set_promo_active', args: { promoId: promo, active: false }, writes: true },
        { tool: 'remove_promo', args: { promoId: gone }, writes: true, phrase: `Promocja nr ${promos.length}` },
        { tool: 'add_discount_code', args: { code: 'JESIEN', amountPln: 15, maxUses: 100, expires: addDays(TODAY, 118) }, writes: true },
        { tool: 'remove_discount_code', args: { discountCodeId: code }, writes: true },
        { tool: 'remove_service', args: { salonServiceId: last }, writes: true, phrase: 'Laminacja brwi 60' }
    ];
}

/** The customer's tools; `BOOKED` stands for the visit that the script books. */
export const BOOKED = 'the visit booked before';

export function customersScript({ id, services }: BenchSalon): readonly ScriptedCall[] {
    const day = addDays(FULL_DAY, 1);
    const slot = { salonId: id, salonServiceId: services[1]! };
    return [
        { tool: 'find_service_type', args: { query: 'strzyżenie męskie' } },
        { tool: 'search_slots', args: { serviceTypeId: 'barber-mens-cut', date: day } },
        { tool: 'get_salon', args: { salonId: id } },
        { tool: 'get_free_times', args: { ...slot, date: day } },
        { tool: 'book_appointment', args: { ...slot, date: day, time: '11:00' }, writes: true },
        { tool: 'list_my_appointments', args: {} },
        { tool: 'cancel_appointment', args: { appointmentId: BOOKED }, writes: true }
    ];
}
