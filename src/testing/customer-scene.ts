import { Principal } from '@dfinity/principal';
import type { ConfirmationLedger } from '../confirmations/confirmation-ledger.js';
import type { CoordinatorActor } from '../core/coordinator-client.js';
import { CoordinatorCustomerPort } from '../core/coordinator-customer-port.js';
import type { CustomerCorePort } from '../core/customer-core-port.js';
import type { CustomerOptions } from '../customer/make-context.js';
import type { InstantMs } from '../time/instant.js';
import { CustomersConversation } from './customers-conversation.js';
import { inProcessCoordinator } from './in-process-coordinator.js';
import { ReferenceCoordinator } from './reference-coordinator.js';
import type { GeoPoint } from './reference-salons/salon-record.js';
import { InMemorySalonStore } from './reference-salons/in-memory-salon-store.js';
import { ReferenceSalons } from './reference-salons/reference-salons.js';
import { instantOf, SalonLife, type DayText } from './salon-life.js';
import type { PlannedService } from './salon-plan.js';
import { seedSalon } from './seed-salon.js';

/** The market square of Piaseczno: where a customer of a scene is unless told otherwise. */
export const SCENE_PLACE: GeoPoint = { lat: 52.0746, lng: 21.0262 };

const WORKDAY: DayText = '09:00-17:00';

/** A salon of a scene, in short. */
export interface SceneSalon {
    readonly name?: string;
    /** North of `SCENE_PLACE`, in metres. */
    readonly metresAway?: number;
    /** Who works there, and when; seven days or every day alike. */
    readonly workers?: Readonly<Record<string, DayText | readonly DayText[]>>;
    /** Done by everybody unless it says otherwise. */
    readonly services?: readonly (Partial<PlannedService> & { readonly name: string })[];
}

/** What a test knows of a salon that it opened. */
export interface OpenScene {
    readonly salonId: string;
    readonly owner: CoordinatorActor;
    readonly life: SalonLife;
    /** The id of the person of that name. @throws Error when there is none */
    worker(name: string): Promise<string>;
    service(name: string): Promise<string>;
}

/** Salons in memory, customers who look for a time, and a clock that a test sets. */
export class CustomerScene {
    now: InstantMs;
    /** Every call to the coordinator, by method, in order. */
    readonly calls: string[] = [];
    readonly coordinator: ReferenceCoordinator;
    readonly store = new InMemorySalonStore();
    #principals = 0;

    /** @param now what the clock shows at first: Tuesday, 4 August 2026, 08:00 unless told otherwise */
    constructor(now = instantOf('2026-08-04', '08:00'), bookingsPerDay = 1_000) {
        this.now = now;
        this.coordinator = new ReferenceCoordinator(
            new ReferenceSalons({
                store: this.store,
                now: () => this.now,
                actionsPerDay: () => 10_000,
                bookingsPerDay: () => bookingsPerDay
            })
        );
    }

    newPrincipal(): Principal {
        return Principal.fromUint8Array(new Uint8Array([...Array<number>(26).fill(9), this.#principals >> 8, this.#principals++ & 255, 2]));
    }

    as(caller: Principal): CoordinatorActor {
        const actor = inProcessCoordinator(this.coordinator, caller);
        const noted = Object.entries(actor).map(([method, call]) => [
            method,
            this.#noting(method, call as (...args: unknown[]) => unknown)
        ]);
        return Object.fromEntries(noted) as CoordinatorActor;
    }

    async open({
        name = 'Studio Próbne',
        metresAway = 0,
        workers = { Anna: WORKDAY },
        services = [{ name: 'Strzyżenie' }]
    }: SceneSalon = {}): Promise<OpenScene> {
        const owner = inProcessCoordinator(this.coordinator, this.newPrincipal());
        const names = Object.keys(workers);
        const salonId = await seedSalon(owner, {
            salon: { name, address: `ul. ${name} 1`, position: { lat: SCENE_PLACE.lat + metresAway / 111_195, lng: SCENE_PLACE.lng } },
            workers: names.map((worker) => ({ name: worker, claimed: true })),
            services: services.map((service) => planned(service, names))
        });
        const life = new SalonLife(owner, salonId);
        const listed = async () => ({ workers: await owner.workers([], salonId), services: await owner.services([], salonId) });
        const scene: OpenScene = {
            salonId,
            owner,
            life,
            worker: async (wanted) => idOf((await listed()).workers, wanted),
            service: async (wanted) => idOf((await listed()).services, wanted)
        };
        for (const [worker, week] of Object.entries(workers)) {
            await life.work(await scene.worker(worker), typeof week === 'string' ? Array<DayText>(7).fill(week) : week);
        }
        return scene;
    }

    port(customer = this.newPrincipal()): CustomerCorePort {
        return new CoordinatorCustomerPort(this.as(customer), { customerId: customer.toText() });
    }

    /** A customer who is in the middle of the scene. */
    customer(options: CustomerOptions = {}, port = this.port(), ledger?: ConfirmationLedger): CustomersConversation {
        return new CustomersConversation(port, { location: SCENE_PLACE, now: () => this.now, ...options }, ledger);
    }

    #noting(method: string, call: (...args: unknown[]) => unknown) {
        return (...args: unknown[]) => {
            this.calls.push(method);
            return call(...args);
        };
    }
}

function planned(service: Partial<PlannedService> & { readonly name: string }, workers: readonly string[]): PlannedService {
    return {
        price: 8_000,
        durationMinutes: 45,
        serviceTypeIds: ['hair-womens-cut'],
        workers,
        description: undefined,
        active: true,
        ...service
    };
}

function idOf(listed: { ok: { id: string; name: string }[] } | { err: unknown }, name: string): string {
    const found = 'ok' in listed ? listed.ok.find((thing) => thing.name === name) : undefined;
    if (found === undefined) throw new Error(`the scene has no ${name}`);
    return found.id;
}
