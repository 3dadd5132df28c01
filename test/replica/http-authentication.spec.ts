import type { Principal } from '@dfinity/principal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, type LiveReplica, openLiveReplica } from './support/live-replica.js';
import { Probe } from './support/probe.js';
import {
    callContent,
    type Content,
    delegation,
    ed25519Signer,
    inSeconds,
    p256Signer,
    postBytes,
    postCbor,
    principalOf,
    type RawReply,
    secp256k1Signer,
    type Signer,
    signed
} from './support/signed-request.js';

/** Expectations from the interface specification, "Authentication". */
describe('B7 authentication of requests', () => {
    let replica: LiveReplica;
    let canister: Principal;
    let other: Principal;
    beforeAll(async () => {
        replica = await openLiveReplica();
        const caller = `(func (export "canister_query caller") (call $msg_caller_copy (i32.const 200) (i32.const 0) (call $msg_caller_size))
            (call $reply_bytes (i32.const 200) (call $msg_caller_size)))`;
        canister = idOf(await Probe.install(replica.pic, caller));
        other = idOf(await Probe.install(replica.pic, caller));
    });
    afterAll(() => replica.close());

    const url = (endpoint: string, to = canister): string => `${replica.host}/api/v2/canister/${to.toText()}/${endpoint}`;
    const send = (envelope: Content): Promise<RawReply> => postCbor(url('query'), envelope);
    const content = (fields: Content = {}): Content => callContent('query', canister, 'caller', fields);
    const replyOf = ({ body }: RawReply): Uint8Array | undefined => (body['reply'] as { arg: Uint8Array } | undefined)?.arg;

    async function expectRefused(envelope: Content, reason: RegExp): Promise<void> {
        const answer = await send(envelope);
        expect(answer.status).toBe(400);
        expect(answer.text).toMatch(reason);
    }

    const owner = ed25519Signer(1);
    const session = ed25519Signer(2);
    const third = ed25519Signer(3);

    describe('signatures', () => {
        const SCHEMES: [string, (seed: number) => Signer][] = [
            ['Ed25519', ed25519Signer],
            ['ECDSA on P-256', p256Signer],
            ['ECDSA on secp256k1', secp256k1Signer]
        ];

        it.each(SCHEMES)('%s: the caller is the principal of the key', async (_name, signer) => {
            const answer = await send(signed(content(), signer(7)));
            expect(replyOf(answer)).toEqual(principalOf(signer(7)).toUint8Array());
        });

        it.each(SCHEMES)('%s: a signature by another key is refused', async (_name, signer) => {
            await expectRefused(signed(content(), signer(7), signer(8)), /signature/i);
        });

        it.each(SCHEMES)('%s: a content that was changed after it was signed is refused', async (_name, signer) => {
            const envelope = signed(content(), signer(7));
            await expectRefused({ ...envelope, content: { ...(envelope['content'] as Content), method_name: 'peek' } }, /signature/i);
        });

        it('the sender must be the principal of the key', async () => {
            const envelope = signed(content(), owner);
            const impostor = { ...(envelope['content'] as Content), sender: principalOf(session).toUint8Array() };
            await expectRefused({ ...envelope, content: impostor }, /does not match the public key/);
        });

        it('who is not anonymous must sign', async () => {
            await expectRefused({ content: content({ sender: principalOf(owner).toUint8Array() }) }, /Missing signature/);
        });

        it('who is anonymous must not', async () => {
            const envelope = signed(content(), owner);
            await expectRefused({ ...envelope, content: content() }, /anonymous/);
            expect((await send({ content: content() })).status).toBe(200);
        });

        it('bytes that are no key are refused', async () => {
            await expectRefused(signed(content(), { der: Uint8Array.of(1, 2, 3), sign: () => new Uint8Array(64) }), /Invalid public key/);
        });
    });

    describe('delegations', () => {
        const chain = (...delegations: Content[]): Content => signed(content(), owner, session, delegations);

        it('let another key sign for the sender', async () => {
            expect(replyOf(await send(chain(delegation(owner, { to: session }))))).toEqual(principalOf(owner).toUint8Array());
        });

        it('may be passed on', async () => {
            const answer = await send(chain(delegation(owner, { to: third }), delegation(third, { to: session })));
            expect(replyOf(answer)).toEqual(principalOf(owner).toUint8Array());
        });

        it('of a key that was not delegated to are refused', async () => {
            await expectRefused(chain(delegation(third, { to: session })), /Invalid delegation/);
        });

        it('to another key than the one that signed are refused', async () => {
            await expectRefused(chain(delegation(owner, { to: third })), /Invalid signature/);
        });

        it('that expired are refused', async () => {
            await expectRefused(chain(delegation(owner, { to: session, expiration: inSeconds(-10) })), /expir/);
        });

        it('in a circle are refused', async () => {
            const circle = [delegation(owner, { to: owner }), delegation(owner, { to: session })];
            await expectRefused(chain(...circle), /twice/);
        });

        it('for other canisters are refused, also in the middle of a chain', async () => {
            expect((await send(chain(delegation(owner, { to: session, targets: [other, canister] })))).status).toBe(200);
            await expectRefused(chain(delegation(owner, { to: session, targets: [other] })), /delegation targets/);
            const middle = [delegation(owner, { to: third, targets: [other] }), delegation(third, { to: session, targets: [canister] })];
            await expectRefused(chain(...middle), /delegation targets/);
        });

        it('are twenty at most', async () => {
            const keys = Array.from({ length: 21 }, (_, index) => ed25519Signer(100 + index));
            const links = (count: number): Content[] =>
                keys.slice(0, count).map((to, index) => delegation(index === 0 ? owner : (keys[index - 1] as Signer), { to }));
            expect((await send(signed(content(), owner, keys[19], links(20)))).status).toBe(200);
            await expectRefused(signed(content(), owner, keys[20], links(21)), /at most 20/);
        });

        it('have a thousand targets at most', async () => {
            const targets = (count: number): Principal[] => new Array<Principal>(count).fill(canister);
            expect((await send(chain(delegation(owner, { to: session, targets: targets(1_000) })))).status).toBe(200);
            await expectRefused(chain(delegation(owner, { to: session, targets: targets(1_001) })), /at most 1000/);
        });
    });

    describe('ingress expiry', () => {
        const RANGE = /^Invalid request expiry: /;

        it('a request in the past is refused', async () => {
            await expectRefused(signed(content({ ingress_expiry: inSeconds(-30) }), owner), RANGE);
        });

        it('a request further ahead than five minutes, and a minute for wrong clocks, is refused', async () => {
            expect((await send(signed(content({ ingress_expiry: inSeconds(300) }), owner))).status).toBe(200);
            await expectRefused(signed(content({ ingress_expiry: inSeconds(400) }), owner), RANGE);
        });

        it('anonymous calls are bound by it too, anonymous queries need not be', async () => {
            const late = callContent('call', canister, 'count', { ingress_expiry: inSeconds(-30) });
            const answer = await postCbor(url('call'), { content: late });
            expect(answer.status).toBe(400);
            expect(answer.text).toMatch(RANGE);
            expect((await send({ content: content({ ingress_expiry: inSeconds(-30) }) })).status).toBe(200);
        });
    });

    describe('the form of requests', () => {
        it('a body that is not CBOR is refused', async () => {
            const answer = await postBytes(url('query'), Uint8Array.of(0xff, 0x00, 0x13));
            expect(answer.status).toBe(400);
            expect(answer.text).toContain('CBOR');
        });

        it('another content type is refused', async () => {
            const answer = await postCbor(url('query'), { content: content() }, { 'content-type': 'application/json' });
            expect(answer.status).toBe(400);
            expect(answer.text).toContain('application/cbor');
        });

        it.each(['canister_id', 'method_name', 'arg', 'sender', 'ingress_expiry', 'request_type'])(
            'a missing %s is named',
            async (field) => {
                const { [field]: _left, ...rest } = content();
                await expectRefused({ content: rest }, new RegExp(field));
            }
        );

        it('a call sent to the query endpoint is refused', async () => {
            await expectRefused({ content: callContent('call', canister, 'count') }, /request_type/);
        });

        it('a nonce has 32 bytes at most', async () => {
            expect((await send({ content: content({ nonce: new Uint8Array(32) }) })).status).toBe(200);
            await expectRefused({ content: content({ nonce: new Uint8Array(33) }) }, /Nonce/i);
        });

        it('a message of more than two megabytes is refused', async () => {
            const large = callContent('call', canister, 'count', { arg: new Uint8Array(2 * 1024 * 1024) });
            expect((await postCbor(url('call'), { content: large })).status).toBe(413);
        });

        it('the effective canister id must be that of the call', async () => {
            const answer = await postCbor(url('query', other), { content: content() });
            expect(answer.status).toBe(400);
            expect(answer.text).toContain('does not match effective canister id');
        });

        it('an effective canister id of no subnet is refused', async () => {
            const answer = await postCbor(`${replica.host}/api/v2/canister/rrkah-fqaaa-aaaaa-aaaaq-cai/query`, { content: content() });
            expect(answer.status).toBe(400);
            expect(answer.text).toContain('canister_not_found');
        });
    });
});
