import { Principal } from '@dfinity/principal';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { CoordinatorSalonPort } from '../../core/coordinator-salon-port.js';
import { WARSAW } from '../../time/warsaw.js';
import { inProcessCoordinator } from '../in-process-coordinator.js';
import { ReferenceCoordinator } from '../reference-coordinator.js';
import { InMemorySalonStore } from '../reference-salons/in-memory-salon-store.js';
import { ReferenceSalons } from '../reference-salons/reference-salons.js';
import { seedSalon } from '../seed-salon.js';
import { COORDINATOR_CONTRACT, type CoordinatorUnderTest } from './coordinator-contract.js';
import { randomSalonPlan } from './random-salon-plan.js';
import type { OpenSalonUnderTest } from './salon-core-case.js';
import { SALON_CORE_CONTRACT } from './salon-core-contract.js';

const RUNS = { numRuns: 25 };
const ACTIONS_PER_DAY = 40;

const plans = fc.gen().map((g) => randomSalonPlan((max) => g(fc.nat, { max })));

function newCoordinator(): CoordinatorUnderTest {
    let now = Date.UTC(2026, 11, 1, 9);
    let principals = 0;
    const salons = new ReferenceSalons({ store: new InMemorySalonStore(), now: () => now, actionsPerDay: () => ACTIONS_PER_DAY });
    const coordinator = new ReferenceCoordinator(salons);
    return {
        actionsPerDay: ACTIONS_PER_DAY,
        as: (caller) => inProcessCoordinator(coordinator, caller),
        newPrincipal: () => Principal.fromUint8Array(new Uint8Array([...Array<number>(28).fill(principals++), 2])),
        now: async () => now,
        advanceTime: async (ms) => {
            now += ms;
        }
    };
}

const openInMemory: OpenSalonUnderTest = async (plan) => {
    const coordinator = newCoordinator();
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

describe('the salon port over the reference salons in memory', () => {
    it.each(SALON_CORE_CONTRACT)('$name', async ({ check }) => {
        await fc.assert(
            fc.asyncProperty(plans, (plan) => check(openInMemory, plan)),
            RUNS
        );
    });
});

describe('the reference coordinator in memory', () => {
    it.each(COORDINATOR_CONTRACT)('$name', async ({ check }) => {
        await fc.assert(
            fc.asyncProperty(plans, (plan) => check(newCoordinator(), plan)),
            RUNS
        );
    });
});
