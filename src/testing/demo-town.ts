import { Principal } from '@dfinity/principal';

import { DEMO_OWNER, openSalon } from './demo-salon.js';
import { DEMO_SALON } from './demo-salon-data.js';
import { inProcessCoordinator } from './in-process-coordinator.js';
import { ReferenceCoordinator } from './reference-coordinator.js';
import type { PrincipalKey } from './reference-salons/actor.js';
import { InMemorySalonStore } from './reference-salons/in-memory-salon-store.js';
import { ReferenceSalons } from './reference-salons/reference-salons.js';
import { SalonLife } from './salon-life.js';
import type { SalonPlan } from './salon-plan.js';

/** Nobody's principals: they have the form of a key's, and no key is known. */
const NEIGHBOUR: PrincipalKey = Principal.fromUint8Array(new Uint8Array([...Array<number>(28).fill(7), 2])).toText();
const DEMO_CUSTOMER: PrincipalKey = Principal.fromUint8Array(new Uint8Array([...Array<number>(28).fill(8), 2])).toText();

/** Monday to Saturday; a salon that works on Sundays would be no beauty salon in Piaseczno. */
const WEEK = [...Array<string>(5).fill('09:00-18:00'), '09:00-14:00', ''];

const BARBER: SalonPlan = {
    salon: { name: 'Barber przy Rynku', address: 'ul. Sierakowskiego 3, 05-500 Piaseczno', position: { lat: 52.0771, lng: 21.0237 } },
    workers: [{ name: 'Tomasz Grabowski', claimed: true }],
    services: [
        plain('Strzyżenie męskie', 7_000, 30, 'barber-mens-cut'),
        plain('Trymowanie brody', 4_500, 20, 'barber-beard-trim'),
        plain('Strzyżenie dziecięce', 5_000, 30, 'hair-kids-cut')
    ]
};

/** A salon system in memory with something to find: the demo salon and a neighbour, their working hours, a promo and a code. */
export interface DemoTown {
    readonly salons: ReferenceSalons;
    /** The demo salon. */
    readonly salonId: string;
    readonly owner: PrincipalKey;
    /** Somebody who books. */
    readonly customer: PrincipalKey;
    /** Where she is: the market square of Piaseczno. */
    readonly position: { readonly lat: number; readonly lng: number };
}

/**
 * Opens the town; each call opens one of its own.
 *
 * @param now milliseconds since 1970 UTC; the process clock when left out
 */
export async function demoTown(now: () => number = Date.now): Promise<DemoTown> {
    const salons = new ReferenceSalons({ store: new InMemorySalonStore(), now });
    const salonId = openSalon(salons, DEMO_OWNER);
    const life = await furnished(salons, DEMO_OWNER, salonId);
    await life.picture('Wnętrze salonu');
    await life.promo('Pierwsza wizyta', { discount: { percent: 15 } });
    await life.code('WITAJ10');
    await furnished(salons, NEIGHBOUR, openSalon(salons, NEIGHBOUR, BARBER));
    return { salons, salonId, owner: DEMO_OWNER, customer: DEMO_CUSTOMER, position: DEMO_SALON.salon.position! };
}

/** Gives everybody in a salon their working week. */
async function furnished(salons: ReferenceSalons, owner: PrincipalKey, salonId: string): Promise<SalonLife> {
    const actor = inProcessCoordinator(new ReferenceCoordinator(salons), Principal.fromText(owner));
    const life = new SalonLife(actor, salonId);
    const workers = await actor.workers([], salonId);
    if ('err' in workers) throw new Error(`the salon's own owner may not read its team: ${Object.keys(workers.err).join()}`);
    for (const { id } of workers.ok) await life.work(id, WEEK);
    return life;
}

function plain(name: string, price: number, durationMinutes: number, type: string): SalonPlan['services'][number] {
    return {
        name,
        price,
        durationMinutes,
        serviceTypeIds: [type],
        workers: ['Tomasz Grabowski'],
        description: undefined,
        active: true
    };
}
