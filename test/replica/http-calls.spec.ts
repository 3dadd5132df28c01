import { IDL } from '@dfinity/candid';
import { Principal } from '@dfinity/principal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installHolder } from './support/holder.js';
import { idOf, type LiveReplica, openLiveReplica } from './support/live-replica.js';
import { Probe, u64 } from './support/probe.js';
import {
    callContent,
    type Content,
    ed25519Signer,
    postCbor,
    type RawReply,
    readStateContent,
    requestId,
    signed
} from './support/signed-request.js';

describe('B7 calls over HTTP', () => {
    let replica: LiveReplica;
    let probe: Probe;
    let canister: Principal;
    const owner = ed25519Signer(1);
    beforeAll(async () => {
        replica = await openLiveReplica();
        probe = await Probe.install(
            replica.pic,
            `(func (export "canister_update increase") (call $add (i64.const 1)) (call $reply_u64 (call $get)))
             (func (export "canister_inspect_message") (if (i32.ne (call $msg_arg_data_size) (i32.const 3)) (then (call $accept_message))))`
        );
        canister = idOf(probe);
    });
    afterAll(() => replica.close());

    const post = (endpoint: string, envelope: Content, to = canister): Promise<RawReply> =>
        postCbor(`${replica.host}/api/${endpoint.replace('/', `/canister/${to.toText()}/`)}`, envelope);
    const increase = (fields: Content = {}): Content => signed(callContent('call', canister, 'increase', fields), owner);

    it('of version 2 are accepted with 202 and an empty body', async () => {
        const answer = await post('v2/call', increase({ nonce: Uint8Array.of(1) }));
        expect(answer).toMatchObject({ status: 202, text: '' });
    });

    it.each(['v3/call', 'v4/call'])('of %s are answered with a certificate', async (endpoint) => {
        const answer = await post(endpoint, increase({ nonce: Buffer.from(endpoint) }));
        expect(answer.status).toBe(200);
        expect(answer.body).toMatchObject({ status: 'replied', certificate: expect.any(Uint8Array) as Uint8Array });
    });

    it('sent twice are executed once, and answered twice', async () => {
        const before = u64(await probe.query('peek'));
        const envelope = increase({ nonce: Uint8Array.of(2) });
        const answers = await Promise.all([post('v3/call', envelope), post('v3/call', envelope), post('v2/call', envelope)]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 202]);
        expect((await post('v3/call', envelope)).status).toBe(200);
        expect(u64(await probe.query('peek'))).toBe(before + 1n);
    });

    it('that inspect_message does not accept are refused at once', async () => {
        const refused = increase({ arg: new Uint8Array(3) });
        const fields = { reject_code: 4, error_code: 'IC0406', reject_message: expect.stringContaining('rejected the message') as string };
        expect((await post('v3/call', refused)).body).toEqual({ status: 'non_replicated_rejection', ...fields });
        const { status, body } = await post('v2/call', refused);
        expect({ status, body }).toEqual({ status: 200, body: fields });
    });

    it('to a canister that is not there are refused with DESTINATION_INVALID', async () => {
        const created = idOf(new Probe(replica.pic, await replica.pic.createCanister()));
        const bytes = created.toUint8Array();
        bytes[7] = (bytes[7] ?? 0) + 1;
        const missing = Principal.fromUint8Array(bytes);
        const answer = await post('v3/call', signed(callContent('call', missing, 'increase'), owner), missing);
        expect(answer.body).toMatchObject({ status: 'non_replicated_rejection', reject_code: 3, error_code: 'IC0301' });
    });

    describe('to the management canister', () => {
        const status = (about: Principal): Content =>
            signed(
                callContent('call', Principal.managementCanister(), 'canister_status', {
                    arg: new Uint8Array(IDL.encode([IDL.Record({ canister_id: IDL.Principal })], [{ canister_id: about }]))
                }),
                owner
            );

        it('go to the canister they are about', async () => {
            const answer = await post('v3/call', status(canister));
            expect(answer.body).toMatchObject({ status: 'replied' });
        });

        it('are refused at another', async () => {
            const other = idOf(await Probe.install(replica.pic, ''));
            const answer = await post('v3/call', status(canister), other);
            expect(answer.status).toBe(400);
            expect(answer.text).toContain('does not match effective canister id');
        });

        it('are refused when they name no canister', async () => {
            const answer = await post('v3/call', signed(callContent('call', Principal.managementCanister(), 'raw_rand'), owner));
            expect(answer.status).toBe(400);
        });
    });

    it('that take several rounds are waited for', async () => {
        const holder = await installHolder(replica.pic);
        const id = idOf(holder);
        const envelope = signed(callContent('call', id, 'hold'), owner);
        const answer = post('v3/call', envelope, id);
        const path = ['request_status', requestId(envelope['content'] as Content)];
        await expect
            .poll(async () => textsIn(await post('v2/read_state', signed(readStateContent([path]), owner), id)), { interval: 20 })
            .toContain('processing');
        await holder.update('release');
        expect((await answer).body).toMatchObject({ status: 'replied' });
        expect(textsIn(await post('v2/read_state', signed(readStateContent([path]), owner), id))).toContain('replied');
    });
});

/** The certificate in a reply, as text with everything that is not. */
function textsIn({ body }: RawReply): string {
    return Buffer.from((body['certificate'] as Uint8Array | undefined) ?? []).toString('latin1');
}
