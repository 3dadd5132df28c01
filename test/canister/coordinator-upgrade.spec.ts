import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CoordinatorActor } from '../../src/core/coordinator-client.js';
import type { ServiceInput } from '../../src/core/generated/coordinator.did.js';
import { DEMO_SALON } from '../../src/testing/demo-salon-data.js';
import { granted, seedSalon } from '../../src/testing/seed-salon.js';
import { startCoordinator, type CoordinatorOnReplica } from '../support/coordinator-on-replica.js';

const ACTIONS_PER_DAY = 30;

let coordinator: CoordinatorOnReplica;

beforeAll(async () => {
    coordinator = await startCoordinator(ACTIONS_PER_DAY);
});

afterAll(() => coordinator.stop());

/** Everything that can be read of a salon, with principals as their texts. */
async function readAll(owner: CoordinatorActor, id: string): Promise<unknown> {
    const actions = granted(await owner.actions(id, [], 100));
    return {
        card: await owner.salon(id),
        mine: await owner.my_salons(),
        services: await owner.services([], id),
        workers: await owner.workers([], id),
        agents: granted(await owner.agents(id)).map((agent) => agent.toText()),
        actions: actions.map((action) => ({ ...action, caller: action.caller.toText(), owner: action.owner.toText() }))
    };
}

describe('an upgrade of the coordinator', () => {
    it('keeps salons, teams, services, agents, the log and the quota, and gives no id twice', async () => {
        const [ownerId, agentId] = [coordinator.newPrincipal(), coordinator.newPrincipal()];
        const [owner, agent] = [coordinator.as(ownerId), coordinator.as(agentId)];
        const id = await seedSalon(owner, DEMO_SALON);
        granted(await owner.grant_agent(id, agentId));
        const before = await readAll(owner, id);

        await coordinator.upgrade();

        expect(await readAll(owner, id)).toEqual(before);
        const spent = DEMO_SALON.workers.length + DEMO_SALON.workers.filter(({ claimed }) => claimed).length + DEMO_SALON.services.length;
        const services = granted(await owner.services([], id));
        const input: ServiceInput = services[0]!;
        const added = granted(await agent.add_service([ownerId], id, input));
        expect(services.map((service) => service.id)).not.toContain(added.id);
        for (let left = ACTIONS_PER_DAY - spent - 1; left > 0; left--) {
            expect(await agent.remove_service([ownerId], id, 'no-service', [])).toEqual({ err: { not_found: 'service' } });
        }
        expect(await agent.add_service([ownerId], id, input)).toMatchObject({ err: { quota_exceeded: { limit: ACTIONS_PER_DAY } } });
    });

    it('takes a new quota when it is given one, and keeps the old one otherwise', async () => {
        const owner = coordinator.as(coordinator.newPrincipal());
        const id = await seedSalon(owner, { ...DEMO_SALON, services: [], workers: [] });
        const limitNow = async () => {
            const answers = await Promise.all(Array.from({ length: 3 }, () => owner.claim_worker(id, 'no-worker')));
            return answers.map((answer) => ('err' in answer ? Object.keys(answer.err) : ['ok'])).flat();
        };
        await coordinator.upgrade(2);
        expect(await limitNow()).toEqual(['not_found', 'not_found', 'quota_exceeded']);
        await coordinator.upgrade();
        expect(await limitNow()).toEqual(['quota_exceeded', 'quota_exceeded', 'quota_exceeded']);
        await coordinator.upgrade(4);
        expect(await limitNow()).toEqual(['not_found', 'not_found', 'quota_exceeded']);
    });
});
