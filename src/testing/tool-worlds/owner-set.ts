import type { SalonCorePort, SalonReadPort } from '../../core/salon-core-port.js';
import { createSalonReadToolsFromPort, createSalonToolsFromPort } from '../../salon/create-salon-tools.js';
import { changedPort } from '../changed-port.js';
import { SalonScene } from '../salon-scene.js';
import type { ToolExample, ToolSet } from './tool-world.js';

/** Written so that the compiler asks for a new read here, and a new write stays a write. */
const READS = new Set(
    Object.keys({
        salonId: true,
        access: true,
        listServiceTypes: true,
        listServices: true,
        listWorkers: true,
        listWeeklyHours: true,
        listDayOverrides: true,
        listVisits: true,
        listMedia: true,
        listPromos: true,
        listDiscountCodes: true
    } satisfies Record<keyof SalonReadPort, true>)
);

const FRIDAY = '2026-08-07';
const WEEK = ['09:00-17:00', '09:00-17:00', '09:00-17:00', '09:00-17:00', '09:00-17:00', '', ''];

/** The owner's 21 tools over the demo salon, furnished with one of everything. */
export const OWNER_SET: ToolSet = {
    name: "the owner's set",
    async open() {
        const scene = new SalonScene();
        const now = () => scene.now;
        return {
            now,
            port: scene.port,
            reads: READS,
            bind: (port, confirmations) =>
                createSalonToolsFromPort(port as SalonCorePort, { now, ...(confirmations === undefined ? {} : { confirmations }) }),
            asAnother: (port) => changedPort(port as SalonCorePort, { salonId: 'salon-of-somebody-else' }),
            examples: await ownersExamples(scene)
        };
    }
};

/** The three tools of an assistant without the owner's identity. */
export const SALON_READ_SET: ToolSet = {
    name: 'the read-only set',
    async open() {
        const scene = new SalonScene();
        const now = () => scene.now;
        const { list_services, list_promos, find_service_type } = await ownersExamples(scene);
        return {
            now,
            port: scene.visitor,
            reads: READS,
            bind: (port) => createSalonReadToolsFromPort(port as SalonReadPort, { now }),
            asAnother: (port) => changedPort(port as SalonReadPort, { salonId: 'salon-of-somebody-else' }),
            examples: { list_services, list_promos, find_service_type }
        };
    }
};

async function ownersExamples(scene: SalonScene) {
    const { life } = scene;
    const [marta, kasia, cut] = [await scene.worker('Marta'), await scene.worker('Katarzyna'), await scene.service('Strzyżenie damskie')];
    await life.work(marta, WEEK);
    await life.beBusy(marta, '2026-08-06', '12:00-13:00');
    await life.visit({ serviceId: cut, workerId: marta, date: FRIDAY, time: '10:00' });
    const picture = await life.picture('Plaża');
    const promo = await life.promo('Lato w mieście', { service_ids: [[cut]], valid_to: ['2026-08-31'] });
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
        set_weekly_hours: { args: { workerId: marta, days: [{ day: 4, ranges: [{ start: '12:00', end: '18:00' }] }] } },
        get_day_schedule: { args: { date: FRIDAY } },
        set_day_off: { args: { workerId: marta, date: FRIDAY } },
        set_busy_hours: { args: { workerId: marta, date: FRIDAY, ranges: [{ start: '10:30', end: '11:30' }] } },
        clear_daily_override: { args: { workerId: marta, date: '2026-08-06' } },
        list_media: { args: {} },
        list_promos: { args: {} },
        add_promo: { args: { title: 'Jesień', promoPricePln: 99, salonServiceIds: [cut], mediaId: picture.id, validFrom: '2026-09-01' } },
        update_promo: { args: { promoId: promo.id, percent: 30, clear: ['validTo'] } },
        set_promo_active: { args: { promoId: promo.id, active: false } },
        remove_promo: { args: { promoId: promo.id }, phrase: 'Lato w mieście' },
        list_discount_codes: { args: {} },
        add_discount_code: { args: { code: 'JESIEN', amountPln: 15, maxUses: 100, expires: '2026-11-30' } },
        remove_discount_code: { args: { discountCodeId: code } }
    } satisfies Record<string, ToolExample>;
}
