import type { IDL } from '@dfinity/candid';
import { Principal } from '@dfinity/principal';

import { coordinatorInitArgs } from '../../../deployment/deployed-salon.js';
import { idlFactory, type _SERVICE as Coordinator } from '../../../src/core/generated/coordinator.did.js';
import { serviceTypes } from '../../../src/testing/service-types.js';
import { instantToNanos } from '../../../src/time/instant.js';
import { granted } from '../../../src/testing/seed-salon.js';
import { instantOf } from '../../../src/testing/salon-life.js';
import type { GeoPoint } from '../../../src/core/geo-point.js';
import { BenchReplica, type ActorOf } from '../engine/bench-replica.js';
import { CUSTOMER_PLACE, openBareSalon, openPlacedSalon, placesIn, salonOwner, type Ring } from './placed-salons.js';

/** Metres: what the search uses when nobody says. */
const RADIUS = 10_000;
/** No nearer to the circle's edge than rounding could carry a salon over it. */
const MARGIN = 50;
const INSIDE: Ring = { from: 0, to: RADIUS - MARGIN };
/** The rest of a large town, where outside is next door, and the rest of the country. */
const TOWN: Ring = { from: RADIUS + MARGIN, to: 25_000 };
const COUNTRY: Ring = { from: RADIUS + MARGIN, to: 350_000 };

/** A Tuesday. */
const DAY = '2026-12-01';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MOST_TYPES = 30;
const SALONS_ASKED_FOR = 6;

/** What a probe of the search costs the coordinator, in instructions. */
export interface ProbeCost {
    readonly where: string;
    readonly inside: number;
    readonly outside: number;
    /** One service type, the next hour, in which the salons are open and have time at once. */
    readonly hour: number;
    /** Thirty service types, a whole day. */
    readonly day: number;
    /** One service type, a whole day that begins before anybody opens: no salon can be left out, as each might be the soonest. */
    readonly beforeOpening: number;
}

/** How far a world of salons is filled, step by step: at each step a probe is measured. */
interface World {
    readonly where: string;
    readonly inside: number;
    readonly ring: Ring;
    readonly outside: readonly number[];
}

const IN_TOWN: World = { where: 'in the rest of the town', inside: 10, ring: TOWN, outside: [100, 5_000] };
const IN_COUNTRY: World = { where: 'in the rest of the country', inside: 10, ring: COUNTRY, outside: [5_000] };
const CROWDED: World = { where: 'in the rest of the town', inside: 200, ring: TOWN, outside: [0] };

/**
 * @param wasmGz the coordinator's module
 * @param quick without the worlds that take more than a minute to fill
 */
export async function probeCosts(wasmGz: string, quick: boolean): Promise<readonly ProbeCost[]> {
    const worlds = quick ? [{ ...IN_TOWN, outside: [100] }] : [IN_TOWN, IN_COUNTRY, CROWDED];
    const costs: ProbeCost[] = [];
    for (const world of worlds) costs.push(...(await costsIn(world, await SearchWorld.open(wasmGz))));
    return costs;
}

async function costsIn(world: World, salons: SearchWorld): Promise<readonly ProbeCost[]> {
    const { where, inside } = world;
    await salons.open(placesIn(INSIDE, inside), openPlacedSalon);
    const costs: ProbeCost[] = [];
    let there = 0;
    for (const outside of world.outside) {
        await salons.open(placesIn(world.ring, outside - there), openBareSalon);
        there = outside;
        costs.push({
            where,
            inside,
            outside,
            hour: await salons.probe({ types: 1, from: '12:00', windowMs: HOUR_MS }),
            day: await salons.probe({ types: MOST_TYPES, from: '12:00', windowMs: DAY_MS }),
            beforeOpening: await salons.probe({ types: 1, from: '07:00', windowMs: DAY_MS })
        });
    }
    return costs;
}

interface Wanted {
    /** How many service types. */
    readonly types: number;
    /** `HH:mm`. */
    readonly from: string;
    readonly windowMs: number;
}

class SearchWorld {
    #opened = 0;

    private constructor(
        private readonly replica: BenchReplica,
        private readonly canister: Principal
    ) {}

    static async open(wasmGz: string): Promise<SearchWorld> {
        const replica = new BenchReplica();
        replica.setTime(instantOf(DAY, '06:00'));
        return new SearchWorld(replica, await replica.install(wasmGz, coordinatorInitArgs(100)));
    }

    async open(places: readonly GeoPoint[], openSalon: typeof openPlacedSalon): Promise<void> {
        for (const place of places) {
            const number = this.#opened++;
            await openSalon(this.#as(salonOwner(number)), place, number);
        }
    }

    /** @returns instructions of one search, the second of its kind: what is made once is made by then */
    async probe(wanted: Wanted): Promise<number> {
        await this.#search(wanted);
        this.replica.takeExecutions();
        await this.#search(wanted);
        return this.replica.takeExecutions().reduce((sum, { instructions }) => sum + Number(instructions), 0);
    }

    async #search({ types, from: time, windowMs }: Wanted): Promise<void> {
        const from = instantOf(DAY, time);
        const found = granted(
            await this.#as(Principal.anonymous()).search_slots({
                position: CUSTOMER_PLACE,
                radius: RADIUS,
                from: instantToNanos(from),
                until: instantToNanos(from + windowMs),
                service_type_ids: ['hair-womens-cut', ...serviceTypes.map(({ id }) => id)].slice(0, types),
                limit: SALONS_ASKED_FOR
            })
        );
        if (found.length !== SALONS_ASKED_FOR) throw new Error(`${found.length} salons are found: the world is not as it should be`);
    }

    #as(caller: Principal): ActorOf<Coordinator> {
        return this.replica.actor<Coordinator>(idlFactory as IDL.InterfaceFactory, this.canister, caller);
    }
}
