import { DEMO_SALON } from '../../../src/testing/demo-salon-data.js';
import { SalonLife } from '../../../src/testing/salon-life.js';
import type { CoordinatorActor } from '../../../src/core/coordinator-client.js';
import type { SalonPlan } from '../../../src/testing/salon-plan.js';
import { granted, seedSalon } from '../../../src/testing/seed-salon.js';
import { addDays, type LocalDate } from '../../../src/time/local-date.js';

/** A Tuesday. */
export const TODAY: LocalDate = '2026-12-01';
/** The day with forty visits. */
export const FULL_DAY = addDays(TODAY, 1);

const SERVICES = 60;
const WORKERS = 8;
const PROMOS = 20;
const VISITS_OF_EACH = 5;
const WEEK = ['09:00-17:00', '09:00-17:00', '09:00-17:00', '09:00-17:00', '09:00-13:00 14:00-17:00', '10:00-14:00', ''];

/** Ids of what is in the salon that all figures are about. */
export interface BenchSalon {
    readonly id: string;
    readonly services: readonly string[];
    readonly workers: readonly string[];
    readonly promos: readonly string[];
    readonly code: string;
}

/** Writes that filling it takes, and some for the tools: what the coordinator must allow a salon in a day. */
export const ACTIONS_PER_DAY = 1_000;

/**
 * Sixty services, eight workers who do two fifths of them each, twenty promos, a day of forty visits, some pictures and a code.
 *
 * @param owner calls as its owner
 */
export async function openBenchSalon(owner: CoordinatorActor): Promise<BenchSalon> {
    const id = await seedSalon(owner, PLAN);
    const services = granted(await owner.services([], id)).map((service) => service.id);
    const workers = granted(await owner.workers([], id)).map((worker) => worker.id);
    const life = new SalonLife(owner, id);
    for (const worker of workers) await life.work(worker, WEEK);
    for (const workerId of workers) {
        for (let visit = 0; visit < VISITS_OF_EACH; visit++) {
            await life.visit({ serviceId: services[1]!, workerId, date: FULL_DAY, time: `${9 + visit}:00`.padStart(5, '0') });
        }
    }
    await life.beBusy(workers[0]!, addDays(TODAY, 2), '12:00-13:00');
    const picture = await life.picture('Plaża');
    const promos: string[] = [];
    for (let nth = 0; nth < PROMOS; nth++) {
        const about = { service_ids: [[services[nth]!]], valid_to: [addDays(TODAY, 20 + nth)], media_id: [picture.id] } as const;
        promos.push((await life.promo(`Promocja nr ${nth + 1}`, about as never)).id);
    }
    return { id, services, workers, promos, code: await life.code('LATO20') };
}

const OFFERED = DEMO_SALON.services.filter(({ active }) => active);
const WORKER_NAMES = Array.from({ length: WORKERS }, (_, nth) => `Zofia Wiśniewska ${nth + 1}`);

const PLAN: SalonPlan = {
    salon: DEMO_SALON.salon,
    workers: WORKER_NAMES.map((name) => ({ name, claimed: true })),
    services: Array.from({ length: SERVICES }, (_, nth) => ({
        ...OFFERED[nth % OFFERED.length]!,
        name: `${OFFERED[nth % OFFERED.length]!.name} ${nth + 1}`,
        workers: WORKER_NAMES.filter((_name, worker) => (nth + worker) % 5 < 2 || worker === nth)
    }))
};
