import type { Principal } from '@dfinity/principal';
import type { ServiceType } from '../catalogue/service-type.js';
import { callFailure, type CallKind } from './call-failure.js';
import type { CoordinatorClient } from './coordinator-client.js';
import { coreErrorFailure } from './core-error-failure.js';
import type { CoreError, OnBehalf } from './generated/coordinator.did.js';
import type { SalonCorePort, SalonService, SalonServiceInput, SalonWorker } from './salon-core-port.js';
import { toSalonService, toServiceInput } from './salon-mapping.js';

export interface CoordinatorSalonPortOptions {
    readonly salonId: string;
    /** `owner` when left out. `public` reads what any visitor may read, and is refused every write. */
    readonly access?: 'owner' | 'public' | undefined;
    /** The owner for whom a canister calls that she granted; left out when she calls herself. */
    readonly onBehalf?: Principal | undefined;
}

type Result<T> = { ok: T } | { err: CoreError };

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
        return understand('read', await this.client.public_services(this.salonId), (services) =>
            services.filter((service) => service.active).map(toSalonService)
        );
    }

    async listWorkers(): Promise<readonly SalonWorker[]> {
        if (this.access === 'owner') return understand('read', await this.client.workers(this.#onBehalf, this.salonId), same);
        return understand('read', await this.client.public_workers(this.salonId), (workers) => workers.filter((worker) => worker.claimed));
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

    #requireOwnersAccess(): void {
        if (this.access !== 'owner') throw coreErrorFailure({ forbidden: null });
    }
}

/**
 * What a coordinator's answer comes to. Synchronous: a `catch` around an await would also catch what the run time throws to clean up after a
 * trap, which must pass.
 */
function understand<T, U>(kind: CallKind, reply: Result<T>, read: (value: T) => U): U {
    if ('err' in reply) throw coreErrorFailure(reply.err);
    try {
        return read(reply.ok);
    } catch {
        throw callFailure(kind);
    }
}

function same<T>(value: T): T {
    return value;
}
