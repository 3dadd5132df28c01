import {
    Actor,
    type ActorMethod,
    Cbor,
    Certificate,
    CanisterStatus,
    type HttpAgent,
    lookupResultToBuffer,
    polling,
    QueryResponseStatus
} from '@dfinity/agent';
import { IDL } from '@dfinity/candid';
import { DelegationChain, DelegationIdentity, ECDSAKeyIdentity, Ed25519KeyIdentity } from '@dfinity/identity';
import { Principal } from '@dfinity/principal';
import { HttpAgent as CoreAgent } from '@icp-sdk/core/agent';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toPic } from '../../deployment/pic-types.js';
import { customSection, idOf, type LiveReplica, openLiveReplica } from './support/live-replica.js';
import { Probe, u64 } from './support/probe.js';

const CANDID = 'service : { count : () -> () }';
const FUNCTIONS = `
    ${customSection('icp:public candid:service', CANDID)}
    ${customSection('icp:private secret', 'for controllers')}
    (data (i32.const 200) "no")
    (func (export "canister_update increase") (call $add (i64.const 1)) (call $reply_u64 (call $get)))
    (func (export "canister_update refuse") (call $msg_reject (i32.const 200) (i32.const 2)))
    (func (export "canister_query refuse_query") (call $msg_reject (i32.const 200) (i32.const 2)))
    (func $caller (call $msg_caller_copy (i32.const 200) (i32.const 0) (call $msg_caller_size))
      (call $reply_bytes (i32.const 200) (call $msg_caller_size)))
    (func (export "canister_update caller") (call $caller))
    (func (export "canister_query caller_query") (call $caller))`;

const NO_ARGUMENT = new Uint8Array();

