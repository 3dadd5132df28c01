import { addDays, weekdayOf, type LocalDate } from '../../time/local-date.js';
import type { SalonLife } from '../salon-life.js';
import type { ToolExample } from './tool-world.js';

/** The demo salon in any coordinator: what fills its days, and the ids of what is in it by the beginning of its name. */
export interface DemoSalonAtHand {
    readonly life: SalonLife;
    worker(name: string): Promise<string>;
    service(name: string): Promise<string>;
}

/**
 * Furnishes the demo salon with one of everything, and gives for each of the owner's tools a call that goes well.
 *
 * @param today in the salon
 */
export async function ownersExamples({ life, worker, service }: DemoSalonAtHand, today: LocalDate) {
    const [marta, kasia, cut] = [await worker('Marta'), await worker('Katarzyna'), await service('Strzyżenie damskie')];
    const [busyDay, visitDay] = [addDays(today, 2), addDays(today, 3)];
    await life.work(marta, Array<string>(7).fill('09:00-17:00'));
    await life.beBusy(marta, busyDay, '12:00-13:00');
    await life.visit({ serviceId: cut, workerId: marta, date: visitDay, time: '10:00' });
    const picture = await life.picture('Plaża');
    const promo = await life.promo('Lato w mieście', { service_ids: [[cut]], valid_to: [addDays(today, 27)] });
    const code = await life.code('LATO20');
    return {
        list_services: { args: { query: 'strzyżenie' } },
        find_service_type: { args: { query: 'manicure hybrydowy' } },
        list_workers: { args: {} },
        add_service: {
            args: { name: 'Golenie brzytwą', pricePln: 89.5, durationMinutes: 45, serviceTypeIds: ['barber-mens-cut'], workerIds: [marta] }
        },
        update_service: { args: { salonServiceId: cut, durationMinutes: 75, workerIds: [kasia] } },
        remove_service: { args: { salonServiceId: cut }, phrase: 'strzyżenie damskie z modelowaniem' },
        get_weekly_hours: { args: {} },
        set_weekly_hours: { args: { workerId: marta, days: [{ day: weekdayOf(visitDay), ranges: [{ start: '12:00', end: '18:00' }] }] } },
        get_day_schedule: { args: { date: visitDay } },
        set_day_off: { args: { workerId: marta, date: visitDay } },
        set_busy_hours: { args: { workerId: marta, date: visitDay, ranges: [{ start: '10:30', end: '11:30' }] } },
        clear_daily_override: { args: { workerId: marta, date: busyDay } },
        list_media: { args: {} },
        list_promos: { args: {} },
        add_promo: {
            args: { title: 'Jesień', promoPricePln: 99, salonServiceIds: [cut], mediaId: picture.id, validFrom: addDays(today, 28) }
        },
        update_promo: { args: { promoId: promo.id, percent: 30, clear: ['validTo'] } },
        set_promo_active: { args: { promoId: promo.id, active: false } },
        remove_promo: { args: { promoId: promo.id }, phrase: 'Lato w mieście' },
        list_discount_codes: { args: {} },
        add_discount_code: { args: { code: 'JESIEN', amountPln: 15, maxUses: 100, expires: addDays(today, 118) } },
        remove_discount_code: { args: { discountCodeId: code } }
    } satisfies Record<string, ToolExample>;
}
