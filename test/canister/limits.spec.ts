import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { okOf, previewOf, refusalOf } from '../support/agent-conversation.js';
import { executionsDuring } from '../support/executions.js';
import { SalonReplica } from '../support/salon-replica.js';

const MINUTE_MS = 60_000;

let replica: SalonReplica;
beforeAll(async () => {
    replica = await SalonReplica.open();
});
afterAll(() => replica.close());

let salon: SalonReplica;
beforeEach(async () => {
    salon = await replica.anotherWithGrantedAgent();
});

test('S14 calls a minute: 120 pass, the next is refused before anything is read, others go on, and a minute later it passes', async () => {
    const talk = salon.conversation();
    for (let call = 0; call < 120; call++) refusalOf(await talk.call('no_such_tool'));
    const calls = await executionsDuring(salon.pic, salon.deployment.coordinatorId, async () => {
        const refusal = refusalOf(await talk.call('list_services'));
        expect(refusal).toMatchObject({ code: 'rate_limited', retryable: true });
        expect(refusalOf(await talk.call('add_service', { ...adding('x'), confirmed: false })).code).toBe('rate_limited');
    });
    expect(calls).toEqual([]);

    okOf(await salon.conversation({ by: salon.owner }).call('list_services'));
    const other = await salon.another();
    await other.grant({}, salon.agent);
    okOf(await other.conversation({ by: salon.agent }).call('list_services'));

    await salon.advance(MINUTE_MS);
    okOf(await talk.call('list_services'));
});

test('S14 strangers share their questions to the coordinator: 60 at once, then a refusal without a call, while owners who are known go on', async () => {
    await salon.advance(3 * MINUTE_MS);
    const results: string[] = [];
    const calls = await executionsDuring(salon.pic, salon.deployment.coordinatorId, async () => {
        for (let stranger = 0; stranger < 62; stranger++) {
            const result = await salon.tryToGrant({}, salon.agent, salon.person(`stranger ${stranger}`));
            results.push('error' in result ? result.error.code : 'ok');
        }
    });
    expect(results.filter((code) => code === 'forbidden')).toHaveLength(60);
    expect(results.slice(60)).toEqual(['rate_limited', 'rate_limited']);
    expect(calls.filter(({ method }) => method === 'owns_salon').length).toBeLessThanOrEqual(60);

    await salon.grant({ writes_per_day: [5] });
    okOf(await salon.conversation().call('list_services'));
    expect(await salon.stranger.tools.revoke_all({ salon: salon.salonId })).toBe(0);
    await salon.advance(MINUTE_MS);
    expect(await (await salon.another()).tryToGrant()).toHaveProperty('ok');
});

test('S14 those who are out after a sale cannot make the coordinator be asked again and again', async () => {
    okOf(await salon.conversation().call('list_services'));
    await salon.owner.coordinator.transfer_salon(salon.salonId, salon.stranger.principal);
    await salon.advance(5 * MINUTE_MS + 1_000);
    const calls = await executionsDuring(salon.pic, salon.deployment.coordinatorId, async () => {
        for (let call = 0; call < 10; call++) expect(refusalOf(await salon.conversation().call('list_services')).code).toBe('forbidden');
        for (let call = 0; call < 10; call++) {
            expect(refusalOf(await salon.conversation({ by: salon.owner }).call('list_services')).code).toBe('forbidden');
        }
    });
    expect(calls.length).toBeLessThanOrEqual(2);
});

test('S12 live previews of a conversation: 32 pass, the next is refused, another conversation goes on, and a withdrawn one makes room', async () => {
    const talk = salon.conversation();
    const first = await talk.preview('add_service', adding('Usługa 0'));
    for (let count = 1; count < 32; count++) await talk.preview('add_service', adding(`Usługa ${count}`));
    const refusal = refusalOf(await talk.call('add_service', { ...adding('Za dużo'), confirmed: false }));
    expect(refusal).toMatchObject({ code: 'rate_limited', retryable: true });
    previewOf(await salon.conversation({ conversation: 'other' }).call('add_service', { ...adding('Inna'), confirmed: false }));
    await salon.agent.tools.withdraw('conversation-1', first.confirmation_id);
    previewOf(await talk.call('add_service', { ...adding('Znów'), confirmed: false }));
});

