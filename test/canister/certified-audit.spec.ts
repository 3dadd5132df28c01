import { blsVerify as bls } from '@dfinity/agent';
import { IDL } from '@dfinity/candid';
import { SubnetStateType } from '@dfinity/pic';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { verifyAudit, verifyReceipt, type VerifyAuditOptions } from '../../src/audit/verify-audit.js';
import { idlFactory, type AuditPage, type ReceiptProof } from '../../src/core/generated/agent_tools.did.js';
import { okOf, type Preview } from '../support/agent-conversation.js';
import { SalonReplica, SMALL_SALON } from '../support/salon-replica.js';

const WRITES = 6;

let salon: SalonReplica;
let options: VerifyAuditOptions;
const previews: Preview[] = [];
beforeAll(async () => {
    const subnet = { state: { type: SubnetStateType.New } } as const;
    const replica = await SalonReplica.open(SMALL_SALON, { nns: subnet, application: [subnet] });
    // The trail in question is not the first of the tree.
    await replica.anotherWithGrantedAgent();
    salon = await replica.anotherWithGrantedAgent();
    await replica.anotherWithGrantedAgent();
    const talk = salon.conversation();
    for (let count = 0; count < WRITES; count++) {
        const preview = await talk.preview('add_service', adding());
        okOf(await talk.nextMessage().confirm('add_service', preview));
        previews.push(preview);
    }
    options = { rootKey: await rootKey(), canisterId: salon.deployment.agentToolsId, now: await replicaClock() };
});
afterAll(() => salon.close());

test('B2 a page is what the canister had certified: certificate, witness and chain lead to the root key', async () => {
    expect(await verifyAudit(await page(), options)).toEqual({
        valid: true,
        subject: { salon: salon.salonId },
        certifiedAt: expect.any(Number) as number,
        first: 0n,
        next: BigInt(WRITES),
        from: 0n,
        to: BigInt(WRITES)
    });
});

test('B2 a page from the middle is proved by itself, and so is one that has no entries', async () => {
    expect(await verifyAudit(await page(2n, 3), options)).toMatchObject({ valid: true, from: 2n, to: 5n });
    expect(await verifyAudit(await page(100n, 3), options)).toMatchObject({ valid: true, from: BigInt(WRITES), to: BigInt(WRITES) });
});

test('B2 that nothing has been written yet is proved too', async () => {
    const other = await salon.anotherWithGrantedAgent();
    const empty = await other.owner.tools.audit({ salon: other.salonId }, 0n, 10);
    expect(await verifyAudit(empty, options)).toMatchObject({ valid: true, subject: { salon: other.salonId }, next: 0n });
});

test('B2 a certificate of another network, canister or time proves nothing', async () => {
    const proof = await page();
    const told = await verifyAudit(proof, options);
    expect(told.valid).toBe(true);
    const { now = Date.now } = options;
    const otherKey = Uint8Array.from(options.rootKey);
    otherKey.set(proof.certificate[0]!.slice(0, 8), 60);
    for (const [change, problem] of [
        [{ rootKey: otherKey }, 'certificate_not_trusted'],
        [{ canisterId: salon.deployment.coordinatorId }, 'not_what_is_certified'],
        [{ now: () => now() + 6 * 60_000 }, 'certificate_too_old'],
        [{ now: () => now() - 6 * 60_000 }, 'certificate_from_the_future'],
        [{ subject: { salon: 'another' } }, 'another_subject']
    ] as const) {
        expect(await verifyAudit(proof, { ...options, ...change })).toEqual({ valid: false, problem });
    }
    const kept = { ...options, now: () => now() + 400 * 86_400_000, maxAgeMs: Infinity };
    expect(await verifyAudit(proof, kept)).toEqual(told);
    expect(await verifyAudit({ ...proof, certificate: [] }, options)).toEqual({ valid: false, problem: 'no_certificate' });
});

test('B2 an older page, another salon’s proof, and a page without its newest entry are found', async () => {
    const older = await page();
    const other = await salon.anotherWithGrantedAgent();
    const theirs = await other.owner.tools.audit({ salon: other.salonId }, 0n, 10);
    const { witness, certificate } = theirs;
    expect(await verifyAudit({ ...older, witness, certificate }, options)).toMatchObject({ valid: false, problem: 'another_head' });
    // Another salon's place has changed the root since.
    expect(await verifyAudit({ ...older, certificate }, options)).toMatchObject({ valid: false, problem: 'not_what_is_certified' });
    const { entries } = older;
    for (const forged of [entries.slice(0, -1), entries.slice(1), entries.toReversed(), [...entries, entries.at(-1)!]]) {
        expect(await verifyAudit({ ...older, entries: forged }, options)).toMatchObject({ valid: false, problem: 'chain_broken' });
    }
});

test('B2 no byte of a page can be changed unnoticed, nor of its witness and its certificate', { timeout: 180_000 }, async () => {
    const sent = await page(1n, 2);
    const blsVerify = await signaturesOf((recording) => verifyAudit(sent, { ...options, blsVerify: recording }));
    await expectEachFlipFound<AuditPage>('AuditPage', sent, (changed) => verifyAudit(changed, { ...options, blsVerify }));
});

