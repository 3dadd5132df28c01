import { afterAll, beforeAll, expect, test } from 'vitest';

import { DEMO_SALON } from '../../src/testing/demo-salon-data.js';
import { dataOf, okOf, refusalOf } from '../support/agent-conversation.js';
import { SalonReplica } from '../support/salon-replica.js';

let salon: SalonReplica;
beforeAll(async () => {
    salon = await SalonReplica.withGrantedAgent({}, DEMO_SALON);
});
afterAll(() => salon.close());

test('C1 C2 L2 L3 T8 T9 an owner adds, changes and removes a service by talking to an agent that she granted', async () => {
    const talk = salon.conversation();

    const list = dataOf(await talk.call('list_services'));
    expect(list['services']).toHaveLength(13);

    const args = { name: 'Olejowanie włosów', pricePln: 90, durationMinutes: 43, serviceTypeIds: ['hair-blow-dry'] };
    const adding = await talk.preview('add_service', args);
    expect(adding.summary).toContain('Olejowanie włosów');
    expect(adding.summary).toContain('90\u00a0zł');
    expect(adding.confirmation_id).toMatch(/^c-[0-9a-f]{8}$/);
    expect(await salon.services()).toHaveLength(13);

    talk.nextMessage();
    const added = okOf(await talk.confirm('add_service', adding));
    expect(added).toMatchObject({ summary: 'Dodano usługę „Olejowanie włosów”.', repeated: false });
    const salonServiceId = String((JSON.parse(added.data[0] ?? '{}') as Record<string, unknown>)['salonServiceId']);
    expect((await salon.services()).find(({ id }) => id === salonServiceId)).toMatchObject({ price: 9_000n, duration_minutes: 45 });

    const cheaper = await talk.preview('update_service', { salonServiceId, pricePln: 79.5 });
    const sameTurn = refusalOf(await talk.confirm('update_service', cheaper));
    expect(sameTurn).toMatchObject({ code: 'invalid_arguments', retryable: false });
    expect(sameTurn.summary).toBe(
        'Zgoda musi przyjść w osobnej wiadomości właścicielki — najpierw pokaż podsumowanie i poczekaj na odpowiedź.'
    );
    talk.nextMessage();
    okOf(await talk.confirm('update_service', cheaper));
    expect((await salon.services()).find(({ id }) => id === salonServiceId)).toMatchObject({ price: 7_950n, duration_minutes: 45 });

    const removing = await talk.preview('remove_service', { salonServiceId });
    expect(removing.echo).not.toContain('Olejowanie');
    talk.nextMessage();
    expect(refusalOf(await talk.confirm('remove_service', removing)).code).toBe('invalid_arguments');
    okOf(await talk.confirm('remove_service', removing, { confirmationPhrase: 'olejowanie  WŁOSÓW' }));
    expect((await salon.services()).map(({ id }) => id)).not.toContain(salonServiceId);
});
