import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Pending } from '../../src/core/generated/agent_tools.did.js';
import { okOf, refusalOf, type AgentConversation, type Preview } from '../support/agent-conversation.js';
import { SalonReplica } from '../support/salon-replica.js';

const MINUTE_MS = 60_000;

let replica: SalonReplica;
beforeAll(async () => {
    replica = await SalonReplica.open();
});
afterAll(() => replica.close());

let salon: SalonReplica;
let talk: AgentConversation;
let preview: Preview;
beforeEach(async () => {
    salon = await replica.another();
    await salon.grant({ consent: { owner_approval: null }, approval_minutes: [60] });
    talk = salon.conversation();
    preview = await talk.preview('add_service', adding('Masaż głowy'));
});

test('B1 rule 28 a preview waits for the owner, whatever turn the host says', async () => {
    expect(preview.needs_approval).toBe(true);
    for (let turn = 0; turn < 3; turn++) {
        const refusal = refusalOf(await talk.nextMessage().confirm('add_service', preview));
        expect(refusal).toMatchObject({ code: 'unavailable', retryable: true });
        expect(refusal.summary).toContain('zatwierdz');
    }
    expect(await written()).toBe(0);
});

test('B1 rule 28 her approval stands in the place of the later turn', async () => {
    const [waiting] = await pending();
    expect(await approve(waiting!)).toEqual({ ok: null });
    expect((await pending())[0]).toMatchObject({ approved: true });
    expect(okOf(await talk.confirm('add_service', preview)).repeated).toBe(false);
    expect(await written()).toBe(1);
    expect(await pending()).toEqual([]);
});

test('B1 she is shown agent, conversation, id, tool, summary and age of what waits, as it was shown to the agent', async () => {
    const second = await talk.preview('add_service', adding('Druga usługa'));
    const list = await pending();
    expect(list.map(({ summary }) => summary)).toEqual([preview.summary, second.summary]);
    expect(list[0]).toMatchObject({ tool: 'add_service', approved: false, expires_at: preview.expires_at });
    expect(list[0]?.id.agent.toText()).toBe(salon.agent.principal.toText());
    expect(list[0]?.id).toMatchObject({ conversation: 'conversation-1', confirmation_id: preview.confirmation_id });
    expect(list[0]?.expires_at).toBe(list[0]!.issued_at + 60n * 60n * 1_000_000_000n);
});

test('B1 what she approves is the stored preview: another digest, or that of another preview, is refused', async () => {
    const other = await talk.preview('add_service', adding('Druga usługa'));
    const [first, second] = await pending();
    for (const digest of [new Uint8Array(0), new Uint8Array(32), second!.digest]) {
        const result = await salon.owner.tools.approve(first!.id, digest);
        expect(result).toMatchObject({ error: { code: 'conflict' } });
    }
    expect(refusalOf(await talk.confirm('add_service', preview)).code).toBe('unavailable');
    expect(refusalOf(await talk.confirm('add_service', other)).code).toBe('unavailable');
});

test('B1 the agent cannot approve, even when the salon becomes its own', async () => {
    const [waiting] = await pending();
    expect(await salon.agent.tools.pending({ salon: salon.salonId })).toEqual([]);
    expect(await salon.agent.tools.approve(waiting!.id, waiting!.digest)).toMatchObject({ error: { code: 'forbidden' } });

    await salon.owner.coordinator.transfer_salon(salon.salonId, salon.agent.principal);
    await salon.agent.coordinator.grant_agent(salon.salonId, salon.deployment.agentToolsId);
    const own = await salon.tryToGrant({ scope: { read: null } }, salon.stranger, salon.agent);
    expect(own).toHaveProperty('ok');
    expect(await salon.agent.tools.approve(waiting!.id, waiting!.digest)).toMatchObject({ error: { code: 'forbidden' } });
    expect(await salon.agent.tools.reject(waiting!.id)).toBe(false);
});

test('B1 nobody else sees, approves or rejects what waits', async () => {
    const [waiting] = await pending();
    for (const person of [salon.stranger, replica.owner]) {
        expect(await person.tools.pending({ salon: salon.salonId })).toEqual([]);
        expect(await person.tools.approve(waiting!.id, waiting!.digest)).toMatchObject({ error: { code: 'forbidden' } });
        expect(await person.tools.reject(waiting!.id)).toBe(false);
    }
    expect(await pending()).toHaveLength(1);
});

test('B1 an owner who has sold the salon cannot approve any more', async () => {
    const [waiting] = await pending();
    await salon.owner.coordinator.transfer_salon(salon.salonId, salon.stranger.principal);
    expect(await approve(waiting!)).toMatchObject({ error: { code: 'forbidden' } });
});