test('B2 a receipt is proved as a page is, and no byte of it can be changed unnoticed', { timeout: 180_000 }, async () => {
    const [proof] = await salon.agent.tools.receipt_proof('conversation-1', previews[2]!.confirmation_id);
    expect(await verifyReceipt(proof!, options)).toMatchObject({
        valid: true,
        subject: { salon: salon.salonId },
        entry: { index: 2n, confirmation_id: previews[2]!.confirmation_id, outcome: { done: null } }
    });
    const blsVerify = await signaturesOf((recording) => verifyReceipt(proof!, { ...options, blsVerify: recording }));
    await expectEachFlipFound<ReceiptProof>('ReceiptProof', proof!, (changed) => verifyReceipt(changed, { ...options, blsVerify }));
});

test('B2 a receipt of somebody else, or of a preview that nothing came of, has no proof', async () => {
    const waiting = await salon.conversation({ conversation: 'other', turn: 1 }).preview('add_service', adding());
    expect(await salon.agent.tools.receipt_proof('other', waiting.confirmation_id)).toEqual([]);
    expect(await salon.stranger.tools.receipt_proof('conversation-1', previews[2]!.confirmation_id)).toEqual([]);
    expect(await salon.agent.tools.receipt_proof('conversation-1', 'c-00000000')).toEqual([]);
});

test('B2 after an upgrade the next query is certified again', async () => {
    await salon.upgrade();
    expect(await verifyAudit(await page(), { ...options, now: await replicaClock() })).toMatchObject({ valid: true, next: BigInt(WRITES) });
});

function page(from = 0n, limit = 50): Promise<AuditPage> {
    return salon.owner.tools.audit({ salon: salon.salonId }, from, limit);
}

function adding() {
    return { name: 'Masaż głowy', pricePln: 50, durationMinutes: 20, serviceTypeIds: ['hair-blow-dry'] };
}

async function rootKey(): Promise<Uint8Array> {
    const root = (await salon.pic.getNnsSubnet()) ?? (await salon.pic.getApplicationSubnets())[0];
    return Uint8Array.from(await salon.pic.getPubKey(root!.id));
}

async function replicaClock(): Promise<() => number> {
    const time = await salon.pic.getTime();
    return () => time;
}

/** @returns a type of the interface by its name, as any reader of the .did has it */
function type(name: 'AuditPage' | 'ReceiptProof'): IDL.Type {
    const service = idlFactory({ IDL });
    const methods = new Map(service._fields);
    const [page] = methods.get('audit')!.retTypes;
    const [proof] = methods.get('receipt_proof')!.retTypes;
    return name === 'AuditPage' ? page! : (proof as IDL.OptClass<unknown>)._type;
}

function decode<T>(name: 'AuditPage' | 'ReceiptProof', bytes: Uint8Array): T | undefined {
    try {
        return IDL.decode([type(name)], bytes)[0] as unknown as T;
    } catch {
        return undefined;
    }
}

type BlsVerify = NonNullable<VerifyAuditOptions['blsVerify']>;

/**
 * A check of signatures that does without the library's seconds where the answer is known: the honest ones are good, and a message that the
 * network has not signed has no signature. What is left, a changed signature under an honest message, the library checks.
 */
async function signaturesOf(honest: (recording: BlsVerify) => Promise<{ readonly valid: boolean }>): Promise<BlsVerify> {
    const signatures = new Map<string, string>();
    const keyOf = (publicKey: Uint8Array, message: Uint8Array) => `${publicKey.join()} ${message.join()}`;
    const { valid } = await honest((publicKey, signature, message) => {
        signatures.set(keyOf(publicKey, message), signature.join());
        return bls(publicKey, signature, message);
    });
    expect(valid).toBe(true);
    return (publicKey, signature, message) => {
        const known = signatures.get(keyOf(publicKey, message));
        return known !== undefined && (known === signature.join() || bls(publicKey, signature, message));
    };
}

/** A changed byte either makes the answer unreadable, or changes nothing in what is read, or is found. */
async function expectEachFlipFound<T>(
    name: 'AuditPage' | 'ReceiptProof',
    sent: T,
    check: (read: T) => Promise<{ readonly valid: boolean }>
) {
    const bytes = encode(name, sent);
    let found = 0;
    for (let at = 0; at < bytes.length; at++) {
        const read = decode<T>(
            name,
            bytes.map((byte, place) => (place === at ? byte ^ (1 << (at % 8)) : byte))
        );
        if (read === undefined || Buffer.compare(encode(name, read), bytes) === 0) continue;
        expect((await check(read)).valid, `byte ${at} of ${bytes.length}`).toBe(false);
        found++;
    }
    expect(found).toBeGreaterThan(bytes.length / 2);
}

function encode(name: 'AuditPage' | 'ReceiptProof', value: unknown): Uint8Array {
    return new Uint8Array(IDL.encode([type(name)], [value]));
}
