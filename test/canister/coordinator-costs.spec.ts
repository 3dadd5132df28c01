import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CoordinatorActor } from '../../src/core/coordinator-client.js';
import type { ServiceInput } from '../../src/core/generated/coordinator.did.js';
import { DEMO_SALON } from '../../src/testing/demo-salon-data.js';
import { granted, seedSalon } from '../../src/testing/seed-salon.js';
import { startCoordinator, type CoordinatorOnReplica } from '../support/coordinator-on-replica.js';
import { instructionsDuring } from '../support/executions.js';

const MANY_SERVICES = 60;

let coordinator: CoordinatorOnReplica;
let owner: CoordinatorActor;
let id: string;

/** Bounds with a tenth to spare over what was measured: a test that grows past one has made every call of the tools dearer. */
const COSTS: readonly (readonly [string, number, () => Promise<unknown>])[] = [
    ['60 services', 29_000_000, () => owner.services([], id)],
    ['what a visitor sees of 60 services', 31_000_000, () => owner.public_services(id)],
    ['the catalogue of service types', 1_500_000, () => owner.service_types()],
    ['whether she owns the salon', 1_800_000, () => owner.owns_salon(id, coordinator.newPrincipal())],
    ['adding a service to 60', 9_000_000, () => owner.add_service([], id, input())],
    ['a refused service', 4_000_000, () => owner.add_service([], id, { ...input(), name: '' })]
];

function input(): ServiceInput {
    return {
        name: 'Strzyżenie damskie z modelowaniem',
        description: [],
        price: 16_000n,
        duration_minutes: 60,
        service_type_ids: ['hair-womens-cut'],
        worker_ids: [],
        active: true
    };
}

beforeAll(async () => {
    coordinator = await startCoordinator(500);
    owner = coordinator.as(coordinator.newPrincipal());
    const offered = DEMO_SALON.services.filter(({ active }) => active);
    const services = Array.from({ length: MANY_SERVICES }, (_, nth) => offered[nth % offered.length]!);
    id = await seedSalon(owner, { ...DEMO_SALON, services });
});

afterAll(() => coordinator.stop());

describe('what the coordinator costs', () => {
    it.each(COSTS)('S14 %s: at most %i instructions', async (_label, most, call) => {
        const spent = await instructionsDuring(coordinator.pic, coordinator.canisterId, call);
        // A real PocketIC does not tell: there the calls are made all the same and only nothing is known of their cost.
        if (spent !== undefined) expect(spent).toBeGreaterThan(100_000);
        expect(spent ?? 0).toBeLessThanOrEqual(most);
        expect(granted(await owner.services([], id)).length).toBeGreaterThanOrEqual(MANY_SERVICES);
    });
});
