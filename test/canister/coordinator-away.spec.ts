import { Principal } from '@dfinity/principal';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { fromPic } from '../../deployment/pic-types.js';
import { okOf, refusalOf, type AgentConversation, type Preview } from '../support/agent-conversation.js';
import { SalonReplica } from '../support/salon-replica.js';

let salon: SalonReplica;
beforeAll(async () => {
    salon = await SalonReplica.withGrantedAgent();
});
afterAll(() => salon.close());

let talk: AgentConversation;
let preview: Preview;
let count = 0;
beforeEach(async () => {
    talk = salon.conversation({ conversation: `talk-${++count}` });
    preview = await talk.preview('add_service', { name: 'Masaż', pricePln: 50, durationMinutes: 20, serviceTypeIds: ['hair-blow-dry'] });
    talk.nextMessage();
});

test('a stopped coordinator is unavailable in words, and the same confirmation goes through once it runs again', async () => {
    const canister = salon.asController(salon.deployment.coordinatorId);
    await salon.pic.stopCanister(canister);
    await expectUnavailable();
    await salon.pic.startCanister(canister);
    okOf(await talk.confirm('add_service', preview));
});

test('a coordinator without cycles is unavailable in words', async () => {
    const canister = salon.asController(salon.deployment.coordinatorId);
    await salon.pic.updateCanisterSettings({ ...canister, freezingThreshold: 2n ** 62n });
    await expectUnavailable();
    await salon.pic.updateCanisterSettings({ ...canister, freezingThreshold: 2_592_000n });
    okOf(await talk.confirm('add_service', preview));
});

test('another canister, or none, in the place of the coordinator is unavailable in words', async () => {
    const empty = fromPic(await salon.pic.createCanister());
    for (const coordinator of [empty, salon.deployment.agentToolsId, Principal.fromText('2225w-rqaaa-aaaai-qtqca-cai')]) {
        await salon.controller.tools.configure({ coordinator: [coordinator], paused: [] });
        await expectUnavailable();
    }
    await salon.controller.tools.configure({ coordinator: [salon.deployment.coordinatorId], paused: [] });
    okOf(await talk.confirm('add_service', preview));
});

async function expectUnavailable(): Promise<void> {
    for (const result of [await talk.call('list_services'), await talk.confirm('add_service', preview)]) {
        const refusal = refusalOf(result);
        expect(refusal).toMatchObject({ code: 'unavailable', retryable: true });
        expect(refusal.summary).toContain('Niczego nie zmieniono');
    }
}
