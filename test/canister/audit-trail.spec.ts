import { sha256 } from '@noble/hashes/sha2';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { AuditPage } from '../../src/core/generated/agent_tools.did.js';
import { okOf, refusalOf, type AgentConversation } from '../support/agent-conversation.js';
import { canonical, chainedHash } from '../support/audit-chain.js';
import { SalonReplica } from '../support/salon-replica.js';
import { UnreliableCoordinator } from '../support/unreliable-coordinator.js';

let replica: SalonReplica;
beforeAll(async () => {
    replica = await SalonReplica.open();
});
afterAll(() => replica.close());

let salon: SalonReplica;
let talk: AgentConversation;
beforeEach(async () => {
    salon = await replica.anotherWithGrantedAgent();
    talk = salon.conversation();
});

test('B2 every write ends as one entry: when, who, for whom, which tool, which confirmation, what came of it', async () => {
    const preview = await talk.preview('add_service', adding());
    okOf(await talk.nextMessage().confirm('add_service', preview));

    const { entries, first, next } = await page();
    expect([first, next]).toEqual([0n, 1n]);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
        index: 0n,
        tool: 'add_service',
        confirmation_id: preview.confirmation_id,
        approved_by: [],
        outcome: { done: null }
    });
    expect(entries[0]?.caller.toText()).toBe(salon.agent.principal.toText());
    expect(entries[0]?.on_behalf.toText()).toBe(salon.owner.principal.toText());
    const now = BigInt(await salon.pic.getTime()) * 1_000_000n;
    expect(now - entries[0]!.at).toBeLessThan(60_000_000_000n);
});

test('B2 an attempt that failed is in the trail with its code, and previews, refusals and repetitions are not', async () => {
    const added = await write();
    await talk.confirm('add_service', added);
    await talk.preview('add_service', adding());
    const [service] = await salon.services();
    const removing = await talk.preview('remove_service', { salonServiceId: service!.id });
    refusalOf(await talk.nextMessage().confirm('remove_service', removing));
    expect((await page()).entries.map(({ outcome }) => outcome)).toEqual([{ done: null }]);
});

test('B2 who approved is in the trail', async () => {
    await salon.grant({ consent: { owner_approval: null } });
    const preview = await talk.preview('add_service', adding());
    const [waiting] = await salon.owner.tools.pending({ salon: salon.salonId });
    await salon.owner.tools.approve(waiting!.id, waiting!.digest);
    okOf(await talk.confirm('add_service', preview));
    expect((await page()).entries[0]?.approved_by[0]?.toText()).toBe(salon.owner.principal.toText());
});

test('B2 the hashes chain: each is SHA-256 of the one before and of the entry as docs/audit.md writes it', async () => {
    for (let count = 0; count < 3; count++) await write();
    const { entries, checkpoint, head } = await page();
    entries.forEach((entry, at) => {
        expect(new Uint8Array(entry.hash)).toEqual(chainedHash({ checkpoint, entries: entries.slice(0, at + 1) }));
        expect(canonical(entry).length).toBeLessThanOrEqual(250);
    });
    expect(new Uint8Array(head)).toEqual(chainedHash({ checkpoint, entries }));
});

test('rule 31 the digest of arguments is of the salon’s own salt and of what was confirmed', async () => {
    await write();
    const { entries, salt } = await page();
    const confirmed = {
        active: true,
        durationMinutes: 20,
        name: 'Masaż głowy',
        pricePln: 50,
        serviceTypeIds: ['hair-blow-dry'],
        workerIds: []
    };
    const text = JSON.stringify([`salon:${salon.salonId}`, 'add_service', confirmed]);
    const digest = sha256(Uint8Array.from([...salt, ...new TextEncoder().encode(text)]));
    expect(new Uint8Array(entries[0]!.arguments)).toEqual(digest);

    const other = await replica.anotherWithGrantedAgent();
    const preview = await other.conversation().preview('add_service', adding());
    okOf(await other.conversation({ turn: 2 }).confirm('add_service', preview));
    const theirs = await other.owner.tools.audit({ salon: other.salonId }, 0n, 10);
    expect(theirs.salt).not.toEqual(salt);
    expect(theirs.entries[0]?.arguments).not.toEqual(entries[0]?.arguments);
});

test('B2 nobody but the owner reads it', async () => {
    await write();
    for (const person of [salon.agent, salon.stranger, replica.owner, salon.controller, salon.anonymous]) {
        await expect(person.tools.audit({ salon: salon.salonId }, 0n, 10)).rejects.toThrow('tylko jego właścicielka');
    }
});

test('B2 she pages through it', async () => {
    for (let count = 0; count < 5; count++) await write();
    const from = async (index: bigint, limit: number) =>
        (await salon.owner.tools.audit({ salon: salon.salonId }, index, limit)).entries.map((entry) => entry.index);
    expect(await from(0n, 2)).toEqual([0n, 1n]);
    expect(await from(2n, 2)).toEqual([2n, 3n]);
    expect(await from(4n, 100)).toEqual([4n]);
    expect(await from(5n, 100)).toEqual([]);
    expect(await from(2n ** 64n - 1n, 4_294_967_295)).toEqual([]);
});

test('B2 it outlives an upgrade and goes on where it was', async () => {
    await write();
    const { certificate: _, ...before } = await page();
    await salon.upgrade();
    expect(await page()).toMatchObject(before);
    await write();
    const after = await page();
    expect(after.entries.slice(0, 1)).toEqual(before.entries);
    expect(after.entries[1]?.index).toBe(1n);
});

test('B2 S8 a write whose outcome is not known is in the trail as such', async () => {
    const proxy = await UnreliableCoordinator.between(salon);
    const preview = await talk.preview('add_service', adding());
    await proxy.arm('add_service', 'worksAndAnswersAnotherType');
    refusalOf(await talk.nextMessage().confirm('add_service', preview));
    await proxy.recover();
    await salon.controller.tools.configure({ coordinator: [salon.deployment.coordinatorId], paused: [] });
    expect((await page()).entries[0]?.outcome).toEqual({ unknown: 'outcome_unknown' });
});

test('S25 no word of what was changed is in the trail', async () => {
    await write();
    const json = JSON.stringify(await page(), (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    expect(json).not.toContain('Masaż');
});

function page(): Promise<AuditPage> {
    return salon.owner.tools.audit({ salon: salon.salonId }, 0n, 50);
}

async function write() {
    const preview = await talk.preview('add_service', adding());
    okOf(await talk.nextMessage().confirm('add_service', preview));
    return preview;
}

function adding() {
    return { name: 'Masaż głowy', pricePln: 50, durationMinutes: 20, serviceTypeIds: ['hair-blow-dry'] };
}
