import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { CoordinatorSalonPort } from '../../src/core/coordinator-salon-port.js';
import { COORDINATOR_CONTRACT } from '../../src/testing/contract/coordinator-contract.js';
import { randomSalonPlan } from '../../src/testing/contract/random-salon-plan.js';
import type { OpenSalonUnderTest } from '../../src/testing/contract/salon-core-case.js';
import { SALON_CORE_CONTRACT } from '../../src/testing/contract/salon-core-contract.js';
import type { SalonPlan } from '../../src/testing/salon-plan.js';
import { seedSalon } from '../../src/testing/seed-salon.js';
import { WARSAW } from '../../src/time/warsaw.js';
import { startCoordinator, type CoordinatorOnReplica } from '../support/coordinator-on-replica.js';

/**
 * One random salon a case, another for each, because the same rules meet many more in memory; what is looked for here is what the canister's
 * codec and store do to odd salons.
 */
const SEED = 20261201;

const plans = fc.noBias(fc.gen().map((g) => randomSalonPlan((max) => g(fc.nat, { max }))));

let coordinator: CoordinatorOnReplica;

beforeAll(async () => {
    coordinator = await startCoordinator();
});

afterAll(() => coordinator.stop());

const openOnReplica: OpenSalonUnderTest = async (plan) => {
    const owner = coordinator.as(coordinator.newPrincipal());
    const salonId = await seedSalon(owner, plan);
    return {
        owner: new CoordinatorSalonPort(owner, { salonId }),
        visitor: new CoordinatorSalonPort(owner, { salonId, access: 'public' }),
        stranger: new CoordinatorSalonPort(coordinator.as(coordinator.newPrincipal()), { salonId }),
        nowhere: new CoordinatorSalonPort(owner, { salonId: `${salonId}0` }),
        today: WARSAW.localAt(await coordinator.now()).date
    };
};

function keeps(check: (plan: SalonPlan) => Promise<void>, nth: number): Promise<void> {
    return fc.assert(fc.asyncProperty(plans, check), { numRuns: 1, seed: SEED + nth, endOnFailure: true });
}

describe('the salon port over the coordinator canister', () => {
    for (const [nth, { name, check }] of SALON_CORE_CONTRACT.entries()) {
        it(name, () => keeps((plan) => check(openOnReplica, plan), nth));
    }
});

describe('the coordinator canister', () => {
    for (const [nth, { name, check }] of COORDINATOR_CONTRACT.entries()) {
        it(name, () => keeps((plan) => check(coordinator, plan), nth + 100));
    }
});
