import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { dataOf, okOf, refusalOf, type AgentConversation, type Preview } from '../support/agent-conversation.js';
import { executionsDuring } from '../support/executions.js';
import { SalonReplica } from '../support/salon-replica.js';

const DAY_MS = 24 * 60 * 60 * 1000;

let replica: SalonReplica;
beforeAll(async () => {
    replica = await SalonReplica.open();
});
afterAll(() => replica.close());

let salon: SalonReplica;
beforeEach(async () => {
    salon = await replica.another();
});

test('C5 S2 without a grant an agent reaches nothing of the salon', async () => {
    for (const tool of ['list_services', 'list_workers', 'add_service']) {
        expect(refusalOf(await salon.conversation().call(tool)).code).toBe('forbidden');
    }
});

test('C5 only the owner can grant, list and revoke', async () => {
    const asStranger = await salon.tryToGrant({}, salon.agent, salon.stranger);
    const asAgent = await salon.tryToGrant({}, salon.agent, salon.agent);
    for (const result of [asStranger, asAgent]) expect(result).toMatchObject({ error: { code: 'forbidden' } });
    await expect(salon.tryToGrant({}, salon.agent, salon.anonymous)).rejects.toThrow();

    await salon.grant();
    const subject = { salon: salon.salonId };
    expect(await salon.anonymous.tools.grants(subject)).toEqual([]);
    for (const person of [salon.stranger, salon.agent]) {
        expect(await person.tools.grants(subject)).toEqual([]);
        expect(await person.tools.revoke_agent(subject, salon.agent.principal)).toBe(false);
        expect(await person.tools.revoke_all(subject)).toBe(0);
    }
    expect(await salon.owner.tools.grants(subject)).toHaveLength(1);
});

test('C5 an agent sees its own grants, and the owner sees what she granted', async () => {
    const grant = await salon.grant({ writes_per_day: [7] });
    expect(grant).toMatchObject({ writes_per_day: 7, scope: { write: null }, consent: { next_turn: null }, tools: [] });
    expect(await salon.agent.tools.my_grants()).toEqual([grant]);
    expect(await salon.owner.tools.grants({ salon: salon.salonId })).toEqual([grant]);
    expect(await salon.stranger.tools.my_grants()).toEqual([]);
    expect(grant.granted_by.toText()).toBe(salon.owner.principal.toText());
});

test('C5 a grant to read reads, and is refused every write', async () => {
    await salon.grant({ scope: { read: null } });
    const talk = salon.conversation();
    expect(dataOf(await talk.call('list_services'))['services']).toHaveLength(3);
    const refusal = refusalOf(await talk.call('add_service', { ...adding(), confirmed: false }));
    expect(refusal).toMatchObject({ code: 'forbidden', retryable: false });
});

test('C5 a grant for some tools is refused the others', async () => {
    await salon.grant({ tools: [['list_services', 'update_service']] });
    const talk = salon.conversation();
    okOf(await talk.call('list_services'));
    expect(refusalOf(await talk.call('list_workers')).code).toBe('forbidden');
    expect(refusalOf(await talk.call('add_service', { ...adding(), confirmed: false })).summary).toContain('add_service');
});

test('C5 an expired grant is refused, also between preview and confirmation', async () => {
    const now = BigInt(await salon.pic.getTime());
    await salon.grant({ expires_at: [(now + 60_000n) * 1_000_000n] });
    const [talk, preview] = await previewed();
    await salon.advance(61_000);
    const refusal = refusalOf(await talk.confirm('add_service', preview));
    expect(refusal).toMatchObject({ code: 'forbidden' });
    expect(refusal.summary).toContain('wygasł');
    expect(await written()).toBe(0);
});

test('S4 a grant revoked between preview and confirmation is gone', async () => {
    await salon.grant();
    const [talk, preview] = await previewed();
    expect(await salon.owner.tools.revoke_agent({ salon: salon.salonId }, salon.agent.principal)).toBe(true);
    expect(refusalOf(await talk.confirm('add_service', preview)).code).toBe('forbidden');
    expect(await written()).toBe(0);
    expect(await salon.agent.tools.my_grants()).toEqual([]);
});

test('S4 a grant narrowed to reading between preview and confirmation does not write', async () => {
    await salon.grant();
    const [talk, preview] = await previewed();
    await salon.grant({ scope: { read: null } });
    expect(refusalOf(await talk.confirm('add_service', preview)).code).toBe('forbidden');
    expect(await written()).toBe(0);
});

test('rule 26 revoke_all is one call for every agent', async () => {
    const agents = [salon.agent, salon.person('second agent'), salon.person('third agent')];
    for (const agent of agents) await salon.grant({}, agent);
    expect(await salon.owner.tools.revoke_all({ salon: salon.salonId })).toBe(3);
    for (const by of agents) expect(refusalOf(await salon.conversation({ by }).call('list_services')).code).toBe('forbidden');
});

