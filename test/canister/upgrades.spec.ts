import { afterEach, beforeEach, expect, test } from 'vitest';

import { okOf, refusalOf, type AgentConversation, type Preview } from '../support/agent-conversation.js';
import { deferredTools } from '../support/deferred-tools.js';
import { executionsDuring } from '../support/executions.js';
import { SalonReplica, wasmOf } from '../support/salon-replica.js';
import { UnreliableCoordinator } from '../support/unreliable-coordinator.js';

let salon: SalonReplica;
let coordinator: UnreliableCoordinator;
let talk: AgentConversation;
let preview: Preview;
beforeEach(async () => {
    salon = await SalonReplica.withGrantedAgent();
    coordinator = await UnreliableCoordinator.between(salon);
    talk = salon.conversation();
    preview = await talk.preview('add_service', { name: 'Masaż', pricePln: 50, durationMinutes: 20, serviceTypeIds: ['hair-blow-dry'] });
    talk.nextMessage();
});
afterEach(() => salon.close());

test('S20 an upgrade while a call is open is refused, and nothing is lost by trying', async () => {
    await coordinator.arm('add_service', 'waitsBefore');
    const answer = await submitted();
    await expect(upgraded()).rejects.toThrow('calls are open');
    expect(await stateOf()).toEqual({ executing: null });
    await coordinator.recover();
    expect(okOf(await answer()).repeated).toBe(false);
    expect(await written()).toBe(1);
});

test('S9 stopping waits until the coordinator has answered, and then the upgrade goes through', async () => {
    await coordinator.arm('add_service', 'answersLate', 30);
    const answer = await submitted();
    expect(await stateOf()).toEqual({ executing: null });
    await salon.pic.stopCanister(salon.asController(salon.deployment.agentToolsId));
    okOf(await answer());
    await upgraded();
    await salon.pic.startCanister(salon.asController(salon.deployment.agentToolsId));
    expect(await stateOf()).toEqual({ done: null });
});

test('rule 29 B8 an upgrade forced over an open call turns its write into unknown, never into failed, also in the audit trail', async () => {
    await coordinator.arm('add_service', 'answersLate');
    await submitted();
    await upgraded({ skip_pre_upgrade: [true], wasm_memory_persistence: [] });

    expect(await stateOf()).toEqual({ unknown: null });
    const refusal = refusalOf(await talk.confirm('add_service', preview));
    expect(refusal).toMatchObject({ code: 'outcome_unknown', retryable: false });
    const { entries } = await salon.owner.tools.audit({ salon: salon.salonId }, 0n, 10);
    expect(entries.map(({ outcome }) => outcome)).toEqual([{ unknown: 'outcome_unknown' }]);
    expect((await salon.agent.tools.status()).executing).toBe(0n);
    expect(await written()).toBe(1);
});

test('S9 rule 29 a reply that comes after a forced upgrade changes nothing of what is told, and the canister goes on', async () => {
    await coordinator.arm('add_service', 'answersLate');
    const answer = await submitted();
    await upgraded({ skip_pre_upgrade: [true], wasm_memory_persistence: [] });
    await coordinator.recover();
    await expect(answer()).rejects.toThrow('trapped');
    expect(await stateOf()).toEqual({ unknown: null });
    const next = await talk.preview('add_service', { name: 'Druga', pricePln: 5, durationMinutes: 5, serviceTypeIds: ['hair-blow-dry'] });
    okOf(await talk.nextMessage().confirm('add_service', next));
    expect(await written()).toBe(1);
    expect((await salon.agent.tools.status()).open_calls).toBe(0);
});

test('S22 old confirmations are forgotten in time, also after an upgrade, and timers are armed only while there are any', async () => {
    okOf(await talk.confirm('add_service', preview));
    await salon.upgrade();
    expect((await salon.agent.tools.status()).previews).toBe(1n);

    const idle = await executionsDuring(salon.pic, salon.deployment.agentToolsId, async () => {
        for (let hour = 0; hour < 20; hour++) await salon.advance(60 * 60 * 1000);
    });
    expect(idle).toEqual([]);
    await salon.advance(6 * 60 * 60 * 1000);
    await salon.pic.tick(4);
    expect((await salon.agent.tools.status()).previews).toBe(0n);
    expect(await salon.agent.tools.receipt('conversation-1', preview.confirmation_id)).toEqual([]);
    expect((await salon.owner.tools.audit({ salon: salon.salonId }, 0n, 10)).entries).toHaveLength(1);

    const empty = await executionsDuring(salon.pic, salon.deployment.agentToolsId, async () => {
        for (let day = 0; day < 3; day++) await salon.advance(24 * 60 * 60 * 1000);
    });
    expect(empty).toEqual([]);
});

test('S24 ids do not begin anew after an upgrade', async () => {
    const ids = new Set([preview.confirmation_id]);
    for (let upgrade = 0; upgrade < 2; upgrade++) {
        await salon.upgrade();
        for (let count = 0; count < 3; count++) {
            const args = { name: `Usługa ${upgrade}-${count}`, pricePln: 5, durationMinutes: 5, serviceTypeIds: ['hair-blow-dry'] };
            ids.add((await talk.preview('add_service', args)).confirmation_id);
        }
    }
    expect(ids.size).toBe(7);
});

test('S28 only a controller configures, and a new coordinator holds after an upgrade', async () => {
    for (const person of [salon.owner, salon.agent, salon.stranger]) {
        const result = await person.tools.configure({ coordinator: [salon.stranger.principal], paused: [true] });
        expect(result).toMatchObject({ error: { code: 'forbidden' } });
    }
    await salon.controller.tools.configure({ coordinator: [salon.deployment.coordinatorId], paused: [true] });
    await salon.upgrade();
    const status = await salon.agent.tools.status();
    expect(status).toMatchObject({ paused: true, ready: true });
    expect(status.coordinator.toText()).toBe(salon.deployment.coordinatorId.toText());
    expect(refusalOf(await talk.confirm('add_service', preview)).code).toBe('unavailable');
    expect(await salon.owner.tools.revoke_all({ salon: salon.salonId })).toBe(1);
});

async function submitted() {
    const answer = await deferredTools(salon, salon.agent).execute_tool(talk.session(), 'add_service', preview.echo);
    for (let round = 0; round < 20; round++) {
        if ((await coordinator.waiting()) > 0) return answer;
        await salon.pic.tick();
    }
    throw new Error('the coordinator was not called');
}

function upgraded(upgradeModeOptions?: { skip_pre_upgrade: [] | [boolean]; wasm_memory_persistence: [] }) {
    const canister = salon.asController(salon.deployment.agentToolsId);
    const options = upgradeModeOptions === undefined ? {} : { upgradeModeOptions };
    return salon.pic.upgradeCanister({ ...canister, wasm: wasmOf('agent_tools'), arg: new Uint8Array(), ...options });
}

async function stateOf() {
    return (await salon.agent.tools.receipt('conversation-1', preview.confirmation_id))[0]?.state;
}

async function written(): Promise<number> {
    return (await salon.services()).filter(({ name }) => name === 'Masaż').length;
}
