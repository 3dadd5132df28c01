/**
 * The stable memories that the first release of both canisters left, frozen in test/fixtures/images: every later version must take them over.
 * `FREEZE_IMAGES=1` writes them anew, which is right only before a release; then what is expected below is written down anew too.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Principal } from '@dfinity/principal';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { agentToolsInitArgs } from '../../deployment/deployed-salon.js';
import { toPic } from '../../deployment/pic-types.js';
import { chainedHash } from '../support/audit-chain.js';
import { okOf, refusalOf, type Preview } from '../support/agent-conversation.js';
import { SalonReplica, wasmOf, type Person } from '../support/salon-replica.js';
import { packImage, unpackImage } from '../support/stable-image.js';
import { UnreliableCoordinator } from '../support/unreliable-coordinator.js';

const IMAGES = join(import.meta.dirname, '..', 'fixtures', 'images');
const FACTS = join(IMAGES, 'v1.json');
/** Ahead of any clock that this test will run by, because a replica's time never goes back. */
const FROZEN_AT = Date.UTC(2040, 0, 2, 9);
const CANISTERS = ['agent_tools', 'coordinator'] as const;

/** What a test has to know of the frozen history, told by those who took part in it. */
interface Facts {
    readonly at: number;
    readonly salonId: string;
    readonly waiting: Preview;
    readonly done: Preview;
    readonly failed: Preview;
    readonly unknown: Preview;
    readonly withdrawn: Preview;
    readonly live: Preview;
    readonly doneSummary: string;
    readonly head: string;
}

let salon: SalonReplica;
let facts: Facts;
let agent: Person;
let approved: Person;
beforeAll(async () => {
    salon = await SalonReplica.open();
    agent = salon.person('agent of the first release');
    approved = salon.person('approved agent of the first release');
    if (process.env['FREEZE_IMAGES'] === '1' || !existsSync(FACTS)) await freeze();
    facts = JSON.parse(await readFile(FACTS, 'utf8'), (_key, value: unknown) => bigintOf(value)) as Facts;
    await thaw();
});
afterAll(() => salon.close());

test('S21 S20 the first release’s salon, services and owner are read by this version of the coordinator', async () => {
    expect((await salon.services()).map(({ name }) => name)).toEqual([
        'Strzyżenie damskie',
        'Modelowanie',
        'Fryzura ślubna',
        'Zapisana',
        'Niepewna'
    ]);
    expect(facts.salonId).toBe(salon.salonId);
});

test('S21 C5 its grants count, and its owner is known', async () => {
    const grants = await salon.owner.tools.grants({ salon: salon.salonId });
    const consents = grants.map((grant) => [grant.agent.toText(), Object.keys(grant.consent)[0], grant.writes_per_day]);
    expect(consents).toEqual([
        [agent.principal.toText(), 'next_turn', 5],
        [approved.principal.toText(), 'owner_approval', 200]
    ]);
    expect(await agent.tools.my_grants()).toHaveLength(1);
});

test('S21 S7 its receipts tell what they told', async () => {
    for (const state of ['done', 'failed', 'unknown', 'withdrawn'] as const) {
        const [receipt] = await agent.tools.receipt(state, facts[state].confirmation_id);
        expect([state, receipt?.state]).toEqual([state, { [state]: null }]);
    }
    const talk = salon.conversation({ by: agent, conversation: 'done', turn: 2 });
    expect(okOf(await talk.confirm('add_service', facts.done))).toMatchObject({ summary: facts.doneSummary, repeated: true });
});

test('S21 B2 its audit trail still chains, from the first entry to the head that was written down then', async () => {
    const page = await salon.owner.tools.audit({ salon: salon.salonId }, 0n, 50);
    expect(page.entries.slice(0, 3).map(({ outcome }) => Object.keys(outcome)[0])).toEqual(['done', 'failed', 'unknown']);
    expect(Buffer.from(chainedHash({ checkpoint: page.checkpoint, entries: page.entries.slice(0, 3) })).toString('hex')).toBe(facts.head);
    expect(new Uint8Array(page.head)).toEqual(chainedHash(page));
});

test('S21 L3 a preview of its is confirmed by this version, and counts against the same day’s budget', async () => {
    const talk = salon.conversation({ by: agent, conversation: 'live', turn: 2 });
    okOf(await talk.confirm('add_service', facts.live));
    const again = salon.conversation({ by: agent, conversation: 'more' });
    const last = await again.preview('add_service', adding('Piąta'));
    okOf(await again.nextMessage().confirm('add_service', last));
    expect(refusalOf(await again.call('add_service', { ...adding('Szósta'), confirmed: false })).code).toBe('quota_exceeded');
});

