import type { Principal } from '@dfinity/principal';
import type { ServiceType } from '../catalogue/service-type.js';
import type { LocalDate } from '../time/local-date.js';
import type { CoordinatorClient } from './coordinator-client.js';
import { understand } from './coordinator-reply.js';
import { coreErrorFailure } from './core-error-failure.js';
import type { OnBehalf } from './generated/coordinator.did.js';
import { fromDayPlan, fromVisitFilter, fromWeek, toDayOverride, toVisitList, toWeeklyHours } from './hours-mapping.js';
import { fromDiscountCodeInput, fromPromoInput, toSalonDiscountCode, toSalonMedia, toSalonPromo } from './offers-mapping.js';
import type { SalonCorePort, SalonService, SalonServiceInput, SalonWorker } from './salon-core-port.js';
import type { SalonDiscountCode, SalonDiscountCodeInput, SalonMedia, SalonPromo, SalonPromoInput } from './salon-offers.js';
import { toSalonService, toServiceInput } from './salon-mapping.js';
import type { DayOverride, DayPlan, VisitFilter, VisitList, Week, WeeklyHours } from './working-hours.js';

export interface CoordinatorSalonPortOptions {
    readonly salonId: string;
    /** `owner` when left out. `public` reads what any visitor may read, and is refused every write. */
    readonly access?: 'owner' | 'public' | undefined;
    /** The owner for whom a canister calls that she granted; left out when she calls herself. */
    readonly onBehalf?: Principal | undefined;
}

/** The owner's port over a coordinator that `candid/coordinator.did` describes, whatever carries the calls. */
export class CoordinatorSalonPort implements SalonCorePort {
    readonly salonId: string;
    readonly access: 'owner' | 'public';
    readonly #onBehalf: OnBehalf;

    constructor(
        private readonly client: CoordinatorClient,
        options: CoordinatorSalonPortOptions
    ) {
        this.salonId = options.salonId;
        this.access = options.access ?? 'owner';
        this.#onBehalf = options.onBehalf === undefined ? [] : [options.onBehalf];
    }

    async listServiceTypes(): Promise<readonly ServiceType[]> {
        return this.client.service_types();
    }

