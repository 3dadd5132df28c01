import { gzipSync } from 'node:zlib';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createIdentity, IcpConfigFlag, IcpFeaturesConfig, PocketIc, SubnetStateType } from '@dfinity/pic';
import type { IDL } from '@icp-sdk/core/candid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { canisterModule } from './support/canister-module.js';
import { openReplica, Probe, rejectionOf, u64 } from './support/probe.js';
import { submit } from './support/submitted-call.js';

const NEW = { state: { type: SubnetStateType.New } } as const;

/** A canister with a Candid interface: no arguments, and an answer of `DIDL` with nothing, or one natural number. */
const TYPED = `
    (data (i32.const 300) "DIDL\\00\\00") (data (i32.const 310) "DIDL\\00\\01\\78")
    (func (export "canister_update nothing") (call $reply_bytes (i32.const 300) (i32.const 6)))
    (func (export "canister_update bump")
      (call $add (i64.const 1)) (call $msg_reply_data_append (i32.const 310) (i32.const 7)) (call $reply_u64 (call $get)))
    (func (export "canister_query current")
      (call $msg_reply_data_append (i32.const 310) (i32.const 7)) (call $reply_u64 (call $get)))`;

interface Typed {
    readonly nothing: () => Promise<null>;
    readonly bump: () => Promise<bigint>;
    readonly current: () => Promise<bigint>;
}

const idlFactory = ({ IDL: types }: { IDL: typeof IDL }): IDL.ServiceClass =>
    types.Service({
        nothing: types.Func([], [], []),
        bump: types.Func([], [types.Nat64], []),
        current: types.Func([], [types.Nat64], ['query'])
    });

/** Where each method of the client is exercised, so that a new one is not overlooked. */
const COVERED: Readonly<Record<string, readonly string[]>> = {
    'pocket-ic-client': [
        'setupCanister',
        'createActor',
        'createDeferredActor',
        'resetTime',
        'resetCertifiedTime',
        'advanceCertifiedTime',
        'getDefaultEffectiveCanisterId',
        'getBitcoinSubnet',
        'getFiduciarySubnet',
        'getInternetIdentitySubnet',
        'getNnsSubnet',
        'getSnsSubnet',
        'getSystemSubnets',
        'installCodeChunked'
    ],
    topology: [
        'getTopology',
        'getApplicationSubnets',
        'getCanisterSubnetId',
        'getPubKey',
        'getStableMemory',
        'setStableMemory',
        'tearDown'
    ],
    lifecycle: ['createCanister', 'installCode', 'reinstallCode', 'upgradeCanister', 'startCanister', 'stopCanister'],
    'management-canister': ['canisterStatus', 'updateCanisterSettings', 'getControllers'],
    cycles: ['getCyclesBalance', 'addCycles'],
    'timers-and-time': ['tick', 'getTime', 'setTime', 'setCertifiedTime', 'advanceTime'],
    queries: ['queryCall', 'updateCall'],
    'https-outcalls': ['getPendingHttpsOutcalls', 'mockPendingHttpsOutcall'],
    'http-gateway': ['makeLive', 'stopLive']
};

