import { Cbor, Certificate, lookupResultToBuffer } from '@dfinity/agent';
import { Principal } from '@dfinity/principal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customSection, idOf, type LiveReplica, openLiveReplica } from './support/live-replica.js';
import { Probe } from './support/probe.js';
import {
    callContent,
    type Content,
    delegation,
    ed25519Signer,
    postCbor,
    type RawReply,
    readStateContent,
    requestId,
    signed
} from './support/signed-request.js';

type Path = readonly (string | Uint8Array)[];

const CERTIFIED_DATA = `
    (data (i32.const 300) "certified")
    (func (export "canister_update certify") (call $certified_data_set (i32.const 300) (i32.const 9)) (call $msg_reply))
    (func (export "canister_query certificate")
      (call $data_certificate_copy (i32.const 8192) (i32.const 0) (call $data_certificate_size))
      (call $reply_bytes (i32.const 8192) (call $data_certificate_size)))
    (func (export "canister_query certificate_present") (call $reply_u32 (call $data_certificate_present)))`;

/** Expectations from the interface specification, "Request: Read state". */
describe('B7 read_state', () => {
    let replica: LiveReplica;
    let canister: Principal;
    let other: Principal;
    let rootKey: Uint8Array;
    const owner = ed25519Signer(1);
    const stranger = ed25519Signer(2);
    beforeAll(async () => {
        replica = await openLiveReplica();
        const functions = `${customSection('icp:public open', 'for all')}${customSection('icp:private closed', 'for few')}${CERTIFIED_DATA}`;
        canister = idOf(await Probe.install(replica.pic, functions));
        other = idOf(await Probe.install(replica.pic, ''));
        rootKey = (await replica.agent()).rootKey as Uint8Array;
    });
    afterAll(() => replica.close());

    const ask = (paths: readonly Path[], signer = owner, at = `v2/canister/${canister.toText()}`): Promise<RawReply> =>
        postCbor(`${replica.host}/api/${at}/read_state`, signed(readStateContent(paths), signer));

    async function certificateOf(reply: RawReply): Promise<Certificate> {
        expect(reply.status, reply.text).toBe(200);
        return Certificate.create({ certificate: reply.body['certificate'] as Uint8Array, rootKey, canisterId: canister });
    }

    async function read(path: Path, signer = owner): Promise<string | null> {
        const certificate = await certificateOf(await ask([path], signer));
        return valueAt(certificate, path);
    }

    const own = (...labels: string[]): Path => ['canister', canister.toUint8Array(), ...labels];

    it('always tells the time', async () => {
        const certificate = await certificateOf(await ask([]));
        expect(valueAt(certificate, ['time'])).not.toBeNull();
    });

    it('tells nothing that was not asked for', async () => {
        const textOf = ({ body }: RawReply): string => Buffer.from(body['certificate'] as Uint8Array).toString('latin1');
        const rootKeyText = Buffer.from(rootKey).toString('latin1');
        const asked = await ask([own('module_hash')]);
        expect(valueAt(await certificateOf(asked), own('module_hash'))).not.toBeNull();
        expect(textOf(asked)).not.toContain('for all');
        expect(textOf(asked)).not.toContain(rootKeyText);
        expect(textOf(await ask([own('metadata', 'open'), ['subnet']]))).toMatch(/for all/);
        expect(textOf(await ask([own('metadata', 'open'), ['subnet']]))).toContain(rootKeyText);
    });

    it('proves that something is not there', async () => {
        const certificate = await certificateOf(await ask([own('metadata', 'nothing')]));
        expect(certificate.lookup_path([...own('metadata', 'nothing')] as Uint8Array[]).status).toBe('Absent');
    });

    describe('metadata', () => {
        it('public sections are for everybody', async () => {
            expect(await read(own('metadata', 'open'), stranger)).toBe('for all');
        });

        it('private sections are for controllers, and others get 403', async () => {
            const reply = await ask([own('metadata', 'closed')], stranger);
            expect(reply.status).toBe(403);
            expect(reply.text).toContain('Custom section closed');
            const anonymous = { content: readStateContent([own('metadata', 'closed')]) };
            const asController = await postCbor(`${replica.host}/api/v2/canister/${canister.toText()}/read_state`, anonymous);
            expect(valueAt(await certificateOf(asController), own('metadata', 'closed'))).toBe('for few');
        });

        it('a name that is no text is refused', async () => {
            expect((await ask([[...own('metadata'), Uint8Array.of(0xff)]])).status).toBe(400);
        });
    });

    describe('request status', () => {
        const CALL = 'certify';

        async function sent(to = canister): Promise<Uint8Array> {
            const envelope = signed(
                callContent('call', to, CALL, { nonce: Buffer.from(`${Math.floor(performance.now() * 1_000)}`) }),
                owner
            );
            await postCbor(`${replica.host}/api/v3/canister/${to.toText()}/call`, envelope);
            return requestId(envelope['content'] as Content);
        }

        it('is for its sender', async () => {
            const id = await sent();
            expect(await read(['request_status', id, 'status'])).toBe('replied');
            const reply = await ask([['request_status', id]], stranger);
            expect(reply.status).toBe(403);
        });

        it('of a rejected call has code, message and error code', async () => {
            const missing = signed(callContent('call', canister, 'nothing'), owner);
            await postCbor(`${replica.host}/api/v3/canister/${canister.toText()}/call`, missing);
            const id = requestId(missing['content'] as Content);
            const certificate = await certificateOf(await ask([['request_status', id]]));
            expect(valueAt(certificate, ['request_status', id, 'status'])).toBe('rejected');
            expect(valueAt(certificate, ['request_status', id, 'reject_code'])).toBe('\u0005');
            expect(valueAt(certificate, ['request_status', id, 'error_code'])).toBe('IC0536');
            expect(valueAt(certificate, ['request_status', id, 'reject_message'])).toContain('nothing');
        });

        it('of an unknown call is absent, for everybody', async () => {
            const certificate = await certificateOf(await ask([['request_status', new Uint8Array(32)]], stranger));
            expect(certificate.lookup_path(['request_status', new Uint8Array(32), 'status']).status).toBe('Absent');
        });

        it('is told where the call was sent, and of one call at a time', async () => {
            const [first, second] = [await sent(), await sent()];
            expect((await ask([['request_status', first]], owner, `v2/canister/${other.toText()}`)).status).toBe(403);
            expect(
                (
                    await ask([
                        ['request_status', first],
                        ['request_status', second]
                    ])
                ).status
            ).toBe(400);
            expect(
                (
                    await ask([
                        ['request_status', first, 'status'],
                        ['request_status', first, 'reply']
                    ])
                ).status
            ).toBe(200);
        });

        it('is out of reach of a delegation to another canister', async () => {
            const id = await sent();
            const content = readStateContent([['request_status', id]]);
            const url = `${replica.host}/api/v2/canister/${canister.toText()}/read_state`;
            const chainTo = (target: Principal): Content =>
                signed(content, owner, stranger, [delegation(owner, { to: stranger, targets: [target] })]);
            expect((await postCbor(url, chainTo(other))).status).toBe(403);
            expect((await postCbor(url, chainTo(canister))).status).toBe(200);
        });
    });

    describe('what cannot be asked for', () => {
        const PATHS: readonly (readonly [name: string, path: () => Path, status: number])[] = [
            ['the state of another canister', () => ['canister', other.toUint8Array(), 'module_hash'], 400],
            ['certified data', () => own('certified_data'), 404],
            ['a canister as a whole', () => own(), 404],
            ['an unknown part of the tree', () => ['streams'], 404],
            [
                'the ranges of a subnet in the newer form, at a canister',
                () => ['canister_ranges', Principal.selfAuthenticating(rootKey).toUint8Array()],
                404
            ]
        ];

        it.each(PATHS)('%s', async (_name, path, status) => {
            expect((await ask([path()])).status).toBe(status);
        });

        it('more than a thousand paths, or a path of more than 127 labels', async () => {
            const many = (count: number): Path[] => new Array<Path>(count).fill(['time']);
            expect((await ask(many(1_000))).status).toBe(200);
            expect((await ask(many(1_001))).status).toBe(400);
            expect((await ask([new Array<string>(128).fill('time')])).status).toBe(400);
        });
    });

    describe('at a subnet', () => {
        it('tells its public key, kind, nodes and ranges', async () => {
            const subnet = Principal.selfAuthenticating(rootKey);
            const id = subnet.toUint8Array();
            const reply = await ask(
                [
                    ['subnet', id],
                    ['canister_ranges', id]
                ],
                owner,
                `v3/subnet/${subnet.toText()}`
            );
            const certificate = await certificateOf(reply);
            expect(valueAt(certificate, ['subnet', id, 'type'])).toBe('application');
            expect(Buffer.from(bytesAt(certificate, ['subnet', id, 'public_key']) ?? []).equals(rootKey)).toBe(true);
            const ranges = Cbor.decode<[Uint8Array, Uint8Array][]>(bytesAt(certificate, ['subnet', id, 'canister_ranges']) as Uint8Array);
            const isInside = ranges.some(
                ([first, last]) => Buffer.compare(first, canister.toUint8Array()) <= 0 && Buffer.compare(canister.toUint8Array(), last) <= 0
            );
            expect(isInside).toBe(true);
        });

        it('tells nothing of canisters', async () => {
            const subnet = Principal.selfAuthenticating(rootKey).toText();
            expect((await ask([own('module_hash')], owner, `v3/subnet/${subnet}`)).status).toBe(404);
        });
    });

    describe('certified data', () => {
        it('a query gets a certificate over what an update certified', async () => {
            const agent = await replica.agent();
            await agent.call(canister, { methodName: 'certify', arg: new Uint8Array() });
            const answer = await agent.query(canister, { methodName: 'certificate', arg: new Uint8Array() });
            if (answer.status !== 'replied') throw new Error('the canister got no certificate');
            const certificate = await Certificate.create({ certificate: answer.reply.arg, rootKey, canisterId: canister });
            expect(valueAt(certificate, own('certified_data'))).toBe('certified');
        });

        it('and so does a query over the REST interface', async () => {
            const probe = await Probe.install(replica.pic, CERTIFIED_DATA);
            expect((await probe.query('certificate_present'))[0]).toBe(1);
            const certificate = await Certificate.create({
                certificate: await probe.query('certificate'),
                rootKey,
                canisterId: idOf(probe)
            });
            expect(bytesAt(certificate, ['canister', idOf(probe).toUint8Array(), 'certified_data'])).toEqual(new Uint8Array());
        });
    });

    it('a certificate whose tree was exchanged does not verify', async () => {
        const reply = await ask([own('module_hash')]);
        const certificate = Cbor.decode<{ tree: unknown; signature: Uint8Array }>(reply.body['certificate'] as Uint8Array);
        certificate.tree = [2, new TextEncoder().encode('time'), [3, Uint8Array.of(1)]];
        const forged = Certificate.create({
            certificate: Cbor.encode(certificate as never),
            rootKey,
            canisterId: canister,
            disableTimeVerification: true
        });
        await expect(forged).rejects.toThrow(/signature/i);
    });
});

function bytesAt(certificate: Certificate, path: Path): Uint8Array | undefined {
    return lookupResultToBuffer(certificate.lookup_path(path as (string | Uint8Array)[] as Uint8Array[]));
}

function valueAt(certificate: Certificate, path: Path): string | null {
    const bytes = bytesAt(certificate, path);
    return bytes ? new TextDecoder().decode(bytes) : null;
}
