import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { okOf, refusalOf } from '../support/agent-conversation.js';
import { SalonReplica } from '../support/salon-replica.js';

let salon: SalonReplica;
beforeAll(async () => {
    salon = await SalonReplica.open();
});
afterAll(() => salon.close());
beforeEach(async () => {
    salon = await salon.anotherWithGrantedAgent();
});

const NO_PREVIEW = 'Brak ważnego podglądu tej zmiany — wywołaj narzędzie z confirmed=false i pokaż właścicielce podsumowanie.';
const TTL_MS = 15 * 60 * 1000;

test('C3 S20 a preview, an upgrade of the canister, then the confirmation writes once', async () => {
    const talk = salon.conversation();
    const preview = await talk.preview('add_service', service('Peeling skóry głowy'));

    await salon.upgrade();

    talk.nextMessage();
    const done = okOf(await talk.confirm('add_service', preview));
    expect(done).toMatchObject({ summary: 'Dodano usługę „Peeling skóry głowy”.', repeated: false });
    expect(await named('Peeling skóry głowy')).toHaveLength(1);
});

test('C5 grants, receipts and used ids outlive an upgrade', async () => {
    const talk = salon.conversation();
    const preview = await talk.preview('add_service', service('Peeling skóry głowy'));
    talk.nextMessage();
    const done = okOf(await talk.confirm('add_service', preview));

    await salon.upgrade();

    expect(await salon.agent.tools.my_grants()).toHaveLength(1);
    const [receipt] = await salon.agent.tools.receipt('conversation-1', preview.confirmation_id);
    expect(receipt).toMatchObject({ tool: 'add_service', state: { done: null }, summary: [done.summary] });
    expect(okOf(await talk.confirm('add_service', preview))).toEqual({ ...done, repeated: true });
    expect(await named('Peeling skóry głowy')).toHaveLength(1);
});

test('rule 24 the last turn of a conversation outlives an upgrade', async () => {
    await salon.conversation({ turn: 5 }).preview('add_service', service('Peeling'));

    await salon.upgrade();

    const refusal = refusalOf(await salon.conversation({ turn: 4 }).call('add_service', { ...service('Peeling'), confirmed: false }));
    expect(refusal.code).toBe('invalid_arguments');
    expect(refusal.summary).toContain('numer 5');
});

test('L3 rule 3 a preview is good for fifteen minutes, upgrade or not, and not a second longer', async () => {
    const talk = salon.conversation();
    const preview = await talk.preview('add_service', service('Peeling'));
    const expiresAt = Number(preview.expires_at / 1_000_000n);
    expect(expiresAt - (await salon.pic.getTime())).toBeGreaterThan(TTL_MS - 60_000);

    await salon.upgrade();
    await salon.advance(expiresAt + 1_000 - (await salon.pic.getTime()));

    talk.nextMessage();
    expect(refusalOf(await talk.confirm('add_service', preview))).toMatchObject({ code: 'invalid_arguments', summary: NO_PREVIEW });
    expect(await named('Peeling')).toHaveLength(0);
    const [receipt] = await salon.agent.tools.receipt('conversation-1', preview.confirmation_id);
    expect(receipt?.state).toEqual({ expired: null });
});

function service(name: string) {
    return { name, pricePln: 50, durationMinutes: 20, serviceTypeIds: ['hair-blow-dry'] };
}

async function named(name: string) {
    return (await salon.services()).filter((candidate) => candidate.name === name);
}