test('C5 the day of a write budget: as many confirmed writes as granted, the next refused, more tomorrow', async () => {
    await salon.grant({ writes_per_day: [2] });
    for (let write = 0; write < 2; write++) {
        const [talk, preview] = await previewed(`writes-${write}`);
        okOf(await talk.confirm('add_service', preview));
    }
    const refusal = refusalOf(await salon.conversation().call('add_service', { ...adding(), confirmed: false }));
    expect(refusal).toMatchObject({ code: 'quota_exceeded', retryable: true });
    expect(await written()).toBe(2);

    await salon.advance(DAY_MS);
    const [talk, preview] = await previewed('tomorrow');
    okOf(await talk.confirm('add_service', preview));
    expect(await written()).toBe(3);
});

test('C5 granting anew keeps the count of the day', async () => {
    await salon.grant({ writes_per_day: [1] });
    const [talk, preview] = await previewed();
    okOf(await talk.confirm('add_service', preview));
    await salon.grant({ writes_per_day: [1] });
    expect(refusalOf(await talk.call('add_service', { ...adding(), confirmed: false })).code).toBe('quota_exceeded');
});

test('rule 26 the agents of a sold salon stay out, also when the new owner connects the canister', async () => {
    await salon.grant();
    const [talk, preview] = await previewed();
    const buyer = salon.person('buyer');
    expect(await salon.owner.coordinator.transfer_salon(salon.salonId, buyer.principal)).toEqual({ ok: null });

    expect(refusalOf(await talk.confirm('add_service', preview)).code).toBe('forbidden');
    await buyer.coordinator.grant_agent(salon.salonId, salon.deployment.agentToolsId);
    expect(refusalOf(await talk.confirm('add_service', preview)).code).toBe('forbidden');
    expect((await salon.services(buyer)).filter(({ name }) => name === adding().name)).toEqual([]);

    await salon.advance(5 * 60 * 1000 + 1);
    expect(refusalOf(await talk.call('list_services')).code).toBe('forbidden');
    expect(await salon.owner.tools.revoke_all({ salon: salon.salonId })).toBe(1);
});

test('C5 a salon that never let the canister act is refused by the coordinator', async () => {
    await salon.grant();
    const other = await salon.owner.coordinator.create_salon({ name: 'Drugi salon', address: [], position: [] });
    if ('err' in other) throw new Error('no second salon');
    const granted = await salon.tryToGrant({ subject: { salon: other.ok.id } } as never);
    expect(granted).toMatchObject({ ok: { subject: { salon: other.ok.id } } });
    const session = { ...salon.conversation().session(), subject: { salon: other.ok.id } };
    expect(refusalOf(await salon.agent.tools.execute_tool(session, 'list_services', '{}')).code).toBe('forbidden');
});

test('C5 S14 the owner herself needs no grant once she has connected her salon; before, she is a stranger and no call is made', async () => {
    const calls = await executionsDuring(salon.pic, salon.deployment.coordinatorId, async () => {
        const refusal = refusalOf(await salon.conversation({ by: salon.owner }).call('list_services'));
        expect(refusal.code).toBe('forbidden');
        expect(refusal.summary).toContain('grant_agent');
    });
    expect(calls).toEqual([]);
    await salon.grant();
    const talk = salon.conversation({ by: salon.owner });
    const preview = await talk.preview('add_service', adding());
    okOf(await talk.nextMessage().confirm('add_service', preview));
    expect(await written()).toBe(1);
});

test('rule 27 the coordinator logs both principals and charges the salon', async () => {
    await salon.grant();
    const [talk, preview] = await previewed();
    okOf(await talk.confirm('add_service', preview));
    const log = await salon.owner.coordinator.actions(salon.salonId, [], 1);
    if (!('ok' in log)) throw new Error('the owner cannot read her log');
    expect(log.ok[0]).toMatchObject({ action: 'add_service', outcome: 'ok' });
    expect(log.ok[0]?.caller.toText()).toBe(salon.deployment.agentToolsId.toText());
    expect(log.ok[0]?.owner.toText()).toBe(salon.owner.principal.toText());
});

test.each([
    ['an expiry in the past', { expires_at: [1n] }],
    ['an expiry beyond a year', { expires_at: [2n ** 63n] }],
    ['no write a day', { writes_per_day: [0] }],
    ['too many writes a day', { writes_per_day: [10_001] }],
    ['a tool that does not exist', { tools: [['list_services', 'rm_rf']] }]
] as const)('C5 a grant with %s is refused in words', async (_label, wishes) => {
    const result = await salon.tryToGrant(wishes as never);
    expect(result).toMatchObject({ error: { code: 'invalid_arguments' } });
    expect(await salon.agent.tools.my_grants()).toEqual([]);
});

async function previewed(conversation = 'conversation-1'): Promise<[AgentConversation, Preview]> {
    const talk = salon.conversation({ conversation });
    const preview = await talk.preview('add_service', adding());
    return [talk.nextMessage(), preview];
}

function adding() {
    return { name: 'Masaż głowy', pricePln: 50, durationMinutes: 20, serviceTypeIds: ['hair-blow-dry'] };
}

async function written(): Promise<number> {
    return (await salon.services()).filter(({ name }) => name === adding().name).length;
}