test('B1 rule 26 what a former owner approved is not approved for the new one', async () => {
    const [waiting] = await pending();
    expect(await approve(waiting!)).toEqual({ ok: null });
    const buyer = salon.stranger;
    await salon.owner.coordinator.transfer_salon(salon.salonId, buyer.principal);
    await buyer.coordinator.grant_agent(salon.salonId, salon.deployment.agentToolsId);
    expect(await salon.tryToGrant({ consent: { owner_approval: null } }, salon.agent, buyer)).toHaveProperty('ok');
    expect(refusalOf(await talk.nextMessage().confirm('add_service', preview)).code).toBe('unavailable');
    const [again] = await buyer.tools.pending({ salon: salon.salonId });
    expect(again).toMatchObject({ approved: false });
    expect(await buyer.tools.approve(again!.id, again!.digest)).toEqual({ ok: null });
    expect(okOf(await talk.confirm('add_service', preview)).repeated).toBe(false);
});

test('B1 a rejected preview is gone for good', async () => {
    const [waiting] = await pending();
    expect(await salon.owner.tools.reject(waiting!.id)).toBe(true);
    expect(await salon.owner.tools.reject(waiting!.id)).toBe(false);
    expect(await approve(waiting!)).toMatchObject({ error: { code: 'not_found' } });
    expect(refusalOf(await talk.nextMessage().confirm('add_service', preview)).code).toBe('invalid_arguments');
    expect(await pending()).toEqual([]);
});

test('B1 a preview that the agent withdraws does not wait any more', async () => {
    expect(await salon.agent.tools.withdraw('conversation-1', preview.confirmation_id)).toBe(true);
    expect(await pending()).toEqual([]);
});

test('rule 28 it waits as long as the grant says, and not longer', async () => {
    await salon.advance(59 * MINUTE_MS);
    const [waiting] = await pending();
    await salon.advance(2 * MINUTE_MS);
    expect(await pending()).toEqual([]);
    expect(await approve(waiting!)).toMatchObject({ error: { code: 'not_found' } });
    expect(refusalOf(await talk.nextMessage().confirm('add_service', preview)).code).toBe('invalid_arguments');
});

test('rule 28 an approved preview still expires, and other arguments are still refused', async () => {
    await approve((await pending())[0]!);
    expect(refusalOf(await talk.confirm('add_service', preview, { pricePln: 1 })).summary).toContain('różnią się');
    await salon.advance(61 * MINUTE_MS);
    expect(refusalOf(await talk.confirm('add_service', preview)).code).toBe('invalid_arguments');
    expect(await written()).toBe(0);
});

test('B1 an owner who begins to ask for approval is asked for what was previewed before, and who stops is still asked for what waits', async () => {
    await salon.grant({ consent: { next_turn: null } });
    const free = await talk.preview('add_service', adding('Bez zatwierdzania'));
    expect(free.needs_approval).toBe(false);
    talk.nextMessage();
    expect(refusalOf(await talk.confirm('add_service', preview)).code).toBe('unavailable');
    await salon.grant({ consent: { owner_approval: null } });
    expect(refusalOf(await talk.confirm('add_service', free)).code).toBe('unavailable');
    expect((await salon.services()).map(({ name }) => name)).not.toContain('Bez zatwierdzania');
});

test('B1 approvals outlive an upgrade', async () => {
    await approve((await pending())[0]!);
    await talk.preview('add_service', adding('Druga usługa'));
    await salon.upgrade();
    expect((await pending()).map(({ approved }) => approved)).toEqual([true, false]);
    okOf(await talk.confirm('add_service', preview));
});

test('S12 as many previews wait as may, and none is dropped for another', async () => {
    for (let count = 1; count < 64; count++) {
        const conversation = salon.conversation({ conversation: `talk-${Math.floor(count / 30)}` });
        await conversation.preview('add_service', adding(`Usługa ${count}`));
    }
    const refusal = refusalOf(
        await salon.conversation({ conversation: 'more' }).call('add_service', { ...adding('Za dużo'), confirmed: false })
    );
    expect(refusal).toMatchObject({ code: 'rate_limited', retryable: true });
    expect(await pending()).toHaveLength(64);

    await salon.owner.tools.reject((await pending())[0]!.id);
    await salon.conversation({ conversation: 'more' }).preview('add_service', adding('Znów jest miejsce'));
});

test.each([
    ['five minutes', { approval_minutes: [5] }],
    ['two days', { approval_minutes: [2_880] }],
    ['an hour without owner_approval', { approval_minutes: [60], consent: { next_turn: null } }]
] as const)('rule 28 a grant whose previews would wait %s is refused', async (_label, wishes) => {
    const result = await salon.tryToGrant({ consent: { owner_approval: null }, ...wishes } as never);
    expect(result).toMatchObject({ error: { code: 'invalid_arguments' } });
});

test('B1 an owner cannot ask for her own approval of herself', async () => {
    const result = await salon.tryToGrant({ consent: { owner_approval: null } }, salon.owner);
    expect(result).toMatchObject({ error: { code: 'invalid_arguments' } });
});

function pending(): Promise<Pending[]> {
    return salon.owner.tools.pending({ salon: salon.salonId });
}

function approve(waiting: Pending) {
    return salon.owner.tools.approve(waiting.id, waiting.digest);
}

function adding(name: string) {
    return { name, pricePln: 50, durationMinutes: 20, serviceTypeIds: ['hair-blow-dry'] };
}

async function written(): Promise<number> {
    return (await salon.services()).filter(({ name }) => name === 'Masaż głowy').length;
}
