import { SubnetStateType } from '@dfinity/pic';
import type { PocketIc } from '@dfinity/pic';
import { afterEach, describe, expect, it } from 'vitest';
import { callBytes, openReplica, Probe, rejectionOf, relayedReject, u64 } from './support/probe.js';

const NEW = { state: { type: SubnetStateType.New } } as const;

describe('B7 instances and subnets', () => {
    const open: PocketIc[] = [];
    async function instance(options?: Parameters<typeof openReplica>[0]): Promise<PocketIc> {
        const pic = await openReplica(options);
        open.push(pic);
        return pic;
    }
    afterEach(async () => {
        await Promise.all(open.splice(0).map((pic) => pic.tearDown()));
    });

    it('instances know nothing of each other', async () => {
        const [first, second] = [await instance(), await instance()];
        const here = await Probe.install(first, `(func (export "canister_update bump") (call $add (i64.const 1)) (call $msg_reply))`);
        const there = await Probe.install(second, `(func (export "canister_update bump") (call $add (i64.const 1)) (call $msg_reply))`);
        await here.update('bump');
        expect(await here.counter()).toBe(1n);
        expect(await there.counter()).toBe(0n);
        await first.advanceTime(1_000_000);
        expect(await second.getTime()).toBeLessThan(await first.getTime());
    });

    it('a deleted instance is gone', async () => {
        const pic = await openReplica();
        const canister = await Probe.install(pic, '');
        await pic.tearDown();
        await expect(canister.query('peek')).rejects.toThrow(/deleted/);
    });

    it('each subnet has its own range of ids, and canisters are created where they are asked for', async () => {
        const pic = await instance({ application: [NEW, NEW] });
        const subnets = await pic.getApplicationSubnets();
        expect(subnets).toHaveLength(2);
        for (const subnet of subnets) {
            const canister = await pic.createCanister({ targetSubnetId: subnet.id });
            expect((await pic.getCanisterSubnetId(canister))?.toText()).toBe(subnet.id.toText());
            expect((await pic.getPubKey(subnet.id)).length).toBe(133);
        }
    });

    it('the named subnets are there when they are asked for', async () => {
        const pic = await instance({ nns: NEW, ii: NEW, sns: NEW, fiduciary: NEW, bitcoin: NEW, system: [NEW], application: [NEW] });
        const kinds = (await pic.getTopology()).map((subnet) => subnet.type).sort();
        expect(kinds).toEqual(['Application', 'Bitcoin', 'Fiduciary', 'II', 'NNS', 'SNS', 'System']);
    });

    it('canisters on different subnets call each other, but not from a composite query', async () => {
        const pic = await instance({ application: [NEW, NEW] });
        const [here, there] = await pic.getApplicationSubnets();
        if (!here || !there) throw new Error('two subnets were asked for');
        const caller = await Probe.install(pic, '', { subnet: here.id });
        const callee = await Probe.install(pic, `(func (export "canister_query ask") (call $reply_u64 (i64.const 7)))`, {
            subnet: there.id
        });
        expect(u64(await caller.forward(callee, 'ask'))).toBe(7n);
        const answer = await caller
            .query('forward_query', callBytes(callee, 'ask'))
            .then(relayedReject, async (error: unknown) => rejectionOf(Promise.reject(error as Error)));
        expect(answer.code).toBeGreaterThan(0);
    });

    it('stable memory is read and written from outside', async () => {
        const pic = await instance();
        const canister = await Probe.install(pic, '(func (export "canister_init") (call $stable_init) (call $stable_add (i64.const 5)))');
        const memory = await pic.getStableMemory(canister.id);
        expect(memory.length).toBe(65_536);
        expect(u64(memory, 8)).toBe(5n);
        const changed = new Uint8Array(2 * 65_536);
        changed[8] = 77;
        await pic.setStableMemory(canister.id, changed);
        expect(u64(await canister.query('peek_stable'))).toBe(77n);
        expect((await pic.getStableMemory(canister.id)).length).toBe(2 * 65_536);
    });

    it('a live instance runs by itself, at the present time', async () => {
        const pic = await instance();
        const canister = await Probe.install(
            pic,
            `(func (export "canister_global_timer") (call $add (i64.const 1)))
             (func (export "canister_update arm") (drop (call $global_timer_set (i64.const 1))) (call $msg_reply))`
        );
        const { client } = pic as unknown as { client: { autoProgress(): Promise<void>; stopProgress(): Promise<void> } };
        await canister.update('arm');
        await client.autoProgress();
        await expect.poll(() => canister.counter(), { timeout: 10_000 }).toBe(1n);
        expect(Math.abs((await pic.getTime()) - Date.now())).toBeLessThan(60_000);
        await client.stopProgress();
    });
});
