import type { CoordinatorActor } from '../core/coordinator-client.js';
import type { CoreError } from '../core/generated/coordinator.did.js';
import type { PlannedService, SalonPlan } from './salon-plan.js';

/**
 * Opens a salon in a coordinator by its own methods, as the owner would: one call after the other, so that everything stands in the plan's
 * order. Takes one action of the salon's quota for every person, every claimed account and every service.
 *
 * @param owner calls as the owner-to-be
 * @returns the new salon's id
 * @throws Error when the coordinator refuses anything
 */
export async function seedSalon(
    owner: Pick<CoordinatorActor, 'create_salon' | 'add_worker' | 'claim_worker' | 'add_service'>,
    plan: SalonPlan
): Promise<string> {
    const { name, address, position } = plan.salon;
    const { id: salonId } = granted(await owner.create_salon({ name, address: optional(address), position: optional(position) }));
    const idOfWorker = new Map<string, string>();
    for (const worker of plan.workers) {
        const { id } = granted(await owner.add_worker(salonId, worker.name));
        if (worker.claimed) granted(await owner.claim_worker(salonId, id));
        idOfWorker.set(worker.name, id);
    }
    for (const service of plan.services) granted(await owner.add_service([], salonId, serviceInput(service, idOfWorker)));
    return salonId;
}

function serviceInput(service: PlannedService, idOfWorker: ReadonlyMap<string, string>) {
    return {
        name: service.name,
        description: optional(service.description),
        price: BigInt(service.price),
        duration_minutes: service.durationMinutes,
        service_type_ids: [...service.serviceTypeIds],
        worker_ids: service.workers.map((name) => idOfWorker.get(name) ?? name),
        active: service.active
    };
}

/** @throws Error for a refusal */
export function granted<T>(result: { ok: T } | { err: CoreError }): T {
    if ('err' in result) throw new Error(`the coordinator refuses: ${Object.keys(result.err).join()}`);
    return result.ok;
}

function optional<T>(value: T | undefined): [] | [T] {
    return value === undefined ? [] : [value];
}
