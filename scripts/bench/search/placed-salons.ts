import { Principal } from '@dfinity/principal';

import type { GeoPoint } from '../../../src/core/geo-point.js';
import type { _SERVICE as Coordinator } from '../../../src/core/generated/coordinator.did.js';
import { DEMO_SALON } from '../../../src/testing/demo-salon-data.js';
import { SalonLife } from '../../../src/testing/salon-life.js';
import { granted, seedSalon } from '../../../src/testing/seed-salon.js';
import type { SalonPlan } from '../../../src/testing/salon-plan.js';
import type { ActorOf } from '../engine/bench-replica.js';

/** Where the customer stands: the square of the demo salon's town. */
export const CUSTOMER_PLACE: GeoPoint = { lat: 52.0746, lng: 21.0262 };

const METRES_PER_DEGREE = 111_195;
/** Radians; turning by it each time spreads points evenly, and the same ones every time. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const WEEK = ['09:00-17:00', '09:00-17:00', '09:00-17:00', '09:00-17:00', '09:00-17:00', '10:00-14:00', '10:00-14:00'];

export interface Ring {
    /** Metres from the customer. */
    readonly from: number;
    readonly to: number;
}

/** Evenly spread over a ring around the customer, none nearer to its edges than the spacing asks. */
export function placesIn({ from, to }: Ring, count: number): readonly GeoPoint[] {
    return Array.from({ length: count }, (_, nth) => {
        const distance = Math.sqrt(from ** 2 + ((to ** 2 - from ** 2) * (nth + 0.5)) / count);
        return placeAt(distance, nth * GOLDEN_ANGLE);
    });
}

/**
 * A salon with one person who works every day and three services, opened by the coordinator's own methods.
 *
 * @param owner calls as somebody who owns no salon yet: a list of thousands of salons of one owner is not what is measured
 */
export async function openPlacedSalon(owner: ActorOf<Coordinator>, position: GeoPoint, number: number): Promise<void> {
    const salonId = await seedSalon(owner, planAt(position, number));
    const [worker] = granted(await owner.workers([], salonId));
    if (worker === undefined) throw new Error('the salon has no worker');
    await new SalonLife(owner, salonId).work(worker.id, WEEK);
}

/** A salon's name, address and place and nothing else: all that is ever read of one that lies outside. */
export async function openBareSalon(owner: ActorOf<Coordinator>, position: GeoPoint, number: number): Promise<void> {
    const { name, address } = planAt(position, number).salon;
    granted(await owner.create_salon({ name, address: address === undefined ? [] : [address], position: [position] }));
}

/** Everybody of her own number. */
export function salonOwner(number: number): Principal {
    return Principal.fromUint8Array(new Uint8Array([...Array<number>(26).fill(9), number >> 8, number & 255, 2]));
}

function planAt(position: GeoPoint, number: number): SalonPlan {
    const worker = `Anna ${number}`;
    const services = DEMO_SALON.services.slice(0, 3).map((service) => ({ ...service, workers: [worker] }));
    return {
        salon: { name: `Salon ${number}`, address: `ul. Próbna ${number}`, position },
        workers: [{ name: worker, claimed: true }],
        services
    };
}

function placeAt(metres: number, angle: number): GeoPoint {
    const { lat, lng } = CUSTOMER_PLACE;
    const north = (metres * Math.cos(angle)) / METRES_PER_DEGREE;
    const east = (metres * Math.sin(angle)) / (METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180));
    return { lat: rounded(lat + north), lng: rounded(lng + east) };
}

/** To a tenth of a metre, as maps give places. */
function rounded(degrees: number): number {
    return Math.round(degrees * 1e6) / 1e6;
}
