import type { ServiceType } from '../catalogue/service-type.js';
import { coreErrorFailure } from '../core/core-error-failure.js';
import { CoreFailure } from '../core/core-failure.js';
import type { SalonCorePort, SalonService, SalonServiceInput, SalonWorker } from '../core/salon-core-port.js';
import { groszeToZlote, isZloteAmount, zloteToGrosze } from '../money.js';
import type { Actor, PrincipalKey } from './reference-salons/actor.js';
import type { ReferenceSalons } from './reference-salons/reference-salons.js';
import type { Answer } from './reference-salons/refusal.js';
import type { ServiceInput, ServiceRecord } from './reference-salons/service-record.js';

export interface InMemorySalonPortOptions {
    readonly salonId: string;
    /** Who calls; left out, the anonymous caller. */
    readonly principal?: PrincipalKey;
    /** The owner for whom an agent calls. */
    readonly onBehalf?: PrincipalKey;
    /** `owner` when left out. */
    readonly access?: 'owner' | 'public';
}

/** The owner's port over a reference salon system in memory: for unit tests, demonstrations, and hosts' own tests. */
export class InMemorySalonCorePort implements SalonCorePort {
    readonly access: 'owner' | 'public';
    readonly salonId: string;
    readonly #actor: Actor;

    constructor(
        private readonly salons: ReferenceSalons,
        options: InMemorySalonPortOptions
    ) {
        this.access = options.access ?? 'owner';
        this.salonId = options.salonId;
        // A visitor stays a visitor whoever she is, as over every other port (O7).
        this.#actor = this.access === 'public' ? { caller: undefined } : { caller: options.principal, onBehalf: options.onBehalf };
    }

    async listServiceTypes(): Promise<readonly ServiceType[]> {
        return this.salons.serviceTypes;
    }

    async listServices(): Promise<readonly SalonService[]> {
        const { services } = this.salons;
        const listed = this.access === 'public' ? services.listPublic(this.salonId) : services.list(this.#actor, this.salonId);
        return settle(listed).map(salonService);
    }

    async listWorkers(): Promise<readonly SalonWorker[]> {
        const { team } = this.salons;
        return settle(this.access === 'public' ? team.listPublic(this.salonId) : team.list(this.#actor, this.salonId));
    }

    async addService(input: SalonServiceInput): Promise<SalonService> {
        return salonService(settle(this.salons.services.add(this.#actor, this.salonId, serviceInput(input))));
    }

    async updateService(id: string, input: SalonServiceInput, expectedVersion: bigint): Promise<SalonService> {
        return salonService(settle(this.salons.services.update(this.#actor, this.salonId, id, expectedVersion, serviceInput(input))));
    }

    async removeService(id: string, expectedVersion: bigint): Promise<void> {
        settle(this.salons.services.remove(this.#actor, this.salonId, id, expectedVersion));
    }
}

/** @throws CoreFailure for a refusal */
function settle<T>(answer: Answer<T>): T {
    if ('err' in answer) throw coreErrorFailure(answer.err);
    return answer.ok;
}

function salonService(record: ServiceRecord): SalonService {
    const { price, description, ...rest } = record;
    const service = { ...rest, pricePln: groszeToZlote(price), version: BigInt(record.version) };
    return description === undefined ? service : { ...service, description };
}

function serviceInput(input: SalonServiceInput): ServiceInput {
    if (!isZloteAmount(input.pricePln)) throw new CoreFailure('invalid_arguments', { field: 'price' });
    const { pricePln, ...rest } = input;
    return { ...rest, price: zloteToGrosze(pricePln) };
}
