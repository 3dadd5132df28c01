import { createIdentity } from '@dfinity/pic';

import { SalonLife } from '../../src/testing/salon-life.js';
import type { PlannedService, SalonPlan } from '../../src/testing/salon-plan.js';
import { granted, seedSalon } from '../../src/testing/seed-salon.js';
import type { Deployment } from '../deployed-salon.js';
import { CITY_SALONS, type CitySalon } from './city-salons.js';
import { DEMO_PLACE } from './demo-place.js';
import { TRADE_CATALOGUES, type CatalogueEntry } from './trade-catalogues.js';

/** Degrees of latitude are everywhere as long. */
const KM_A_DEGREE = 111.195;

/** Salons that are opened at the same time; the replica works off what has come since the round before. */
const AT_ONCE = 6;

/** One week of each kind; whoever works next takes the next. */
const WEEKS: readonly (readonly string[])[] = [
    ['09:00-17:00', '09:00-17:00', '09:00-17:00', '09:00-17:00', '09:00-17:00', '', ''],
    ['', '11:00-19:00', '11:00-19:00', '11:00-19:00', '11:00-19:00', '09:00-15:00', ''],
    ['08:00-14:00', '14:00-20:00', '08:00-14:00', '14:00-20:00', '08:00-14:00', '08:00-13:00', '']
];

/**
 * Opens the salons of the made-up city, each by an owner of its own, so that a search finds something.
 *
 * @param tell hears of every salon that has opened
 * @throws Error when the salon system refuses anything
 */
export async function openCity(
    deployment: Deployment,
    salons: readonly CitySalon[] = CITY_SALONS,
    tell: (opened: number) => void = () => undefined
): Promise<void> {
    const waiting = [...salons.entries()];
    let opened = 0;
    const work = async () => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
            await openCitySalon(deployment, next[1], next[0]);
            tell(++opened);
        }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function openCitySalon(deployment: Deployment, salon: CitySalon, number: number): Promise<void> {
    const owner = deployment.coordinator(createIdentity(`owner of ${salon.name}`));
    const salonId = await seedSalon(owner, citySalonPlan(salon));
    const life = new SalonLife(owner, salonId);
    for (const [at, { id }] of granted(await owner.workers([], salonId)).entries()) {
        await life.work(id, WEEKS[(number + at) % WEEKS.length] ?? []);
    }
}

/** A salon as the coordinator is to hold it: everybody does everything, at the salon's own prices. */
export function citySalonPlan({ name, street, trades, workers, kmEast, kmNorth, level }: CitySalon): SalonPlan {
    const { lat, lng } = DEMO_PLACE;
    const kmADegreeEast = KM_A_DEGREE * Math.cos((lat * Math.PI) / 180);
    return {
        salon: {
            name,
            address: `${street}, 05-500 Piaseczno`,
            position: { lat: lat + kmNorth / KM_A_DEGREE, lng: lng + kmEast / kmADegreeEast }
        },
        workers: workers.map((worker) => ({ name: worker, claimed: true })),
        services: trades.flatMap((trade) => TRADE_CATALOGUES[trade]).map((entry) => planned(entry, workers, level))
    };
}

/** Prices end in 0 or 5, as salons' do. */
function planned({ name, zlote, minutes, types, description }: CatalogueEntry, workers: readonly string[], level: number): PlannedService {
    const price = Math.round((zlote * level) / 5) * 5 * 100;
    return { name, description, price, durationMinutes: minutes, serviceTypeIds: types, workers, active: true };
}