describe('B7 the client of PocketIC', () => {
    let pic: PocketIc;
    beforeEach(async () => {
        pic = await openReplica();
    });
    afterEach(() => pic.tearDown());

    it('has no method that no spec exercises', () => {
        const methods = Object.getOwnPropertyNames(PocketIc.prototype).filter((name) => name !== 'constructor');
        expect([...methods].sort()).toEqual(Object.values(COVERED).flat().sort());
    });

    describe('canisters and their actors', () => {
        it('setupCanister creates, installs and gives an actor', async () => {
            const wasm = new Uint8Array(await canisterModule(TYPED));
            const { actor, canisterId } = await pic.setupCanister<never>({ idlFactory: idlFactory as never, wasm });
            const typed = actor as unknown as Typed;
            expect(await typed.nothing()).toBeNull();
            expect([await typed.bump(), await typed.bump(), await typed.current()]).toEqual([1n, 2n, 2n]);
            const same = pic.createActor(idlFactory as never, canisterId) as unknown as Typed;
            expect(await same.current()).toBe(2n);
        });

        it('setupCanister takes an identity, an argument, settings and a path', async () => {
            const folder = await mkdtemp(join(tmpdir(), 'wasm-'));
            const path = join(folder, 'module.wasm.gz');
            writeFileSync(path, gzipSync(await canisterModule(TYPED)));
            const owner = createIdentity('owner').getPrincipal();
            const { canisterId } = await pic.setupCanister<never>({
                idlFactory: idlFactory as never,
                wasm: path,
                sender: owner,
                arg: new Uint8Array([1, 2]),
                computeAllocation: 5n,
                freezingThreshold: 1_000n,
                environmentVariables: [{ name: 'A', value: 'b' }]
            });
            await rm(folder, { recursive: true });
            expect((await pic.getControllers(canisterId)).map(String)).toEqual([owner.toText()]);
            const { settings } = await pic.canisterStatus({ canisterId, sender: owner });
            expect(settings).toMatchObject({ computeAllocation: 5n, freezingThreshold: 1_000n });
        });

        it('a module larger than a message is installed in chunks', async () => {
            const large = await canisterModule(`${TYPED} (@custom "padding" "${'x'.repeat(2_500_000)}")`);
            const canisterId = await pic.createCanister();
            await pic.installCode({ canisterId, wasm: new Uint8Array(large) });
            const typed = pic.createActor(idlFactory as never, canisterId) as unknown as Typed;
            expect(await typed.bump()).toBe(1n);
        });

        it('createDeferredActor sends calls and asks for their answers later', async () => {
            const canisterId = (await Probe.install(pic, TYPED)).id;
            const deferred = pic.createDeferredActor(idlFactory as never, canisterId) as unknown as {
                bump(): Promise<() => Promise<bigint>>;
            };
            const [first, second] = [await deferred.bump(), await deferred.bump()];
            expect([await second(), await first()].sort()).toEqual([1n, 2n]);
        });
    });

    describe('time', () => {
        it('resetTime goes to the present with the next round, resetCertifiedTime at once', async () => {
            const canister = await Probe.install(pic, `(func (export "canister_query now") (call $reply_u64 (call $time)))`);
            const seconds = async (): Promise<number> => Number(u64(await canister.query('now')) / 1_000_000_000n);
            const present = Math.floor(Date.now() / 1_000);
            await pic.resetTime();
            expect(await seconds()).toBeLessThan(present);
            await pic.tick();
            expect(await seconds()).toBeGreaterThanOrEqual(present);
            await pic.resetCertifiedTime();
            expect(await seconds()).toBeGreaterThanOrEqual(present);
        });

        it('advanceCertifiedTime is seen by queries at once', async () => {
            const canister = await Probe.install(pic, `(func (export "canister_query now") (call $reply_u64 (call $time)))`);
            const before = u64(await canister.query('now'));
            await pic.advanceCertifiedTime(5_000);
            expect(u64(await canister.query('now')) - before).toBeGreaterThanOrEqual(5_000_000_000n);
        });

        it('a message that waits past its expiry is rejected, and not executed', async () => {
            const canister = await Probe.install(pic, TYPED);
            const call = await submit(pic, canister.id, 'bump');
            await pic.advanceTime(301_000);
            expect(await rejectionOf(call.answer())).toMatchObject({ code: 2, errorCode: 202 });
            expect(await canister.counter()).toBe(0n);
        });
    });

    describe('what is refused, by name', () => {
        it('time set into the past', async () => {
            await pic.setTime(1_900_000_000_000);
            await expect(pic.setTime(1_800_000_000_000)).rejects.toThrow(/SettingTimeIntoPast/);
        });

        it.runIf(inject('replicaIsEmbedded'))('features, states of subnets and sender information that this replica lacks', async () => {
            await expect(openReplica({ icpFeatures: { registry: IcpFeaturesConfig.DefaultConfig } })).rejects.toThrow(/icp_features/);
            const fromPath = { state: { type: SubnetStateType.FromPath, path: '/nowhere' } } as const;
            await expect(openReplica({ nns: fromPath })).rejects.toThrow(/FromPath/);
            const { id } = await Probe.install(pic, TYPED);
            const senderInfo = { info: new Uint8Array(1), signer: id };
            await expect(pic.queryCall({ canisterId: id, method: 'current', arg: new Uint8Array(), senderInfo })).rejects.toThrow(
                /sender_info/
            );
        });

        it('flags of the configuration change nothing that the suite sees', async () => {
            const flags = { betaFeatures: IcpConfigFlag.Enabled, canisterBacktrace: IcpConfigFlag.Disabled };
            const other = await openReplica({ icpConfig: flags, disableIngressValidation: true });
            expect(await (await Probe.install(other, TYPED)).counter()).toBe(0n);
            await other.tearDown();
        });
    });
});

describe('B7 the named subnets', () => {
    let pic: PocketIc;
    beforeAll(async () => {
        pic = await openReplica({ nns: NEW, ii: NEW, sns: NEW, fiduciary: NEW, bitcoin: NEW, system: [NEW], application: [NEW] });
    });
    afterAll(() => pic.tearDown());

    it.each([
        ['Bitcoin', () => pic.getBitcoinSubnet()],
        ['Fiduciary', () => pic.getFiduciarySubnet()],
        ['II', () => pic.getInternetIdentitySubnet()],
        ['NNS', () => pic.getNnsSubnet()],
        ['SNS', () => pic.getSnsSubnet()],
        ['System', async () => (await pic.getSystemSubnets())[0]],
        ['Application', async () => (await pic.getApplicationSubnets())[0]]
    ])('%s', async (kind, get) => {
        const subnet = await get();
        expect(subnet).toMatchObject({ type: kind });
        expect(subnet?.canisterRanges.length).toBeGreaterThan(0);
    });

    it('the default effective canister id lies on an application subnet', async () => {
        const id = await pic.getDefaultEffectiveCanisterId();
        const [application] = await pic.getApplicationSubnets();
        const isInside = application?.canisterRanges.some(({ start, end }) => start.ltEq(id) && id.ltEq(end));
        expect(isInside).toBe(true);
    });
});