test('S21 B1 what waited for the owner still waits, with the digest it had', async () => {
    const [waiting] = await salon.owner.tools.pending({ salon: salon.salonId });
    expect(waiting).toMatchObject({ summary: facts.waiting.summary, approved: false });
    expect(await salon.owner.tools.approve(waiting!.id, waiting!.digest)).toEqual({ ok: null });
    okOf(await salon.conversation({ by: approved, conversation: 'waiting' }).confirm('add_service', facts.waiting));
});

test('S21 rule 24 S24 its conversations’ turns and the count of ids go on', async () => {
    const talk = salon.conversation({ by: agent, conversation: 'live', turn: 0 });
    expect(refusalOf(await talk.call('add_service', { ...adding('x'), confirmed: false })).code).toBe('invalid_arguments');
    const { confirmation_id } = await salon.conversation({ by: approved, conversation: 'new' }).preview('add_service', adding('Nowa'));
    const before = [facts.waiting, facts.done, facts.failed, facts.unknown, facts.withdrawn, facts.live].map(
        (made) => made.confirmation_id
    );
    expect(before).not.toContain(confirmation_id);
});

/** Installs both canisters with the frozen memories, as an upgrade from the first release would find them. */
async function thaw(): Promise<void> {
    const { pic, deployment } = salon;
    await pic.setTime(facts.at + 1_000);
    for (const name of CANISTERS) {
        const canister = salon.asController(idOf(name));
        await pic.stopCanister(canister);
        await pic.setStableMemory(toPic(idOf(name)), unpackImage(await readFile(imageOf(name))));
        const arg = name === 'agent_tools' ? agentToolsInitArgs(deployment.coordinatorId) : new Uint8Array();
        await pic.upgradeCanister({ ...canister, wasm: wasmOf(name), arg });
        await pic.startCanister(canister);
    }
    await pic.tick(4);
}

/** Plays the history and writes down what it leaves. */
async function freeze(): Promise<void> {
    await salon.pic.setTime(FROZEN_AT);
    await salon.pic.tick();
    await salon.grant({ writes_per_day: [5] }, agent);
    await salon.grant({ consent: { owner_approval: null }, approval_minutes: [1_440] }, approved);
    const done = await previewIn('done', 'Zapisana');
    const doneSummary = okOf(await salon.conversation({ by: agent, conversation: 'done', turn: 2 }).confirm('add_service', done)).summary;
    const proxy = await UnreliableCoordinator.between(salon);
    const failed = await previewIn('failed', 'Nieudana');
    await failing(proxy, 'traps', failed, 'failed');
    const unknown = await previewIn('unknown', 'Niepewna');
    await failing(proxy, 'worksAndAnswersAnotherType', unknown, 'unknown');
    const withdrawn = await previewIn('withdrawn', 'Wycofana');
    await agent.tools.withdraw('withdrawn', withdrawn.confirmation_id);
    const live = await previewIn('live', 'Czekająca');
    const waiting = await salon.conversation({ by: approved, conversation: 'waiting' }).preview('add_service', adding('Do zatwierdzenia'));
    const { head } = await salon.owner.tools.audit({ salon: salon.salonId }, 0n, 50);
    const told = { at: await salon.pic.getTime(), salonId: salon.salonId, waiting, done, failed, unknown, withdrawn, live, doneSummary };
    await mkdir(IMAGES, { recursive: true });
    for (const name of CANISTERS) await writeFile(imageOf(name), packImage(await salon.pic.getStableMemory(toPic(idOf(name)))));
    const json = JSON.stringify({ ...told, head: Buffer.from(head).toString('hex') }, (_key, value: unknown) => textOf(value), 2);
    await writeFile(FACTS, `${json}\n`);
}

function previewIn(conversation: string, name: string): Promise<Preview> {
    return salon.conversation({ by: agent, conversation }).preview('add_service', adding(name));
}

async function failing(
    proxy: UnreliableCoordinator,
    fault: 'traps' | 'worksAndAnswersAnotherType',
    preview: Preview,
    conversation: string
) {
    await proxy.arm('add_service', fault);
    refusalOf(await salon.conversation({ by: agent, conversation, turn: 2 }).confirm('add_service', preview));
    await proxy.recover();
}

function adding(name: string) {
    return { name, pricePln: 50, durationMinutes: 20, serviceTypeIds: ['hair-blow-dry'] };
}

function idOf(canister: (typeof CANISTERS)[number]): Principal {
    return canister === 'coordinator' ? salon.deployment.coordinatorId : salon.deployment.agentToolsId;
}

function imageOf(canister: string): string {
    return join(IMAGES, `${canister}-v1.json.gz`);
}

/** Instants are big, and JSON has no numbers for them. */
function textOf(value: unknown): unknown {
    return typeof value === 'bigint' ? `${value}n` : value;
}

function bigintOf(value: unknown): unknown {
    return typeof value === 'string' && /^\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value;
}
