import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { dataOf, okOf, refusalOf, type AgentConversation, type Preview } from '../support/agent-conversation.js';
import { deferredTools } from '../support/deferred-tools.js';
import { SalonReplica } from '../support/salon-replica.js';
import { UnreliableCoordinator, type Fault } from '../support/unreliable-coordinator.js';

let salon: SalonReplica;
let coordinator: UnreliableCoordinator;
beforeAll(async () => {
    salon = await SalonReplica.withGrantedAgent();
    coordinator = await UnreliableCoordinator.between(salon);
});
afterAll(() => salon.close());
afterEach(() => coordinator.recover());

let talk: AgentConversation;
let preview: Preview;
let name: string;
let conversation: string;
let count = 0;
beforeEach(async () => {
    name = `Masaż ${++count}`;
    conversation = `talk-${count}`;
    talk = salon.conversation({ conversation });
    preview = await talk.preview('add_service', { name, pricePln: 50, durationMinutes: 20, serviceTypeIds: ['hair-blow-dry'] });
    talk.nextMessage();
});

const READS_FAIL: readonly Fault[] = ['traps', 'answersAnotherType', 'worksAndAnswersAnotherType', 'answersTwiceAsMuch'];

test.each(READS_FAIL)('S8 a coordinator that %s while it is read is unavailable, and nothing is written', async (fault) => {
    await coordinator.arm('services', fault);
    for (const run of [() => talk.call('list_services'), () => talk.confirm('add_service', preview)]) {
        const refusal = refusalOf(await run());
        expect(refusal).toMatchObject({ code: 'unavailable', retryable: true });
        expect(refusal.summary).toContain('Niczego nie zmieniono');
    }
    await coordinator.recover();
    expect(await written()).toBe(0);
    okOf(await talk.confirm('add_service', preview));
    expect(await written()).toBe(1);
});

test('S8 a write on which the coordinator traps was not made, and its id is used', async () => {
    await coordinator.arm('add_service', 'traps');
    const refusal = refusalOf(await talk.confirm('add_service', preview));
    expect(refusal.code).toBe('unavailable');
    expect(await stateOf(preview)).toEqual({ failed: null });
    await coordinator.recover();
    expect(refusalOf(await talk.confirm('add_service', preview))).toEqual({ ...refusal, repeated: true });
    expect(await written()).toBe(0);
});

test('S8 a write that the coordinator rejects by itself is its no', async () => {
    await coordinator.arm('add_service', 'rejects');
    expect(refusalOf(await talk.confirm('add_service', preview)).code).toBe('invalid_arguments');
    expect(await stateOf(preview)).toEqual({ failed: null });
    expect(await written()).toBe(0);
});

test.each([
    ['answersAnotherType', 0],
    ['worksAndAnswersAnotherType', 1],
    ['answersTwiceAsMuch', 1]
] as const)('B8 S8 a write whose answer is lost because the coordinator %s is told as unknown, never as failed', async (fault, writes) => {
    await coordinator.arm('add_service', fault);
    const refusal = refusalOf(await talk.confirm('add_service', preview));
    expect(refusal).toMatchObject({ code: 'outcome_unknown', retryable: false });
    expect(await stateOf(preview)).toEqual({ unknown: null });
    await coordinator.recover();
    expect(refusalOf(await talk.confirm('add_service', preview))).toEqual({ ...refusal, repeated: true });
    expect(await written()).toBe(writes);
});

test('rule 29 while the coordinator does not answer a write, its receipt says executing and other conversations go on', async () => {
    await coordinator.arm('add_service', 'waitsBefore');
    const answer = await submitted(preview);
    await untilWaiting(1);

    expect(await stateOf(preview)).toEqual({ executing: null });
    const again = refusalOf(await talk.confirm('add_service', preview));
    expect(again.summary).toContain('właśnie zapisywana');
    expect((await salon.agent.tools.status()).open_calls).toBeGreaterThan(0);
    expect(dataOf(await salon.conversation({ conversation: `other-${count}` }).call('list_services'))['services']).toBeDefined();

    await coordinator.recover();
    expect(okOf(await answer()).repeated).toBe(false);
    expect(await stateOf(preview)).toEqual({ done: null });
    expect(await written()).toBe(1);
    expect((await salon.agent.tools.status()).open_calls).toBe(0);
});

test('S4 a grant revoked while the plan is being read is found out right before the write', async () => {
    await coordinator.arm('services', 'answersLate');
    const answer = await submitted(preview);
    await untilWaiting(1);
    await salon.owner.tools.revoke_agent({ salon: salon.salonId }, salon.agent.principal);
    await coordinator.recover();
    expect(refusalOf(await answer()).code).toBe('forbidden');
    expect(await written()).toBe(0);
    await salon.grant();
});

test('rule 3 an id that expires while the plan is being read is refused right before the write', async () => {
    await coordinator.arm('services', 'answersLate');
    await salon.advance(14 * 60 * 1000);
    const answer = await submitted(preview);
    await untilWaiting(1);
    await salon.advance(2 * 60 * 1000);
    await coordinator.recover();
    expect(refusalOf(await answer()).code).toBe('invalid_arguments');
    expect(await written()).toBe(0);
});

test('a pause while the plan is being read holds the write back', async () => {
    await coordinator.arm('services', 'answersLate');
    const answer = await submitted(preview);
    await untilWaiting(1);
    await salon.controller.tools.configure({ coordinator: [], paused: [true] });
    await coordinator.recover();
    const refusal = refusalOf(await answer());
    await salon.controller.tools.configure({ coordinator: [], paused: [false] });
    expect(refusal.code).toBe('unavailable');
    expect(await written()).toBe(0);
});

async function submitted(sent: Preview) {
    return deferredTools(salon, salon.agent).execute_tool(talk.session(), 'add_service', sent.echo);
}

async function untilWaiting(calls: number): Promise<void> {
    for (let round = 0; round < 20; round++) {
        if ((await coordinator.waiting()) >= calls) return;
        await salon.pic.tick();
    }
    throw new Error('the coordinator was not called');
}

async function stateOf({ confirmation_id }: Preview) {
    return (await salon.agent.tools.receipt(conversation, confirmation_id))[0]?.state;
}

async function written(): Promise<number> {
    return (await salon.services()).filter((service) => service.name === name).length;
}
