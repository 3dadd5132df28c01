import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { granted } from '../../src/testing/seed-salon.js';
import { dataOf, okOf, refusalOf, WAYS_TO_CALL } from '../support/agent-conversation.js';
import { CustomerReplica } from '../support/customer-replica.js';
import { deferredTools } from '../support/deferred-tools.js';

describe.each(WAYS_TO_CALL)('called $way', ({ asHost }) => {
    let world: CustomerReplica;
    beforeAll(async () => {
        world = await CustomerReplica.open(asHost);
    });
    afterAll(() => world.salon.close());

    async function visits(): Promise<number> {
        const { owner, salonId } = world.salon;
        return granted(await owner.coordinator.visits([], salonId, { from: '2000-01-01', to: [], service_id: [], worker_id: [] })).total;
    }

    test('K1 K2 K6 C2 a customer finds a free time, books it, sees it and cancels it, herself', async () => {
        const talk = world.conversation(await world.customer('klientka'));
        const slot = await world.slot();
        const { salonId, salonServiceId, date, time } = slot;

        const found = dataOf(await talk.call('search_slots', { serviceTypeId: 'hair-womens-cut', date }))['salons'] as Record<
            string,
            unknown
        >[];
        expect(found).toMatchObject([{ salonId, distance: '0\u00a0m', services: [{ salonServiceId, price: '80\u00a0zł' }] }]);
        expect(dataOf(await talk.call('get_salon', { salonId }))['name']).toBe('Studio Próbne');
        const free = async () =>
            dataOf(await talk.query('get_free_times', { salonId, salonServiceId, date }))['ranges'] as Record<string, unknown>[];
        expect(await free()).toMatchObject([{ firstStart: '09:00', lastStart: '16:15' }]);

        const preview = await talk.preview('book_appointment', { ...slot });
        expect(preview.summary).toContain(`${date}, godz. ${time}, wykonuje Anna, czas 45\u00a0min, cena 80\u00a0zł`);
        expect(refusalOf(await talk.confirm('book_appointment', preview)).code).toBe('invalid_arguments');
        expect(await visits()).toBe(0);
        talk.nextMessage();
        const booked = dataOf(await talk.confirm('book_appointment', preview));
        expect(booked).toMatchObject({ date, time, worker: 'Anna', state: 'booked' });
        expect(await visits()).toBe(1);
        expect(okOf(await talk.confirm('book_appointment', preview)).repeated).toBe(true);
        expect(await visits()).toBe(1);

        expect(dataOf(await talk.query('list_my_appointments'))['appointments']).toEqual([booked]);
        expect(await free()).toMatchObject([
            { firstStart: '09:00', lastStart: '09:15' },
            { firstStart: '10:45', lastStart: '16:15' }
        ]);
        const cancelling = await talk.preview('cancel_appointment', { appointmentId: booked['appointmentId'] });
        talk.nextMessage();
        expect(dataOf(await talk.confirm('cancel_appointment', cancelling))).toMatchObject({ state: 'cancelled', date, time });
        expect(await visits()).toBe(0);
        expect(await free()).toMatchObject([{ firstStart: '09:00', lastStart: '16:15' }]);
    });

    test('K6 X-B2-1 of two customers who confirm one slot at once exactly one gets it; the other hears slot_taken with other times', async () => {
        const people = [await world.customer('pierwsza'), await world.customer('druga')];
        const slot = await world.slot({ time: '12:00' });
        const talks = people.map((person) => world.conversation(person));
        const previews = [];
        for (const talk of talks) previews.push(await talk.preview('book_appointment', { ...slot }));
        const answers = [];
        for (const [at, person] of people.entries()) {
            const session = talks[at]!.nextMessage().session();
            answers.push(await deferredTools(world.salon, person).execute_tool(session, 'book_appointment', previews[at]!.echo));
        }
        const results = await Promise.all(answers.map((answer) => answer()));
        expect(results.filter((result) => 'ok' in result)).toHaveLength(1);
        const lost = refusalOf(results.find((result) => 'error' in result)!);
        expect(lost.code).toBe('slot_taken');
        const { alternatives } = JSON.parse(lost.data[0] ?? '{}') as { alternatives: { date: string; time: string }[] };
        expect(alternatives).toHaveLength(6);
        expect(alternatives.map(({ time }) => time)).not.toContain('12:00');
        expect(await visits()).toBe(1);
    });

    test('C5 rule 27 an agent books for a customer with her grant on both sides, and for nobody else', async () => {
        const [customer, agent, stranger] = [
            await world.customer('zleceniodawczyni'),
            world.salon.person('agent klientki'),
            world.salon.person('obca')
        ];
        const slot = await world.slot({ time: '14:00' });
        const talk = world.conversation(agent, customer);
        expect(refusalOf(await talk.call('book_appointment', { ...slot, confirmed: false })).code).toBe('forbidden');
        await world.grant(customer, agent);
        const preview = await talk.preview('book_appointment', { ...slot });
        talk.nextMessage();
        const booked = dataOf(await talk.confirm('book_appointment', preview));
        const [hers] = granted(await customer.coordinator.my_appointments([]));
        expect(hers?.id).toBe(booked['appointmentId']);
        const [logged] = granted(await customer.coordinator.my_actions([], 1));
        expect(logged).toMatchObject({ action: 'book_appointment', outcome: 'ok' });
        expect([logged?.caller.toText(), logged?.owner.toText()]).toEqual([
            world.salon.deployment.agentToolsId.toText(),
            customer.principal.toText()
        ]);

        // For another customer, and by another agent.
        const other = await world.customer('inna');
        expect(refusalOf(await world.conversation(agent, other).call('list_my_appointments')).code).toBe('forbidden');
        expect(refusalOf(await world.conversation(stranger, customer).call('list_my_appointments')).code).toBe('forbidden');
        // A grant for somebody else is nobody's to give.
        expect(await world.tryToGrant(stranger, agent.principal, {}, customer.principal)).toMatchObject({ error: { code: 'forbidden' } });

        // Either side ends it at once, also between preview and confirm.
        const cancelling = await talk.preview('cancel_appointment', { appointmentId: booked['appointmentId'] });
        granted(await customer.coordinator.revoke_my_agent(world.salon.deployment.agentToolsId));
        talk.nextMessage();
        expect(refusalOf(await talk.confirm('cancel_appointment', cancelling)).code).toBe('forbidden');
        granted(await customer.coordinator.grant_my_agent(world.salon.deployment.agentToolsId));
        expect(await customer.tools.revoke_agent({ customer: customer.principal }, agent.principal)).toBe(true);
        expect(refusalOf(await talk.confirm('cancel_appointment', cancelling)).code).toBe('forbidden');
        const [still] = granted(await customer.coordinator.my_appointments([]));
        expect(still?.state).toEqual({ booked: null });
    });

    test('C5 a customer who has let nothing act for her is refused, and a grant can be narrowed to reading', async () => {
        const newcomer = world.salon.person('nowa');
        const slot = await world.slot({ time: '09:00' });
        const refusal = refusalOf(await world.conversation(newcomer).call('book_appointment', { ...slot, confirmed: false }));
        expect(refusal.code).toBe('forbidden');
        expect(refusal.summary).toContain('grant_my_agent');
        expect(await world.tryToGrant(newcomer, world.salon.agent.principal)).toMatchObject({ error: { code: 'forbidden' } });

        const customer = await world.customer('ostrożna');
        await world.grant(customer, world.salon.agent, { scope: { read: null } });
        const talk = world.conversation(world.salon.agent, customer);
        okOf(await talk.call('list_my_appointments'));
        expect(refusalOf(await talk.call('book_appointment', { ...slot, confirmed: false })).code).toBe('forbidden');
        expect(await world.tryToGrant(customer, world.salon.agent.principal, { tools: [['add_service']] })).toMatchObject({
            error: { code: 'invalid_arguments' }
        });
        expect(await customer.tools.grants({ customer: customer.principal })).toMatchObject([{ scope: { read: null } }]);
    });

    test('K7 rule 25 a passer-by searches with a query, in her language and from her place, and books nothing', async () => {
        const { salonId, salonServiceId, date } = await world.slot();
        const visit = world.passerBy({ locale: 'en-GB' });
        const found = okOf(await visit.query('search_slots', { serviceTypeId: 'hair-womens-cut', date }));
        expect(found.summary).toMatch(/^1 salon nearby has a free time on /);
        okOf(await visit.query('get_free_times', { salonId, salonServiceId, date }));
        expect(refusalOf(await visit.query('book_appointment', { confirmed: false })).code).toBe('not_found');
        const { tools } = await world.salon.anonymous.tools.list_tools(visit.session());
        expect(tools.map(({ name, progress }) => [name, progress])).toEqual([
            ['find_service_type', 'Looking for the service type…'],
            ['search_slots', 'Looking for free times nearby…'],
            ['get_salon', 'Checking the salon…'],
            ['get_free_times', 'Checking free times…']
        ]);
        const nowhere = world.passerBy({ position: { lat: Number.NaN, lng: 200 } });
        expect(refusalOf(await nowhere.query('search_slots', { serviceTypeId: 'hair-womens-cut' })).summary).toContain('geocode_place');
    });

    test('K1 list_tools gives a customer the seven tools, with the Polish lines word for word', async () => {
        const customer = await world.customer('ciekawa');
        const { tools } = await customer.tools.list_tools(world.conversation(customer).session());
        expect(tools.map(({ progress }) => progress)).toEqual([
            'Szukam typu usługi…',
            'Szukam wolnych terminów w okolicy…',
            'Sprawdzam salon…',
            'Sprawdzam wolne godziny…',
            'Rezerwuję wizytę…',
            'Sprawdzam Twoje wizyty…',
            'Odwołuję wizytę…'
        ]);
    });
});
