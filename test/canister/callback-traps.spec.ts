/** Traps in our own callbacks, on a build of the agent tools that can be made to trap (scripts/canister-build/trap-hooks.ts). */
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { toPic } from '../../deployment/pic-types.js';
import { createCanisterToolsFromClient } from '../../src/canister/create-canister-tools.js';
import type { JsonObject } from '../../src/json/json-value.js';
import { okOf, refusalOf, type AgentConversation, type Preview } from '../support/agent-conversation.js';
import { SalonReplica, SMALL_SALON, wasmOf } from '../support/salon-replica.js';

const TRAPS = { none: 0, beforeTheOutcomeIsStored: 1, afterTheOutcomeWasStored: 2, inTheCleanUpToo: 3 } as const;
const WITH_HOOKS = 'agent_tools with trap hooks';

let replica: SalonReplica;
beforeAll(async () => {
    replica = await SalonReplica.open(SMALL_SALON, {}, WITH_HOOKS);
});
afterAll(() => replica.close());

let salon: SalonReplica;
let talk: AgentConversation;
let preview: Preview;
beforeEach(async () => {
    await arm('none');
    salon = await replica.anotherWithGrantedAgent();
    talk = salon.conversation();
    preview = await talk.preview('add_service', { name: 'Masaż', pricePln: 50, durationMinutes: 20, serviceTypeIds: ['hair-blow-dry'] });
    talk.nextMessage();
});

test.each(['beforeTheOutcomeIsStored', 'afterTheOutcomeWasStored'] as const)(
    'S6 B8 a trap in the callback of a write, %s, leaves it unknown, and the same confirmation writes nothing',
    async (when) => {
        await arm(when);
        await expect(talk.confirm('add_service', preview)).rejects.toThrow('armed');
        await arm('none');

        expect(await stateOf()).toEqual({ unknown: null });
        const { entries } = await salon.owner.tools.audit({ salon: salon.salonId }, 0n, 10);
        expect(entries.map(({ outcome }) => outcome)).toEqual([{ unknown: 'outcome_unknown' }]);
        expect(refusalOf(await talk.confirm('add_service', preview))).toMatchObject({ code: 'outcome_unknown', repeated: true });
        expect(await written()).toBe(1);
        expect(await salon.agent.tools.status()).toMatchObject({ open_calls: 0, executing: 0n });
        await expectOthersGoOn();
    }
);

test('S6 S7 when the clean-up traps too the write stays under way, never failed, until a forced upgrade tells it as unknown', async () => {
    await arm('inTheCleanUpToo');
    await expect(talk.confirm('add_service', preview)).rejects.toThrow('armed');
    await arm('none');

    expect(await stateOf()).toEqual({ executing: null });
    expect(refusalOf(await talk.confirm('add_service', preview)).summary).toContain('właśnie zapisywana');
    expect(await written()).toBe(1);
    await expectOthersGoOn();

    const canister = salon.asController(salon.deployment.agentToolsId);
    const upgradeModeOptions = { skip_pre_upgrade: [true] as [boolean], wasm_memory_persistence: [] as [] };
    await salon.pic.upgradeCanister({ ...canister, wasm: wasmOf(WITH_HOOKS), arg: new Uint8Array(), upgradeModeOptions });
    expect(await stateOf()).toEqual({ unknown: null });
    expect(await written()).toBe(1);
});

test('B3 S6 to a host a trap after the write is an unknown outcome, and never a failure', async () => {
    await arm('beforeTheOutcomeIsStored');
    const session = { subject: { salonId: salon.salonId }, conversation: 'conversation-1', turn: 2 };
    const tools = await createCanisterToolsFromClient(salon.agent.tools, { session });
    const result = await tools.find(({ name }) => name === 'add_service')!.execute(JSON.parse(preview.echo) as JsonObject);
    expect(result).toMatchObject({ status: 'error', code: 'outcome_unknown' });
    expect(await written()).toBe(1);
});

test('S28 what is deployed has no trace of the hooks', async () => {
    const [deployed, withHooks] = await Promise.all(['agent_tools', WITH_HOOKS].map(moduleOf));
    for (const trace of ['arm_trap', 'armedTrap']) {
        expect(withHooks!.includes(trace)).toBe(true);
        expect(deployed!.includes(trace)).toBe(false);
    }
});

async function expectOthersGoOn(): Promise<void> {
    const other = await replica.anotherWithGrantedAgent();
    const theirs = await other.conversation().preview('add_service', JSON.parse(ADDING) as JsonObject);
    okOf(await other.conversation({ turn: 2 }).confirm('add_service', theirs));
}

const ADDING = '{"name":"Inna","pricePln":5,"durationMinutes":5,"serviceTypeIds":["hair-blow-dry"]}';

async function arm(trap: keyof typeof TRAPS): Promise<void> {
    const { pic, deployment, owner } = replica;
    const sender = owner.identity.getPrincipal();
    await pic.updateCall({ canisterId: toPic(deployment.agentToolsId), method: 'arm_trap', arg: Uint8Array.of(TRAPS[trap]), sender });
}

async function stateOf() {
    return (await salon.agent.tools.receipt('conversation-1', preview.confirmation_id))[0]?.state;
}

async function written(): Promise<number> {
    return (await salon.services()).filter(({ name }) => name === 'Masaż').length;
}

async function moduleOf(canister: string): Promise<Buffer> {
    return gunzipSync(await readFile(wasmOf(canister)));
}
