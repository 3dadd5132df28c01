import { createHash } from 'node:crypto';
import { IDL } from '@icp-sdk/core/candid';
import { Principal } from '@icp-sdk/core/principal';
import type { PocketIc } from '@dfinity/pic';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canisterModule } from './support/canister-module.js';
import { canisterIdArg, manage, MANAGEMENT } from './support/management.js';
import { callBytes, openReplica, Probe, rejectionOf, relayedReject, text } from './support/probe.js';

const LogsResult = IDL.Record({
    canister_log_records: IDL.Vec(IDL.Record({ idx: IDL.Nat64, timestamp_nanos: IDL.Nat64, content: IDL.Vec(IDL.Nat8) }))
});

describe('B7 the management canister', () => {
    let pic: PocketIc;
    beforeEach(async () => {
        pic = await openReplica();
    });
    afterEach(() => pic.tearDown());

    it('raw_rand gives canisters 32 bytes, others every time', async () => {
        const canister = await Probe.install(pic, '');
        const draws = [await canister.forward(MANAGEMENT, 'raw_rand'), await canister.forward(MANAGEMENT, 'raw_rand')].map(
            (reply) => IDL.decode([IDL.Vec(IDL.Nat8)], new Uint8Array(reply))[0] as unknown as Uint8Array
        );
        expect(draws.map((bytes) => bytes.length)).toEqual([32, 32]);
        expect(Buffer.from(draws[0] ?? []).equals(Buffer.from(draws[1] ?? []))).toBe(false);
    });

    it('canister_status tells status, settings, module hash, memory and cycles', async () => {
        const wasm = await canisterModule('(func (export "canister_init") (drop (call $stable64_grow (i64.const 3))))');
        const canister = await Probe.installModule(pic, wasm, { cycles: 7_000_000_000_000n });
        await pic.updateCanisterSettings({ canisterId: canister.id, freezingThreshold: 1_000n, computeAllocation: 1n });
        const status = await pic.canisterStatus({ canisterId: canister.id });
        expect(status.status).toEqual({ running: null });
        expect(status.settings.freezingThreshold).toBe(1_000n);
        expect(status.settings.computeAllocation).toBe(1n);
        expect(Buffer.from(status.moduleHash ?? []).toString('hex')).toBe(createHash('sha256').update(wasm).digest('hex'));
        expect(status.memorySize).toBeGreaterThanOrEqual(5n * 65_536n);
        expect(status.cycles).toBe(BigInt(await pic.getCyclesBalance(canister.id)));
    });

    it('a canister may ask for its own status; a stranger may not', async () => {
        const canister = await Probe.install(pic, '');
        const other = await Probe.install(pic, '');
        const arg = canisterIdArg(canister.id);
        expect((await canister.forward(MANAGEMENT, 'canister_status', arg)).length).toBeGreaterThan(100);
        expect(relayedReject(await other.forward(MANAGEMENT, 'canister_status', arg)).code).toBe(5);
    });

    it('settings are changed by controllers, and a canister can be given to others', async () => {
        const owner = Principal.selfAuthenticating(new Uint8Array(44).fill(3));
        const canister = await Probe.install(pic, '');
        await pic.updateCanisterSettings({ canisterId: canister.id, controllers: [owner] });
        expect((await pic.getControllers(canister.id)).map((controller) => controller.toText())).toEqual([owner.toText()]);
        expect(await rejectionOf(pic.canisterStatus({ canisterId: canister.id }))).toMatchObject({ errorCode: 512 });
        expect((await pic.canisterStatus({ canisterId: canister.id, sender: owner })).status).toEqual({ running: null });
    });

    it('a canister can be created with an id of its subnet, once', async () => {
        const [subnet] = await pic.getApplicationSubnets();
        const wanted = subnet?.canisterRanges[0]?.end as Principal;
        expect((await pic.createCanister({ targetCanisterId: wanted })).toText()).toBe(wanted.toText());
        await expect(pic.createCanister({ targetCanisterId: wanted })).rejects.toThrow(/already/);
    });

    it('what a canister prints, and its traps, are in its log, for those who may read it', async () => {
        const canister = await Probe.install(
            pic,
            `(data (i32.const 200) "hello")
             (func (export "canister_update print") (call $debug_print (i32.const 200) (i32.const 5)) (call $msg_reply))
             (func (export "canister_update print_and_trap") (call $debug_print (i32.const 200) (i32.const 4)) unreachable)`
        );
        await canister.update('print');
        await canister.update('print_and_trap').catch(() => undefined);
        const arg = canisterIdArg(canister.id);
        const read = (sender?: Principal): Promise<Uint8Array> =>
            pic.queryCall({ canisterId: MANAGEMENT, method: 'fetch_canister_logs', arg, ...(sender ? { sender } : {}) });
        const [logs] = IDL.decode([LogsResult], new Uint8Array(await read())) as unknown as [
            { canister_log_records: { content: Uint8Array }[] }
        ];
        const lines = logs.canister_log_records.map(({ content }) => text(content));
        expect(lines.slice(0, 2)).toEqual(['hello', 'hell']);
        expect(lines[2]).toMatch(/unreachable/);
        const stranger = Principal.selfAuthenticating(new Uint8Array(44).fill(5));
        expect((await rejectionOf(read(stranger))).code).toBe(4);
    });

    it('a canister creates canisters with its own cycles and controls them', async () => {
        const maker = await Probe.install(
            pic,
            `(func (export "canister_update make")
               (call $call (i32.const 0) (i32.const 1) (i32.const 0)) (call $call_cycles_add (i64.const 2000000000000)) (call $perform))`
        );
        const arg = new Uint8Array(IDL.encode([IDL.Record({})], [{}]));
        const reply = await maker.update('make', callBytes(MANAGEMENT, 'create_canister', arg));
        const [{ canister_id }] = IDL.decode([IDL.Record({ canister_id: IDL.Principal })], new Uint8Array(reply)) as unknown as [
            { canister_id: Principal }
        ];
        expect((await pic.getControllers(canister_id)).map(String)).toEqual([maker.id.toText()]);
        expect(await pic.getCyclesBalance(canister_id)).toBeGreaterThan(1_000_000_000_000n);
        expect((await maker.forward(MANAGEMENT, 'create_canister', arg))[0]).toBe(4);
    });

    it('methods that do not exist are refused by name', async () => {
        const canister = await Probe.install(pic, '');
        const rejection = relayedReject(await canister.forward(MANAGEMENT, 'fly_to_moon'));
        expect(rejection.message).toContain('fly_to_moon');
        await expect(manage(pic, 'fly_to_moon', canister.id)).rejects.toThrow(/fly_to_moon/);
    });

    it('an argument that is no Candid is refused', async () => {
        await expect(
            pic.updateCall({ canisterId: MANAGEMENT, method: 'start_canister', arg: new Uint8Array([1, 2, 3]) })
        ).rejects.toThrow();
    });
});
