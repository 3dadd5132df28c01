import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Principal } from '@icp-sdk/core/principal';
import type { PocketIc } from '@dfinity/pic';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bareModule, canisterModule } from './support/canister-module.js';
import { installHolder } from './support/holder.js';
import { canisterIdArg, manage, MANAGEMENT } from './support/management.js';
import { callBytes, openReplica, Probe, rejectionOf, relayedReject, u64, u64Bytes } from './support/probe.js';
import { submit } from './support/submitted-call.js';

const KEEPER = `
    (func (export "canister_init") (call $stable_init) (call $stable_add (i64.const 100)) (call $add (i64.const 1)))
    (func (export "canister_pre_upgrade") (call $stable_add (call $get)))
    (func (export "canister_post_upgrade") (call $add (i64.const 2)))
    (func (export "canister_update bump") (call $add (i64.const 10)) (call $reply_u64 (call $get)))
    (func (export "canister_query status") (call $reply_u32 (call $canister_status)))
    (func (export "canister_query version") (call $reply_u64 (call $canister_version)))`;

describe('B7 installing and upgrading', () => {
    let pic: PocketIc;
    beforeEach(async () => {
        pic = await openReplica();
    });
    afterEach(() => pic.tearDown());

    it('an upgrade runs pre_upgrade on the old and post_upgrade on the new instance; stable memory stays, linear memory goes', async () => {
        const canister = await Probe.install(pic, KEEPER);
        await canister.update('bump');
        await canister.upgrade(KEEPER);
        expect(u64(await canister.query('peek_stable'))).toBe(111n);
        expect(await canister.counter()).toBe(2n);
    });

    it('"These steps are atomic": a trap in post_upgrade takes back what pre_upgrade wrote, and the old code goes on', async () => {
        const canister = await Probe.install(pic, KEEPER);
        await canister.update('bump');
        const attempt = canister.upgrade(`(func (export "canister_post_upgrade") (call $stable_add (i64.const 5)) unreachable)`);
        expect(await rejectionOf(attempt)).toMatchObject({ code: 5, errorCode: 502 });
        expect(u64(await canister.query('peek_stable'))).toBe(100n);
        expect(u64(await canister.update('bump'))).toBe(21n);
    });

    it('a trap in pre_upgrade refuses the upgrade, unless skip_pre_upgrade says to skip it', async () => {
        const stuck = `${KEEPER.replace('(call $stable_add (call $get))', '(call $add (i64.const 50)) unreachable')}`;
        const canister = await Probe.install(pic, stuck);
        expect((await rejectionOf(canister.upgrade(KEEPER))).code).toBe(5);
        expect(await canister.counter()).toBe(1n);
        await pic.upgradeCanister({
            canisterId: canister.id,
            wasm: new Uint8Array(await canisterModule(KEEPER)),
            upgradeModeOptions: { skip_pre_upgrade: [true], wasm_memory_persistence: [] }
        });
        expect(u64(await canister.query('peek_stable'))).toBe(100n);
        expect(await canister.counter()).toBe(2n);
    });

    it('the argument of an installation is the argument of canister_init, its caller the one who installs', async () => {
        const functions = `
            (func (export "canister_init") (call $add (call $arg_u64)) (global.set $global (i64.extend_i32_u (call $msg_caller_size))))`;
        const canister = await Probe.install(pic, functions, { arg: u64Bytes(77n) });
        expect(await canister.counter()).toBe(77n);
        expect(u64(await canister.query('peek_global'))).toBe(1n);
    });

    it('a trap in canister_init leaves the canister empty', async () => {
        const id = await pic.createCanister();
        const wasm = new Uint8Array(
            await canisterModule(`(func (export "canister_init") (drop (call $stable64_grow (i64.const 1))) unreachable)`)
        );
        expect((await rejectionOf(pic.installCode({ canisterId: id, wasm }))).code).toBe(5);
        expect((await pic.canisterStatus({ canisterId: id })).moduleHash).toBeNull();
    });

    it('a start function runs before canister_init, and may not use most of the System API', async () => {
        const canister = await Probe.install(
            pic,
            `(func $start (global.set $global (i64.const 3))) (start $start)
             (func (export "canister_init") (call $add (global.get $global)))`
        );
        expect(await canister.counter()).toBe(3n);
        const forbidden = Probe.install(pic, `(func $start (drop (call $time))) (start $start)`);
        expect(await rejectionOf(forbidden)).toMatchObject({ code: 5, errorCode: 504 });
    });

    it('install refuses a canister that is not empty; reinstall empties it, stable memory included', async () => {
        const canister = await Probe.install(pic, KEEPER);
        const wasm = new Uint8Array(await canisterModule(KEEPER));
        expect(await rejectionOf(pic.installCode({ canisterId: canister.id, wasm }))).toMatchObject({ code: 5, errorCode: 514 });
        await canister.update('bump');
        await pic.reinstallCode({ canisterId: canister.id, wasm });
        expect(await canister.counter()).toBe(1n);
        expect(u64(await canister.query('peek_stable'))).toBe(100n);
    });

    it('a reinstallation that traps leaves everything as it was', async () => {
        const canister = await Probe.install(pic, KEEPER);
        const wasm = new Uint8Array(await canisterModule(`(func (export "canister_init") unreachable)`));
        expect((await rejectionOf(pic.reinstallCode({ canisterId: canister.id, wasm }))).code).toBe(5);
        expect(u64(await canister.query('peek_stable'))).toBe(100n);
        expect(u64(await canister.update('bump'))).toBe(11n);
    });

    it('only controllers may change a canister', async () => {
        const stranger = Principal.selfAuthenticating(new Uint8Array(44).fill(9));
        const canister = await Probe.install(pic, KEEPER);
        const wasm = new Uint8Array(await canisterModule(KEEPER));
        expect(await rejectionOf(pic.upgradeCanister({ canisterId: canister.id, wasm, sender: stranger }))).toMatchObject({
            errorCode: 512
        });
        expect(await rejectionOf(pic.stopCanister({ canisterId: canister.id, sender: stranger }))).toMatchObject({ errorCode: 512 });
    });

    it('"the canister version … is guaranteed to be incremented upon every change"', async () => {
        const canister = await Probe.install(pic, KEEPER);
        const seen = [u64(await canister.query('version'))];
        await canister.update('bump');
        seen.push(u64(await canister.query('version')));
        await canister.upgrade(KEEPER);
        seen.push(u64(await canister.query('version')));
        expect(seen[1]).toBeGreaterThan(seen[0] as bigint);
        expect(seen[2]).toBeGreaterThan(seen[1] as bigint);
    });

    it('a response that arrives after an upgrade runs the new code, at the old table index with the old environment', async () => {
        const callback = (answer: string): string => `
            (elem (i32.const 2) $callback)
            (func $callback (param i32) ${answer})
            (func (export "canister_update go") (call $call (i32.const 2) (i32.const 2) (i32.const 33)) (call $perform))`;
        const holder = await installHolder(pic);
        const canister = await Probe.install(pic, callback('(call $reply_u32 (local.get 0))'));
        const call = await submit(pic, canister.id, 'go', callBytes(holder, 'hold'));
        await pic.tick(2);
        await canister.upgrade(callback('(call $reply_u32 (i32.add (local.get 0) (i32.const 1000)))'));
        await holder.update('release');
        expect(u64(await call.answer())).toBe(1033n);
    });

    it.each([
        ['an import from elsewhere', '(import "env" "memory" (memory 1))', /env\.memory/],
        ['a System API function that does not exist', '(import "ic0" "fly" (func))', /fly/],
        ['a System API function of another type', '(import "ic0" "time" (func (result i32)))', /time/],
        ['an entry point with another type', '(func (export "canister_init") (param i32))', /canister_init/],
        ['an unknown name with the prefix canister_', '(func (export "canister_fly"))', /canister_fly/],
        ['one method as update and as query', '(func (export "canister_update m") (export "canister_query m"))', /m/]
    ])('a module with %s is refused', async (_what, fields, expected) => {
        const rejection = await rejectionOf(Probe.installModule(pic, await bareModule(fields)));
        expect(rejection.errorCode).toBe(505);
        expect(rejection.message).toMatch(expected);
    });

    it('bytes that are no module are refused', async () => {
        expect(await rejectionOf(Probe.installModule(pic, new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8])))).toMatchObject({ errorCode: 505 });
    });

    it('a compressed module is decompressed, and its hash is that of the compressed bytes', async () => {
        const zipped = new Uint8Array(gzipSync(await canisterModule(KEEPER)));
        const canister = await Probe.installModule(pic, zipped);
        expect(await canister.counter()).toBe(1n);
        const { moduleHash } = await pic.canisterStatus({ canisterId: canister.id });
        expect(Buffer.from(moduleHash ?? []).toString('hex')).toBe(createHash('sha256').update(zipped).digest('hex'));
    });

    it('code above the ingress limit is installed from chunks', async () => {
        const wasm = await canisterModule(KEEPER);
        // A custom section: number 0, its length in four bytes, the name's length and the name.
        const content = Buffer.concat([Buffer.from([7]), Buffer.from('padding'), Buffer.alloc(2_000_000)]);
        const { length } = content;
        const size = [(length & 0x7f) | 0x80, ((length >> 7) & 0x7f) | 0x80, ((length >> 14) & 0x7f) | 0x80, length >> 21];
        const big = new Uint8Array(Buffer.concat([wasm, Buffer.from([0, ...size]), content]));
        const canister = await Probe.installModule(pic, big);
        expect(await canister.counter()).toBe(1n);
    });
});

