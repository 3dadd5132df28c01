import type { Actor } from './actor.js';
import { requireService } from './check-service.js';
import { conflict, invalid, notFound, type Answer } from './refusal.js';
import { SALON_LIMITS } from './salon-limits.js';
import type { SalonSystem } from './salon-system.js';
import type { ServiceInput, ServiceRecord } from './service-record.js';

/** What a salon offers. */
export class Services {
    constructor(private readonly system: SalonSystem) {}

    list(actor: Actor, salonId: string): Answer<readonly ServiceRecord[]> {
        return this.system.inspect(actor, salonId, (salon) => this.system.store.services.list(salon.id));
    }

    /** What a visitor sees: active services, and of their workers those who have claimed their accounts. */
    listPublic(salonId: string): Answer<readonly ServiceRecord[]> {
        return this.system.visit(salonId, (salon) => {
            const claimed = new Set<string>();
            for (const worker of this.system.store.workers.list(salon.id)) if (worker.claimed) claimed.add(worker.id);
            return this.system.store.services
                .list(salon.id)
                .filter((service) => service.active)
                .map((service) => ({ ...service, workerIds: service.workerIds.filter((id) => claimed.has(id)) }));
        });
    }

    add(actor: Actor, salonId: string, input: ServiceInput): Answer<ServiceRecord> {
        return this.system.act(actor, { name: 'add_service', salonId }, () => {
            this.#require(salonId, input);
            if (this.system.store.services.count(salonId) >= SALON_LIMITS.servicesPerSalon) throw invalid('services');
            return this.#put(salonId, serviceRecord(this.system.store.newId('service'), 1, input));
        });
    }

    /**
     * Replaces the whole record.
     *
     * @param expectedVersion refused as a conflict when the record has another version by now; left out, the last word wins
     */
    update(actor: Actor, salonId: string, id: string, expectedVersion: bigint | undefined, input: ServiceInput): Answer<ServiceRecord> {
        return this.system.act(actor, { name: 'update_service', salonId, target: id }, () => {
            const current = this.#current(salonId, id, expectedVersion);
            this.#require(salonId, input);
            return this.#put(salonId, serviceRecord(id, current.version + 1, input));
        });
    }

    /**
     * Takes it out of the price list and out of every promo, which therefore changes its version; one left without a service is switched off.
     * Booked visits stay as they were agreed.
     *
     * @param expectedVersion as in `update`
     */
    remove(actor: Actor, salonId: string, id: string, expectedVersion: bigint | undefined): Answer<undefined> {
        return this.system.act(actor, { name: 'remove_service', salonId, target: id }, () => {
            this.#current(salonId, id, expectedVersion);
            this.#takeOutOfPromos(salonId, id);
            this.system.store.services.delete(salonId, id);
            return undefined;
        });
    }

    #takeOutOfPromos(salonId: string, serviceId: string): void {
        for (const promo of this.system.store.promos.list(salonId)) {
            if (promo.serviceIds?.includes(serviceId) !== true) continue;
            const serviceIds = promo.serviceIds.filter((id) => id !== serviceId);
            const active = promo.active && serviceIds.length > 0;
            this.system.store.promos.put(salonId, promo.id, { ...promo, serviceIds, active, version: promo.version + 1 });
        }
    }

    #require(salonId: string, input: ServiceInput): void {
        requireService(input, {
            isServiceType: (id) => this.system.isServiceType(id),
            isWorker: (id) => this.system.store.workers.get(salonId, id) !== undefined
        });
    }

    #current(salonId: string, id: string, expectedVersion: bigint | undefined): ServiceRecord {
        const service = this.system.store.services.get(salonId, id);
        if (service === undefined) throw notFound('service');
        if (expectedVersion !== undefined && expectedVersion !== BigInt(service.version)) throw conflict(service.version);
        return service;
    }

    #put(salonId: string, service: ServiceRecord): ServiceRecord {
        this.system.store.services.put(salonId, service.id, service);
        return service;
    }
}

/** Written out member by member: what a caller passes may carry more than a service has. */
function serviceRecord(id: string, version: number, input: ServiceInput): ServiceRecord {
    return {
        id,
        version,
        name: input.name,
        description: input.description,
        price: input.price,
        durationMinutes: input.durationMinutes,
        serviceTypeIds: [...input.serviceTypeIds],
        workerIds: [...input.workerIds],
        active: input.active
    };
}