    async listServices(): Promise<readonly SalonService[]> {
        if (this.access === 'owner') {
            return understand('read', await this.client.services(this.#onBehalf, this.salonId), (services) => services.map(toSalonService));
        }
        // Left out here too: what a visitor may see must not hang on another system's word alone (O7).
        const [services, workers] = await Promise.all([this.client.public_services(this.salonId), this.#claimedWorkers()]);
        const claimed = new Set(workers.map(({ id }) => id));
        return understand('read', services, (all) =>
            all
                .filter((service) => service.active)
                .map((service) => toSalonService({ ...service, worker_ids: service.worker_ids.filter((id) => claimed.has(id)) }))
        );
    }

    async listWorkers(): Promise<readonly SalonWorker[]> {
        if (this.access === 'public') return this.#claimedWorkers();
        return understand('read', await this.client.workers(this.#onBehalf, this.salonId), same);
    }

    async listWeeklyHours(): Promise<readonly WeeklyHours[]> {
        this.#requireOwnersAccess();
        return understand('read', await this.client.weekly_hours(this.#onBehalf, this.salonId), (hours) => hours.map(toWeeklyHours));
    }

    async listDayOverrides(from: LocalDate, to: LocalDate): Promise<readonly DayOverride[]> {
        this.#requireOwnersAccess();
        const reply = await this.client.day_overrides(this.#onBehalf, this.salonId, from, to);
        return understand('read', reply, (overrides) => overrides.map(toDayOverride));
    }

    async listVisits(filter: VisitFilter): Promise<VisitList> {
        this.#requireOwnersAccess();
        return understand('read', await this.client.visits(this.#onBehalf, this.salonId, fromVisitFilter(filter)), toVisitList);
    }

    async listMedia(): Promise<readonly SalonMedia[]> {
        this.#requireOwnersAccess();
        return understand('read', await this.client.media(this.#onBehalf, this.salonId), (media) => media.map(toSalonMedia));
    }

    async listPromos(): Promise<readonly SalonPromo[]> {
        if (this.access === 'public') return this.#publicPromos();
        return understand('read', await this.client.promos(this.#onBehalf, this.salonId), (promos) => promos.map(toSalonPromo));
    }

    async listDiscountCodes(): Promise<readonly SalonDiscountCode[]> {
        this.#requireOwnersAccess();
        const reply = await this.client.discount_codes(this.#onBehalf, this.salonId);
        return understand('read', reply, (codes) => codes.map(toSalonDiscountCode));
    }

    async addService(input: SalonServiceInput): Promise<SalonService> {
        this.#requireOwnersAccess();
        const reply = await this.client.add_service(this.#onBehalf, this.salonId, toServiceInput(input));
        return understand('write', reply, toSalonService);
    }

    async updateService(id: string, input: SalonServiceInput, expectedVersion: bigint): Promise<SalonService> {
        this.#requireOwnersAccess();
        const reply = await this.client.update_service(this.#onBehalf, this.salonId, id, [expectedVersion], toServiceInput(input));
        return understand('write', reply, toSalonService);
    }

    async removeService(id: string, expectedVersion: bigint): Promise<void> {
        this.#requireOwnersAccess();
        understand('write', await this.client.remove_service(this.#onBehalf, this.salonId, id, [expectedVersion]), () => undefined);
    }

    async setWeeklyHours(workerId: string, days: Week, expectedVersion: bigint): Promise<WeeklyHours> {
        this.#requireOwnersAccess();
        const reply = await this.client.set_weekly_hours(this.#onBehalf, this.salonId, workerId, [expectedVersion], fromWeek(days));
        return understand('write', reply, toWeeklyHours);
    }

    async setDayOverride(workerId: string, date: LocalDate, plan: DayPlan, expectedVersion: bigint): Promise<DayOverride> {
        this.#requireOwnersAccess();
        const did = fromDayPlan(plan);
        const reply = await this.client.set_day_override(this.#onBehalf, this.salonId, workerId, date, [expectedVersion], did);
        return understand('write', reply, toDayOverride);
    }

    async clearDayOverride(workerId: string, date: LocalDate, expectedVersion: bigint): Promise<void> {
        this.#requireOwnersAccess();
        const reply = await this.client.clear_day_override(this.#onBehalf, this.salonId, workerId, date, [expectedVersion]);
        understand('write', reply, () => undefined);
    }

    async addPromo(input: SalonPromoInput): Promise<SalonPromo> {
        this.#requireOwnersAccess();
        return understand('write', await this.client.add_promo(this.#onBehalf, this.salonId, fromPromoInput(input)), toSalonPromo);
    }

    async updatePromo(id: string, input: SalonPromoInput, expectedVersion: bigint): Promise<SalonPromo> {
        this.#requireOwnersAccess();
        const reply = await this.client.update_promo(this.#onBehalf, this.salonId, id, [expectedVersion], fromPromoInput(input));
        return understand('write', reply, toSalonPromo);
    }

    async setPromoActive(id: string, active: boolean, expectedVersion: bigint): Promise<SalonPromo> {
        this.#requireOwnersAccess();
        const reply = await this.client.set_promo_active(this.#onBehalf, this.salonId, id, [expectedVersion], active);
        return understand('write', reply, toSalonPromo);
    }

    async removePromo(id: string, expectedVersion: bigint): Promise<void> {
        this.#requireOwnersAccess();
        understand('write', await this.client.remove_promo(this.#onBehalf, this.salonId, id, [expectedVersion]), () => undefined);
    }

    async addDiscountCode(input: SalonDiscountCodeInput): Promise<SalonDiscountCode> {
        this.#requireOwnersAccess();
        const reply = await this.client.add_discount_code(this.#onBehalf, this.salonId, fromDiscountCodeInput(input));
        return understand('write', reply, toSalonDiscountCode);
    }

    async removeDiscountCode(id: string, expectedVersion: bigint): Promise<void> {
        this.#requireOwnersAccess();
        const reply = await this.client.remove_discount_code(this.#onBehalf, this.salonId, id, [expectedVersion]);
        understand('write', reply, () => undefined);
    }

    async #claimedWorkers(): Promise<readonly SalonWorker[]> {
        return understand('read', await this.client.public_workers(this.salonId), (workers) => workers.filter((worker) => worker.claimed));
    }

    /** Of a promo's services a visitor hears of the active ones only, and of a promo for none of these not at all. */
    async #publicPromos(): Promise<readonly SalonPromo[]> {
        const [promos, services] = await Promise.all([this.client.public_promos(this.salonId), this.client.public_services(this.salonId)]);
        const active = understand('read', services, (all) => new Set(all.filter((service) => service.active).map(({ id }) => id)));
        return understand('read', promos, (all) =>
            all
                .filter((promo) => promo.active)
                .map(toSalonPromo)
                .map(({ serviceIds, ...promo }) =>
                    serviceIds === undefined ? promo : { ...promo, serviceIds: serviceIds.filter((id) => active.has(id)) }
                )
                .filter((promo) => !('serviceIds' in promo) || promo.serviceIds.length > 0)
        );
    }

    #requireOwnersAccess(): void {
        if (this.access !== 'owner') throw coreErrorFailure({ forbidden: null });
    }
}

function same<T>(value: T): T {
    return value;
}