describe('B7 stopping, starting, deleting', () => {
    let pic: PocketIc;
    beforeEach(async () => {
        pic = await openReplica();
    });
    afterEach(() => pic.tearDown());

    it('a stopped canister refuses calls and queries until it is started; its state stays', async () => {
        const canister = await Probe.install(pic, KEEPER);
        await canister.update('bump');
        await pic.stopCanister({ canisterId: canister.id });
        expect((await pic.canisterStatus({ canisterId: canister.id })).status).toEqual({ stopped: null });
        expect(await rejectionOf(canister.update('bump'))).toMatchObject({ code: 5, errorCode: 508 });
        expect(await rejectionOf(canister.query('peek'))).toMatchObject({ code: 5, errorCode: 508 });
        const caller = await Probe.install(pic, '');
        expect(relayedReject(await caller.forward(canister, 'bump')).code).toBe(5);
        await pic.startCanister({ canisterId: canister.id });
        expect(u64(await canister.update('bump'))).toBe(21n);
    });

    it('stopping waits for open calls: no new ones are taken, the open ones are answered, then the canister is stopped', async () => {
        const holder = await installHolder(pic);
        const canister = await Probe.install(pic, KEEPER);
        const open = await submit(pic, canister.id, 'forward', callBytes(holder, 'hold'));
        await pic.tick(2);
        const stop = await submit(pic, MANAGEMENT, 'stop_canister', canisterIdArg(canister.id));
        await pic.tick(2);
        expect((await pic.canisterStatus({ canisterId: canister.id })).status).toEqual({ stopping: null });
        expect(await rejectionOf(canister.update('bump'))).toMatchObject({ code: 5, errorCode: 509 });
        await holder.update('release');
        expect(u64(await open.answer())).toBe(7n);
        await stop.answer();
        expect((await pic.canisterStatus({ canisterId: canister.id })).status).toEqual({ stopped: null });
    });

    it('starting a canister that is stopping cancels the stop', async () => {
        const holder = await installHolder(pic);
        const canister = await Probe.install(pic, KEEPER);
        const open = await submit(pic, canister.id, 'forward', callBytes(holder, 'hold'));
        await pic.tick(2);
        const stop = await submit(pic, MANAGEMENT, 'stop_canister', canisterIdArg(canister.id));
        await pic.tick(2);
        await pic.startCanister({ canisterId: canister.id });
        expect((await rejectionOf(stop.answer())).code).toBe(5);
        expect(u64(await canister.update('bump'))).toBe(11n);
        await holder.update('release');
        expect(u64(await open.answer())).toBe(7n);
    });

    it('uninstalling rejects the calls that are open; what comes back later finds nothing', async () => {
        const holder = await installHolder(pic);
        const canister = await Probe.install(pic, KEEPER);
        const open = await submit(pic, canister.id, 'forward', callBytes(holder, 'hold'));
        await pic.tick(2);
        await manage(pic, 'uninstall_code', canister.id);
        expect((await rejectionOf(open.answer())).code).toBe(4);
        await holder.update('release');
        await pic.tick(3);
        expect(await rejectionOf(canister.query('peek'))).toMatchObject({ errorCode: 537 });
        expect((await pic.canisterStatus({ canisterId: canister.id })).moduleHash).toBeNull();
    });

    it('only a stopped canister can be deleted, and then it is gone', async () => {
        const canister = await Probe.install(pic, KEEPER);
        expect(await rejectionOf(manage(pic, 'delete_canister', canister.id))).toMatchObject({ errorCode: 510 });
        await pic.stopCanister({ canisterId: canister.id });
        await manage(pic, 'delete_canister', canister.id);
        const caller = await Probe.install(pic, '');
        expect(relayedReject(await caller.update('forward', callBytes(canister, 'bump'))).code).toBe(3);
    });
});
