import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { CoordinatorActor } from '../../src/core/coordinator-client.js';
import type { Service } from '../../src/core/generated/coordinator.did.js';
import { startCoordinator, type CoordinatorOnReplica } from '../support/coordinator-on-replica.js';
import { instructionsDuring } from '../support/executions.js';

/** What the tools' design counts with: a salon of sixty services. */
const SERVICES = 60;

let coordinator: CoordinatorOnReplica;
let owner: CoordinatorActor;
beforeAll(async () => {
    coordinator = await startCoordinator(SERVICES + 10);
    owner = coordinator.as(coordinator.newPrincipal());
});
afterAll(() => coordinator.stop());

describe('text on the real module', () => {
    it('comes back as it went in: quotation marks, escapes, line ends, marks and characters of every length', async () => {
        const description = 'Zażółć "gęślą" \\jaźń\\ \\u0041 \\b \n\u2028 e\u0301 ﷽ 😀👩‍🦰 \ufeff\ufffd\uffff 𐍈'.repeat(12);
        const salon = await newSalon();
        const added = await addService(salon, { description: [description] });
        expect(added.description).toEqual([description]);
        expect((await services(salon))[0]?.description).toEqual([description]);
    });

    it('costs a tenth at most of what Azle’s own text codec takes for it (14,000 instructions a byte)', async () => {
        const length = 2_000;
        const [short, long] = [await newSalon(), await newSalon()];
        await addService(short, { description: ['ż'] });
        await addService(long, { description: ['ż'.repeat(length)] });
        const [cheap, dear] = [await costOfListing(short), await costOfListing(long)];
        // Undefined where instructions are not counted.
        if (cheap !== undefined && dear !== undefined) expect((dear - cheap) / (2 * length)).toBeLessThan(1_400);
    });
});

describe('the codec on the real module', () => {
    it('answers a list of sixty services within a hundredth of what a query may take', async () => {
        const salon = await newSalon();
        for (let i = 0; i < SERVICES; i++) await addService(salon, { name: `Zabieg pielęgnacyjny nr ${i}`, price: BigInt(6_000 + i) });
        expect(await services(salon)).toHaveLength(SERVICES);
        const cost = await costOfListing(salon);
        if (cost !== undefined) expect(cost).toBeLessThan(50_000_000);
    });
});

async function newSalon(): Promise<string> {
    const created = await owner.create_salon({ name: 'Salon próbny', address: [], position: [] });
    if ('err' in created) throw new Error('the salon was refused');
    return created.ok.id;
}

async function addService(salon: string, wishes: Partial<Service>): Promise<Service> {
    const plain = { name: 'Zabieg', description: [] as [], price: 6_000n, duration_minutes: 30, worker_ids: [], active: true };
    const added = await owner.add_service([], salon, { ...plain, service_type_ids: ['hair-womens-cut'], ...wishes });
    if ('err' in added) throw new Error(`the service was refused: ${Object.keys(added.err).join()}`);
    return added.ok;
}

async function services(salon: string): Promise<Service[]> {
    const listed = await owner.services([], salon);
    if ('err' in listed) throw new Error('the list was refused');
    return listed.ok;
}

/** The second time: what is made once is made by then. */
async function costOfListing(salon: string): Promise<number | undefined> {
    await services(salon);
    return instructionsDuring(coordinator.pic, coordinator.canisterId, () => services(salon));
}
