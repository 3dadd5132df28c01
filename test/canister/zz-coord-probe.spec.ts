import { test } from 'vitest';
import { Principal } from '@dfinity/principal';
import { DEMO_SALON } from '../../src/testing/demo-salon-data.js';
import { seedSalon, granted } from '../../src/testing/seed-salon.js';
import { startCoordinator } from '../support/coordinator-on-replica.js';
import { executionsDuring } from '../support/executions.js';
test('probe', async () => {
    const c = await startCoordinator(10000);
    const show = async (label: string, run: () => Promise<unknown>) => {
        const ex = await executionsDuring(c.pic, c.canisterId, run);
        console.log(
            label,
            ex.map((e) => `${e.kind} ${e.method} ${(e.instructions / 1e6).toFixed(2)}M ${e.outcome} ${e.error ?? ''}`).join(' | ')
        );
    };
    const ownerId = c.newPrincipal();
    const owner = c.as(ownerId);
    const agentId = c.newPrincipal();
    const agent = c.as(agentId);
    const base = DEMO_SALON.services.filter((s) => s.active);
    const plan = {
        ...DEMO_SALON,
        services: Array.from({ length: 60 }, (_, i) => ({ ...base[i % base.length]!, name: `${base[i % base.length]!.name} ${i}` }))
    };
    const id = await seedSalon(owner, plan);
    granted(await owner.grant_agent(id, agentId));
    await show('services60', () => owner.services([], id));
    await show('services60 agent', () => agent.services([ownerId], id));
    await show('public60', () => owner.public_services(id));
    await show('workers', () => owner.workers([], id));
    await show('owns', () => owner.owns_salon(id, ownerId));
    await show('types', () => owner.service_types());
    await show('card', () => owner.salon(id));
    const all = granted(await owner.services([], id));
    const { id: sid, version, ...input } = all[5]!;
    await show('update', () => owner.update_service([], id, sid, [version], input));
    await show('add', () => owner.add_service([], id, input));
    await show('remove', () => owner.remove_service([], id, sid, []));
    await show('refused', () => owner.add_service([], id, { ...input, name: '' }));
    await show('forbidden', () => c.as(Principal.anonymous()).add_service([], id, input));
    await show('actions', () => owner.actions(id, [], 10));
    await c.stop();
});
