import { AnonymousIdentity, type Identity } from '@dfinity/agent';
import { Ed25519KeyIdentity } from '@dfinity/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toPic } from '../../deployment/pic-types.js';
import { IcSalonCorePort } from '../../src/core/ic-salon-core-port.js';
import type { OpenSalonUnderTest } from '../../src/testing/contract/salon-core-case.js';
import { SALON_CORE_CONTRACT } from '../../src/testing/contract/salon-core-contract.js';
import { DEMO_SALON } from '../../src/testing/demo-salon-data.js';
import { seedSalon } from '../../src/testing/seed-salon.js';
import { WARSAW } from '../../src/time/warsaw.js';
import { startCoordinator, type CoordinatorOnReplica } from '../support/coordinator-on-replica.js';

/** Signed calls with certificates are slow; these cases have every kind of call, and of answer, in them. */
const CASES = SALON_CORE_CONTRACT.filter(({ name }) =>
    /reads back|visitor reads|replaces the whole|conflict|stranger|not found/.test(name)
);

const PLAN = { ...DEMO_SALON, services: DEMO_SALON.services.slice(-4) };

let coordinator: CoordinatorOnReplica;
let host: string;
let keys = 0;

beforeAll(async () => {
    coordinator = await startCoordinator();
    host = `http://127.0.0.1:${await coordinator.pic.makeLive()}`;
});

afterAll(() => coordinator.stop());

function newIdentity(): Identity {
    return Ed25519KeyIdentity.generate(new Uint8Array(32).fill(++keys));
}

function portOf(identity: Identity, salonId: string, access: 'owner' | 'public' = 'owner'): IcSalonCorePort {
    return new IcSalonCorePort({ canisterId: coordinator.canisterId, salonId, identity, access, host, shouldFetchRootKey: true });
}

const openOverHttp: OpenSalonUnderTest = async (plan) => {
    const identity = newIdentity();
    // Unsigned, because signing and verifying every call of a seed would take longer than all cases together.
    const salonId = await seedSalon(coordinator.as(identity.getPrincipal()), plan);
    return {
        owner: portOf(identity, salonId),
        visitor: portOf(identity, salonId, 'public'),
        stranger: portOf(newIdentity(), salonId),
        nowhere: portOf(identity, `${salonId}0`),
        today: WARSAW.localAt(await coordinator.now()).date
    };
};

describe('the salon port over @dfinity/agent and the HTTP interface', () => {
    it.each(CASES)('$name', ({ check }) => check(openOverHttp, PLAN));

    it('tells a stopped coordinator as unavailable, also for a write: nothing was written', async () => {
        const port = portOf(new AnonymousIdentity(), 'salon-1');
        await coordinator.pic.stopCanister({ canisterId: toPic(coordinator.canisterId) });
        await expect(port.listServiceTypes()).rejects.toMatchObject({ name: 'CoreFailure', code: 'unavailable' });
        await expect(port.removeService('service-1', 1n)).rejects.toMatchObject({ name: 'CoreFailure', code: 'unavailable' });
    });
});
