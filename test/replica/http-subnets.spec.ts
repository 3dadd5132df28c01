import { Cbor, Certificate, CanisterStatus, type HttpAgent, lookupResultToBuffer } from '@dfinity/agent';
import { HttpAgent as CoreAgent } from '@icp-sdk/core/agent';
import type { Principal } from '@dfinity/principal';
import { SubnetStateType } from '@dfinity/pic';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromPic } from '../../deployment/pic-types.js';
import { idOf, type LiveReplica, openLiveReplica } from './support/live-replica.js';
import { Probe } from './support/probe.js';
import { ed25519Signer, postCbor, readStateContent, signed } from './support/signed-request.js';

const NO_ARGUMENT = new Uint8Array();

/** Expectations from the interface specification, "Delegation". */
describe('B7 several subnets under one root key', () => {
    let replica: LiveReplica;
    let agent: HttpAgent;
    let probe: Probe;
    let canister: Principal;
    let subnet: Principal;
    let onRoot: Probe;
    beforeAll(async () => {
        const state = { type: SubnetStateType.New } as const;
        replica = await openLiveReplica({ nns: { state }, application: [{ state }, { state }] });
        agent = await replica.agent();
        const [first] = await replica.pic.getApplicationSubnets();
        const root = await replica.pic.getNnsSubnet();
        if (!first || !root) throw new Error('the instance lacks a subnet');
        subnet = fromPic(first.id);
        probe = await Probe.install(replica.pic, '', { subnet: first.id });
        canister = idOf(probe);
        onRoot = await Probe.install(replica.pic, '', { subnet: root.id });
    });
    afterAll(() => replica.close());

    interface Parts {
        readonly delegation?: { readonly subnet_id: Uint8Array; readonly certificate: Uint8Array };
    }

    async function certificateAt(path: string, id: Principal): Promise<Uint8Array> {
        const url = `${replica.host}/api/${path.replace('ID', id.toText())}`;
        const reply = await postCbor(url, signed(readStateContent([['time']]), ed25519Signer(1)));
        return reply.body['certificate'] as Uint8Array;
    }

    it('a canister outside of the root subnet answers agents under a delegation', async () => {
        expect((await agent.query(canister, { methodName: 'peek', arg: NO_ARGUMENT })).status).toBe('replied');
        const { response } = await agent.call(canister, { methodName: 'count', arg: NO_ARGUMENT });
        expect(response.status).toBe(200);
        const { certificate } = response.body as unknown as { certificate: Uint8Array };
        expect(Cbor.decode<Parts>(certificate).delegation?.subnet_id).toEqual(subnet.toUint8Array());
        await Certificate.create({ certificate, rootKey: agent.rootKey as Uint8Array, canisterId: canister });
    });

    it('a canister of the root subnet needs none', async () => {
        expect((await agent.query(idOf(onRoot), { methodName: 'peek', arg: NO_ARGUMENT })).status).toBe('replied');
        expect(Cbor.decode<Parts>(await certificateAt('v2/canister/ID/read_state', idOf(onRoot))).delegation).toBeUndefined();
    });

    it('a subnet may not certify for canisters of another', async () => {
        const certificate = await certificateAt('v2/canister/ID/read_state', canister);
        const rootKey = agent.rootKey as Uint8Array;
        await Certificate.create({ certificate, rootKey, canisterId: canister });
        await expect(Certificate.create({ certificate, rootKey, canisterId: idOf(onRoot) })).rejects.toThrow(/range/);
    });

    it('the older endpoints tell the ranges with the subnet, the newer ones in shards', async () => {
        const rangesIn = async (path: string): Promise<boolean> => {
            const { delegation } = Cbor.decode<Parts>(await certificateAt(path, canister));
            const certificate = await Certificate.create({
                certificate: delegation?.certificate as Uint8Array,
                rootKey: agent.rootKey as Uint8Array,
                canisterId: canister
            });
            const found = certificate.lookup_path(['subnet', subnet.toUint8Array(), 'canister_ranges']);
            return lookupResultToBuffer(found) !== undefined;
        };
        expect(await rangesIn('v2/canister/ID/read_state')).toBe(true);
        expect(await rangesIn('v3/canister/ID/read_state')).toBe(false);
    });

    it('agents of the newer endpoints verify the shards', async () => {
        const core = await CoreAgent.create({ host: replica.host, shouldFetchRootKey: true });
        expect((await core.query(probe.id, { methodName: 'peek', arg: NO_ARGUMENT })).status).toBe('replied');
        const { response } = await core.call(probe.id, { methodName: 'count', arg: NO_ARGUMENT, effectiveCanisterId: probe.id });
        expect(response.status).toBe(200);
    });

    it('a status tells the subnet that hosts the canister, and only its nodes', async () => {
        const status = await CanisterStatus.request({ agent, canisterId: canister, paths: ['subnet'] });
        expect(status.get('subnet')).toMatchObject({ subnetId: subnet.toText() });
    });

    it('a canister can be created on a subnet that is named', async () => {
        const pic = replica.pic;
        const created = await pic.createCanister({ targetSubnetId: (await pic.getApplicationSubnets())[1]!.id });
        const status = await CanisterStatus.request({ agent, canisterId: fromPic(created), paths: ['subnet'] });
        expect(status.get('subnet')).not.toMatchObject({ subnetId: subnet.toText() });
    });
});