test('B1 S12 previews that wait for the owner: 64 pass, the next is refused and kept nowhere, another salon goes on, and her no makes room', async () => {
    await salon.grant({ consent: { owner_approval: null } });
    const talkOf = (conversation: string) => salon.conversation({ conversation });
    for (let count = 0; count < 64; count++) await talkOf(`full-${count % 2}`).preview('add_service', adding(`Usługa ${count}`));
    const before = (await salon.agent.tools.status()).previews;
    const refusal = refusalOf(await talkOf('one-more').call('add_service', { ...adding('Za dużo'), confirmed: false }));
    expect(refusal).toMatchObject({ code: 'rate_limited', retryable: true });
    expect((await salon.agent.tools.status()).previews).toBe(before);
    const waiting = await salon.owner.tools.pending({ salon: salon.salonId });
    expect(waiting).toHaveLength(64);

    const other = await salon.anotherWithGrantedAgent({ consent: { owner_approval: null } });
    await other.conversation().preview('add_service', adding('Inna'));
    expect(await salon.owner.tools.reject(waiting[0]!.id)).toBe(true);
    await talkOf('one-more').preview('add_service', adding('Znów'));
});

test('C5 agents of a salon: 20 pass, the next is refused in words, and one taken back makes room', async () => {
    for (let count = 1; count < 20; count++) await salon.grant({ scope: { read: null } }, salon.person(`further ${count}`));
    const one = await salon.tryToGrant({}, salon.person('one too many'));
    expect(one).toMatchObject({ error: { code: 'quota_exceeded' } });
    await salon.owner.tools.revoke_agent({ salon: salon.salonId }, salon.person('further 7').principal);
    await salon.grant({}, salon.person('one too many'));
});

test('S31 a conversation’s name is 1 to 32 printable ASCII characters', async () => {
    for (const conversation of ['a', 'x'.repeat(32), '~!"']) okOf(await salon.conversation({ conversation }).call('list_services'));
    for (const conversation of ['', 'x'.repeat(33), 'ż', 'a b', '\u0000', 'a\n']) {
        expect(refusalOf(await salon.conversation({ conversation }).call('list_services')).code).toBe('invalid_arguments');
    }
});

test('a turn is a whole number that JavaScript holds', async () => {
    const session = { ...salon.conversation().session(), turn: 2n ** 53n };
    expect(refusalOf(await salon.agent.tools.execute_tool(session, 'list_services', '{}')).code).toBe('invalid_arguments');
});

test('S29 the counters tell what happened, by kind and code, and nothing a caller wrote', async () => {
    const counters = async () => new Map((await salon.stranger.tools.status()).counters.map(({ name, value }) => [name, value]));
    const before = await counters();
    const talk = salon.conversation();
    okOf(await talk.call('list_services'));
    refusalOf(await salon.conversation({ by: salon.stranger }).call('list_services'));
    const preview = await talk.preview('add_service', adding('Liczona'));
    okOf(await talk.nextMessage().confirm('add_service', preview));
    const after = await counters();
    const grown = (name: string) => Number((after.get(name) ?? 0n) - (before.get(name) ?? 0n));
    expect([grown('ok'), grown('preview'), grown('error:forbidden'), grown('write:done')]).toEqual([2, 1, 1, 1]);
    expect([...after.keys()].every((name) => /^(ok|preview|(error|write):[a-z_]+)$/.test(name))).toBe(true);
});

function adding(name: string) {
    return { name, pricePln: 50, durationMinutes: 20, serviceTypeIds: ['hair-blow-dry'] };
}
