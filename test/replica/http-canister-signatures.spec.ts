import { createHash } from 'node:crypto';
import { Cbor, requestIdOf } from '@dfinity/agent';
import { Principal } from '@dfinity/principal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, type LiveReplica, openLiveReplica } from './support/live-replica.js';
import { Probe } from './support/probe.js';
import { callContent, type Content, ed25519Signer, inSeconds, postCbor, type RawReply, type Signer } from './support/signed-request.js';

const sha256 = (...parts: readonly Uint8Array[]): Uint8Array => createHash('sha256').update(Buffer.concat(parts)).digest();
const domain = (name: string): Uint8Array => Buffer.concat([Uint8Array.of(name.length), Buffer.from(name)]);

/** A canister that certifies the 32 bytes it is sent, as an Internet Identity certifies the root of its signatures. */
const SIGNING_CANISTER = `
    (func (export "canister_update certify")
      (drop (call $arg_to (i32.const 300))) (call $certified_data_set (i32.const 300) (i32.const 32)) (call $msg_reply))
    (func (export "canister_query certificate")
      (call $data_certificate_copy (i32.const 8192) (i32.const 0) (call $data_certificate_size))
      (call $reply_bytes (i32.const 8192) (call $data_certificate_size)))`;

/** Expectations from the interface specification, "Canister signatures". */
describe('B7 an identity whose key is a canister, as an Internet Identity is', () => {
    let replica: LiveReplica;
    let signing: Probe;
    let canister: Principal;
    const session = ed25519Signer(5);
    const seed = Buffer.from('user 10000');
    beforeAll(async () => {
        replica = await openLiveReplica();
        signing = await Probe.install(replica.pic, SIGNING_CANISTER);
        const caller = `(func (export "canister_query caller") (call $msg_caller_copy (i32.const 200) (i32.const 0) (call $msg_caller_size))
            (call $reply_bytes (i32.const 200) (call $msg_caller_size)))`;
        canister = idOf(await Probe.install(replica.pic, caller));
    });
    afterAll(() => replica.close());

    function publicKey(id: Principal): Uint8Array {
        const key = Buffer.concat([Uint8Array.of(id.toUint8Array().length), id.toUint8Array(), seed]);
        const bits = Buffer.concat([Uint8Array.of(0x03, key.length + 1, 0), key]);
        const algorithm = Buffer.from('300c060a2b0601040183b8430102', 'hex');
        return Buffer.concat([Uint8Array.of(0x30, algorithm.length + bits.length), algorithm, bits]);
    }

    /** Lets the canister sign: its certified data becomes the root of a tree with nothing in it but this signature. */
    async function signByCanister(payload: Uint8Array): Promise<Uint8Array> {
        const leaf = sha256(domain('ic-hashtree-leaf'));
        const labelled = (label: Uint8Array, hash: Uint8Array): Uint8Array => sha256(domain('ic-hashtree-labeled'), label, hash);
        const root = labelled(Buffer.from('sig'), labelled(sha256(seed), labelled(sha256(payload), leaf)));
        await signing.update('certify', root);
        const certificate = await signing.query('certificate');
        const tree = [2, new TextEncoder().encode('sig'), [2, sha256(seed), [2, sha256(payload), [3, new Uint8Array()]]]];
        const bytes = (value: unknown): unknown =>
            value instanceof Uint8Array ? new Uint8Array(value) : Array.isArray(value) ? value.map(bytes) : value;
        return Cbor.encode({ certificate, tree: bytes(tree) } as never);
    }

    /** A query signed by the session key, to which the canister delegated. */
    async function envelope(to: Signer, signer: Signer, spoil: (signature: Uint8Array) => Uint8Array = (same) => same): Promise<Content> {
        const key = publicKey(idOf(signing));
        const delegated = { pubkey: to.der, expiration: inSeconds(600) };
        const payload = Buffer.concat([domain('ic-request-auth-delegation'), requestIdOf(delegated)]);
        const signature = spoil(await signByCanister(payload));
        const content = callContent('query', canister, 'caller', { sender: Principal.selfAuthenticating(key).toUint8Array() });
        return {
            content,
            sender_pubkey: key,
            sender_delegation: [{ delegation: delegated, signature }],
            sender_sig: signer.sign(Buffer.concat([domain('ic-request'), requestIdOf(content)]))
        };
    }

    const send = (request: Content): Promise<RawReply> => postCbor(`${replica.host}/api/v2/canister/${canister.toText()}/query`, request);

    it('delegates to a session key by certifying the delegation', async () => {
        const reply = await send(await envelope(session, session));
        expect(reply.status, reply.text).toBe(200);
        const { arg } = reply.body['reply'] as { arg: Uint8Array };
        expect(arg).toEqual(Principal.selfAuthenticating(publicKey(idOf(signing))).toUint8Array());
    });

    it('does not delegate to a key it did not sign', async () => {
        const reply = await send(await envelope(session, ed25519Signer(6)));
        expect(reply.status).toBe(400);
        expect(reply.text).toMatch(/signature/i);
    });

    it.each([
        ['with a changed byte', (signature: Uint8Array) => signature.map((byte, at) => (at === signature.length - 20 ? byte ^ 1 : byte))],
        ['cut short', (signature: Uint8Array) => signature.slice(0, 40)],
        ['of another kind', () => new Uint8Array(64)]
    ])('a signature %s is refused', async (_name, spoil) => {
        const reply = await send(await envelope(session, session, spoil));
        expect(reply.status).toBe(400);
        expect(reply.text).toMatch(/Invalid delegation/);
    });

    it('a signature that another canister certified is refused', async () => {
        const other = await Probe.install(replica.pic, SIGNING_CANISTER);
        const request = await envelope(session, session);
        const key = publicKey(idOf(other));
        const content = { ...(request['content'] as Content), sender: Principal.selfAuthenticating(key).toUint8Array() };
        const sig = session.sign(Buffer.concat([domain('ic-request'), requestIdOf(content)]));
        const reply = await send({ ...request, content, sender_pubkey: key, sender_sig: sig });
        expect(reply.status).toBe(400);
        expect(reply.text).toMatch(/Invalid delegation/);
    });
});
