import { DEMO_SALON } from './demo-salon-data.js';
import { InMemorySalonCorePort } from './in-memory-salon-port.js';
import type { PrincipalKey } from './reference-salons/actor.js';
import { InMemorySalonStore } from './reference-salons/in-memory-salon-store.js';
import { ReferenceSalons } from './reference-salons/reference-salons.js';
import type { Answer } from './reference-salons/refusal.js';
import type { SalonPlan } from './salon-plan.js';

/** Nobody's principal: it has the form of a key's, and no key is known. */
export const DEMO_OWNER: PrincipalKey = 'snnfi-lalgb-kxvh6-e5ehd-gwd5u-ld6ye-jwloa-klsxp-cq4v5-a5izx-zae';

/** A salon that was opened, and who owns it. */
export interface OpenedSalon {
    readonly salons: ReferenceSalons;
    readonly salonId: string;
    readonly owner: PrincipalKey;
}

/**
 * Opens a salon in a reference salon system, by its own methods.
 *
 * @returns the new salon's id
 * @throws Error when the plan breaks one of the system's rules
 */
export function openSalon(salons: ReferenceSalons, owner: PrincipalKey, plan: SalonPlan = DEMO_SALON): string {
    const { id: salonId } = must(salons.ownership.create(owner, plan.salon));
    const idOfWorker = new Map<string, string>();
    for (const { name, claimed } of plan.workers) {
        const worker = must(salons.team.add(owner, salonId, name));
        if (claimed) must(salons.team.claim(owner, salonId, worker.id));
        idOfWorker.set(name, worker.id);
    }
    for (const { workers, ...service } of plan.services) {
        const workerIds = workers.map((name) => idOfWorker.get(name) ?? name);
        must(salons.services.add({ caller: owner }, salonId, { ...service, workerIds }));
    }
    return salonId;
}

/** The demo salon in a salon system of its own, in memory. */
export function demoSalon(now: () => number = Date.now): OpenedSalon {
    const salons = new ReferenceSalons({ store: new InMemorySalonStore(), now });
    return { salons, owner: DEMO_OWNER, salonId: openSalon(salons, DEMO_OWNER) };
}

/** The owner's port to a demo salon of its own: all that an offline sandbox or a unit test needs. */
export function demoSalonPort(now?: () => number): InMemorySalonCorePort {
    const { salons, salonId, owner } = demoSalon(now);
    return new InMemorySalonCorePort(salons, { salonId, principal: owner });
}

function must<T>(answer: Answer<T>): T {
    if ('err' in answer) throw new Error(`the plan of a salon breaks a rule: ${Object.keys(answer.err).join()}`);
    return answer.ok;
}
