import { Principal, time } from 'azle';

import { ServiceTypeCatalogue } from '../../src/catalogue/service-type-catalogue.js';
import { stableMap } from '../shared/azle-stable-map.js';
import { canisterCoordinatorClient } from './coordinator-client.js';
import { CoordinatorTransport } from './coordinator-transport.js';
import { Ownership } from './ownership.js';
import { SalonGate } from './salon-rights.js';
import { GrantStore } from './stable/grant-store.js';
import { MEMORY_IDS } from './stable/memory-ids.js';
import { SettingsCell } from './stable/settings.js';
import type { ConfirmationMaps } from './stable/stable-confirmation-store.js';
import { WriteBudget } from './stable/write-budget.js';

const NANOSECONDS_A_MILLISECOND = 1_000_000n;

/** Milliseconds since 1970 UTC; the same throughout one message. */
export function nowMs(): number {
    return Number(time() / NANOSECONDS_A_MILLISECOND);
}

/** Everything that the methods share. What matters is in stable memory; the rest is asked for anew after an upgrade. */
export class CanisterState {
    readonly settings = new SettingsCell(stableMap(MEMORY_IDS.settings));
    readonly grants = new GrantStore(stableMap(MEMORY_IDS.grants), stableMap(MEMORY_IDS.grantLists));
    readonly budget = new WriteBudget(stableMap(MEMORY_IDS.writeBudgets));
    readonly confirmations: ConfirmationMaps = {
        confirmations: stableMap(MEMORY_IDS.confirmations),
        conversations: stableMap(MEMORY_IDS.conversations),
        callers: stableMap(MEMORY_IDS.callers),
        forgetting: stableMap(MEMORY_IDS.forgetting)
    };
    /** Confirmations whose write is under way in this installed module; one that says so and is not here was interrupted. */
    readonly openWrites = new Set<string>();
    readonly transport = new CoordinatorTransport(() => this.coordinator());
    readonly coordinatorClient = canisterCoordinatorClient(this.transport);
    readonly ownership = new Ownership((salonId, owner) => this.coordinatorClient.owns_salon(salonId, Principal.fromText(owner)), nowMs);
    readonly gate = new SalonGate(this.grants, this.budget, this.ownership, time);
    /** One for all salons: service types belong to the coordinator. */
    readonly catalogue = new ServiceTypeCatalogue(() => this.coordinatorClient.service_types(), nowMs);
    #coordinator: Principal | undefined;

    /** Read from the settings once and after every change: making a principal from its text costs a checksum. */
    private coordinator(): Principal {
        this.#coordinator ??= Principal.fromText(this.settings.read().coordinator);
        return this.#coordinator;
    }

    useCoordinator(principal: Principal): void {
        this.#coordinator = principal;
    }
}
