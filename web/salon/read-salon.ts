import type { DiscountCode, Promo, SalonCard, Service, VisitPage, WeeklyHours, Worker } from '../../src/core/generated/coordinator.did.js';
import { granted } from '../../src/testing/seed-salon.js';
import type { InstantMs } from '../../src/time/instant.js';
import { WARSAW } from '../../src/time/warsaw.js';
import type { Caller } from '../connection/connection.js';

/** A salon as the coordinator holds it. */
export interface SalonRead {
    readonly card: SalonCard;
    readonly services: readonly Service[];
    readonly workers: readonly Worker[];
    readonly hours: readonly WeeklyHours[];
    readonly promos: readonly Promo[];
    readonly codes: readonly DiscountCode[];
    /** From today on. */
    readonly visits: VisitPage;
}

/**
 * @param coordinator calls as the salon's owner
 * @throws Error when it refuses; what the replica's client throws
 */
export async function readSalon(coordinator: Caller['coordinator'], salonId: string, now: InstantMs): Promise<SalonRead> {
    const today = WARSAW.localAt(now).date;
    const [card, services, workers, hours, promos, codes, visits] = await Promise.all([
        coordinator.salon(salonId),
        coordinator.services([], salonId),
        coordinator.workers([], salonId),
        coordinator.weekly_hours([], salonId),
        coordinator.promos([], salonId),
        coordinator.discount_codes([], salonId),
        coordinator.visits([], salonId, { from: today, to: [], service_id: [], worker_id: [] })
    ]);
    return {
        card: granted(card),
        services: granted(services),
        workers: granted(workers),
        hours: granted(hours),
        promos: granted(promos),
        codes: granted(codes),
        visits: granted(visits)
    };
}

/** Ids by the names that go with them; an id that is gone names itself. */
export function namer(things: readonly { readonly id: string; readonly name: string }[]): (id: string) => string {
    const names = new Map(things.map(({ id, name }) => [id, name]));
    return (id) => names.get(id) ?? id;
}
