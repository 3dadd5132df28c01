import { Principal } from '@dfinity/principal';

import { DEMO_OWNER, openSalon } from './demo-salon.js';
import { DEMO_SALON } from './demo-salon-data.js';
import { inProcessCoordinator } from './in-process-coordinator.js';
import { ReferenceCoordinator } from './reference-coordinator.js';
import type { PrincipalKey } from './reference-salons/actor.js';
import { InMemorySalonStore } from './reference-salons/in-memory-salon-store.js';
import { ReferenceSalons } from './reference-salons/reference-salons.js';
import { SalonLife, type SalonOwner } from './salon-life.js';
import { granted } from './seed-salon.js';
import type { CoordinatorActor } from '../core/coordinator-client.js';
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

function furnished(salons: ReferenceSalons, owner: PrincipalKey, salonId: string): Promise<SalonLife> {
    return furnishSalon(inProcessCoordinator(new ReferenceCoordinator(salons), Principal.fromText(owner)), salonId);
}

/**
 * Gives everybody in a salon the working week of the demo, so that there is something to book; in any coordinator.
 *
 * @param owner calls as the salon's owner
 * @throws Error when the coordinator refuses
 */
export async function furnishSalon(owner: Pick<CoordinatorActor, 'workers'> & SalonOwner, salonId: string): Promise<SalonLife> {
    const life = new SalonLife(owner, salonId);
    for (const { id } of granted(await owner.workers([], salonId))) await life.work(id, WEEK);
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