describe('B7 the unchanged @dfinity/agent, with everything verified', () => {
    let replica: LiveReplica;
    let probe: Probe;
    let canister: Principal;
    const controller = Ed25519KeyIdentity.generate(new Uint8Array(32).fill(1));
    beforeAll(async () => {
        replica = await openLiveReplica();
        probe = await Probe.install(replica.pic, FUNCTIONS);
        canister = idOf(probe);
    });
    afterAll(() => replica.close());

    async function query(agent: HttpAgent, methodName: string): Promise<Uint8Array> {
        const answer = await agent.query(canister, { methodName, arg: NO_ARGUMENT });
        if (answer.status !== QueryResponseStatus.Replied) throw new Error(answer.reject_message);
        return answer.reply.arg;
    }

    async function update(agent: HttpAgent, methodName: string, options: { callSync?: boolean } = {}): Promise<Uint8Array> {
        const submitted = await agent.call(canister, { methodName, arg: NO_ARGUMENT, ...options });
        const { reply } = await polling.pollForResponse(agent, canister, submitted.requestId);
        return reply;
    }

    it('queries and updates', async () => {
        const agent = await replica.agent();
        const before = u64(await query(agent, 'peek'));
        expect(u64(await update(agent, 'increase'))).toBe(before + 1n);
        expect(u64(await query(agent, 'peek'))).toBe(before + 1n);
    });

    it('gets the answer of a synchronous call at once, with a certificate that verifies', async () => {
        const agent = await replica.agent();
        const { requestId, response } = await agent.call(canister, { methodName: 'increase', arg: NO_ARGUMENT });
        expect(response.status).toBe(200);
        const { certificate } = response.body as unknown as { certificate: Uint8Array };
        const verified = await Certificate.create({ certificate, rootKey: agent.rootKey as Uint8Array, canisterId: canister });
        const status = lookupResultToBuffer(verified.lookup_path(['request_status', requestId, 'status']));
        expect(new TextDecoder().decode(status)).toBe('replied');
    });

    it('polls for the answer of an asynchronous call', async () => {
        const agent = await replica.agent();
        const { response } = await agent.call(canister, { methodName: 'count', arg: NO_ARGUMENT, callSync: false });
        expect(response).toMatchObject({ status: 202, body: null });
        expect(await update(agent, 'increase', { callSync: false })).toHaveLength(8);
    });

    it('reports rejects of updates and of queries with their codes', async () => {
        const agent = await replica.agent();
        await expect(update(agent, 'refuse')).rejects.toThrow(/Reject code: 4[^]*Reject text: no[^]*IC0406/);
        const answer = await agent.query(canister, { methodName: 'refuse_query', arg: NO_ARGUMENT });
        expect(answer).toMatchObject({ status: 'rejected', reject_code: 4, reject_message: 'no', error_code: 'IC0406' });
        const missing = await agent.query(canister, { methodName: 'nothing', arg: NO_ARGUMENT });
        expect(missing).toMatchObject({ status: 'rejected', reject_code: 5, error_code: 'IC0536' });
    });

    it('is an actor with typed methods that create and manage canisters as its identity', async () => {
        const agent = await replica.agent({ identity: controller });
        const management = Actor.createActor<{
            provisional_create_canister_with_cycles: ActorMethod<[object], { canister_id: Principal }>;
        }>(
            ({ IDL: types }) =>
                types.Service({
                    provisional_create_canister_with_cycles: types.Func(
                        [types.Record({ amount: types.Opt(types.Nat) })],
                        [types.Record({ canister_id: types.Principal })],
                        []
                    )
                }),
            { agent, canisterId: Principal.managementCanister(), callTransform: () => ({ effectiveCanisterId: canister }) }
        );
        const { canister_id } = await management.provisional_create_canister_with_cycles({ amount: [] });
        const status = await CanisterStatus.request({ agent, canisterId: canister_id, paths: ['controllers'] });
        expect((status.get('controllers') as Principal[]).map(String)).toEqual([controller.getPrincipal().toText()]);
    });

    describe('identities', () => {
        async function seenAs(agent: HttpAgent): Promise<string[]> {
            const callers = [await update(agent, 'caller'), await query(agent, 'caller_query')];
            return callers.map((bytes) => Principal.fromUint8Array(bytes).toText());
        }

        it('anonymous', async () => {
            expect(await seenAs(await replica.agent())).toEqual(['2vxsx-fae', '2vxsx-fae']);
        });

        it('Ed25519', async () => {
            const text = controller.getPrincipal().toText();
            expect(await seenAs(await replica.agent({ identity: controller }))).toEqual([text, text]);
        });

        it('P-256 of a browser', async () => {
            const identity = await ECDSAKeyIdentity.generate();
            const text = identity.getPrincipal().toText();
            expect(await seenAs(await replica.agent({ identity }))).toEqual([text, text]);
        });

        it('delegated, for the canister that the delegation names', async () => {
            const session = Ed25519KeyIdentity.generate(new Uint8Array(32).fill(9));
            const expiry = new Date(Date.now() + 60_000);
            const chain = await DelegationChain.create(controller, session.getPublicKey(), expiry, { targets: [canister] });
            const text = controller.getPrincipal().toText();
            expect(await seenAs(await replica.agent({ identity: DelegationIdentity.fromDelegation(session, chain) }))).toEqual([
                text,
                text
            ]);
        });
    });

    describe('the state it reads', () => {
        it('module hash, controllers, time, candid and the subnet with its nodes', async () => {
            const agent = await replica.agent();
            const paths = ['time', 'controllers', 'module_hash', 'candid', 'subnet'] as const;
            const status = await CanisterStatus.request({ agent, canisterId: canister, paths: [...paths] });
            expect(Math.abs((status.get('time') as Date).getTime() - Date.now())).toBeLessThan(60_000);
            expect((status.get('controllers') as Principal[]).map(String)).toEqual(['2vxsx-fae']);
            const info = await replica.pic.canisterStatus({ canisterId: probe.id });
            expect(status.get('module_hash')).toBe(Buffer.from(info.moduleHash ?? []).toString('hex'));
            expect(status.get('candid')).toBe(CANDID);
            expect((status.get('subnet') as CanisterStatus.SubnetStatus).nodeKeys.size).toBe(13);
        });

        it('private metadata only as a controller', async () => {
            const own = await Probe.install(replica.pic, FUNCTIONS);
            await replica.pic.updateCanisterSettings({
                canisterId: own.id,
                controllers: [own.id, toPic(controller.getPrincipal())]
            });
            const path = [Buffer.from('canister'), own.id.toUint8Array(), Buffer.from('metadata'), Buffer.from('secret')];
            const asController = await replica.agent({ identity: controller });
            const { certificate } = await asController.readState(idOf(own), { paths: [path] });
            const verified = await Certificate.create({
                certificate,
                rootKey: asController.rootKey as Uint8Array,
                canisterId: idOf(own)
            });
            expect(new TextDecoder().decode(lookupResultToBuffer(verified.lookup_path(path)))).toBe('for controllers');
            const stranger = await replica.agent({ identity: Ed25519KeyIdentity.generate(new Uint8Array(32).fill(3)) });
            await expect(stranger.readState(idOf(own), { paths: [path] })).rejects.toThrow(/403|Custom section/);
        });
    });

    describe('what it would not accept', () => {
        /** A `fetch` that spoils one byte of what comes back from one endpoint. */
        function spoiling(endpoint: string, spoil: (body: Record<string, unknown>) => void): typeof fetch {
            return async (input, init) => {
                const response = await fetch(input, init);
                if (!String(input).endsWith(endpoint) || response.status !== 200) return response;
                const body = Cbor.decode<Record<string, unknown>>(new Uint8Array(await response.arrayBuffer()));
                spoil(body);
                return new Response(new Uint8Array(Cbor.encode(body as never)), { status: 200 });
            };
        }

        it('a certificate with a changed byte', async () => {
            const rootKey = (await replica.agent()).rootKey as Uint8Array;
            const agent = await replica.agent({
                rootKey,
                fetch: spoiling('/call', (body) => {
                    const certificate = Cbor.decode<{ tree: unknown; signature: Uint8Array }>(body['certificate'] as Uint8Array);
                    spoilLeaf(certificate.tree);
                    body['certificate'] = Cbor.encode(certificate as never);
                })
            });
            const actor = Actor.createActor<{ increase: ActorMethod<[], undefined> }>(
                () => IDL.Service({ increase: IDL.Func([], [], []) }),
                { agent, canisterId: canister }
            );
            await expect(actor.increase()).rejects.toThrow(/signature/i);
        });

        it('the answer to a query with a changed byte', async () => {
            const agent = await replica.agent({
                fetch: spoiling('/query', (body) => {
                    const { arg } = body['reply'] as { arg: Uint8Array };
                    arg[0] = (arg[0] ?? 0) ^ 1;
                })
            });
            await expect(query(agent, 'peek')).rejects.toThrow(/signature/i);
        });

        it('certificates of another network', async () => {
            const agent = await replica.agent({ shouldFetchRootKey: false });
            await expect(CanisterStatus.request({ agent, canisterId: canister, paths: ['time'] })).rejects.toThrow(/signature/i);
        });
    });

    it('the newer endpoints serve @icp-sdk/core as well', async () => {
        const agent = await CoreAgent.create({ host: replica.host, shouldFetchRootKey: true });
        const before = await agent.query(probe.id, { methodName: 'peek', arg: NO_ARGUMENT });
        expect(before.status).toBe('replied');
        const { response } = await agent.call(probe.id, { methodName: 'increase', arg: NO_ARGUMENT, effectiveCanisterId: probe.id });
        expect(response.status).toBe(200);
    });
});

/** Changes a byte of the first value in a hash tree that has one. */
function spoilLeaf(tree: unknown): boolean {
    const [kind, ...parts] = tree as [number, ...unknown[]];
    if (kind === 1) return spoilLeaf(parts[0]) || spoilLeaf(parts[1]);
    if (kind === 2) return spoilLeaf(parts[1]);
    const [value] = parts as [Uint8Array];
    if (kind !== 3 || value.length === 0) return false;
    value[0] = (value[0] ?? 0) ^ 1;
    return true;
}
