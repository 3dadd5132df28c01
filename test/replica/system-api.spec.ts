import { Principal } from '@icp-sdk/core/principal';
import type { PocketIc } from '@dfinity/pic';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installHolder } from './support/holder.js';
import { callBytes, openReplica, Probe, rejectionOf, relayedReject, text, u64, u64Bytes } from './support/probe.js';
import { submit } from './support/submitted-call.js';

describe('B7 the System API', () => {
    let pic: PocketIc;
    beforeEach(async () => {
        pic = await openReplica();
    });
    afterEach(() => pic.tearDown());

    it('a canister knows its own id and that of its subnet', async () => {
        const canister = await Probe.install(
            pic,
            `(func (export "canister_query self")
               (call $canister_self_copy (i32.const 500) (i32.const 0) (call $canister_self_size))
               (call $reply_bytes (i32.const 500) (call $canister_self_size)))
             (func (export "canister_query subnet")
               (call $subnet_self_copy (i32.const 500) (i32.const 0) (call $subnet_self_size))
               (call $reply_bytes (i32.const 500) (call $subnet_self_size)))`
        );
        expect(Principal.fromUint8Array(await canister.query('self')).toText()).toBe(canister.id.toText());
        const subnet = await pic.getCanisterSubnetId(canister.id);
        expect(Principal.fromUint8Array(await canister.query('subnet')).toText()).toBe(subnet?.toText());
    });

    it('is_controller answers 1 for controllers and 0 for others, and traps on what is no principal', async () => {
        const canister = await Probe.install(
            pic,
            `(func (export "canister_query ask") (call $reply_u32 (call $is_controller (i32.const 500) (call $arg_to (i32.const 500)))))`
        );
        expect(u64(await canister.query('ask', Principal.anonymous().toUint8Array()))).toBe(1n);
        expect(u64(await canister.query('ask', canister.id.toUint8Array()))).toBe(0n);
        expect((await rejectionOf(canister.query('ask', new Uint8Array(30)))).code).toBe(5);
    });

    it('in_replicated_execution is 1 in updates and 0 in queries', async () => {
        const canister = await Probe.install(
            pic,
            `(func (export "canister_query mode") (call $reply_u32 (call $in_replicated_execution)))`
        );
        expect(u64(await canister.query('mode'))).toBe(0n);
        expect(u64(await canister.update('mode'))).toBe(1n);
    });

    it('the root key is there in replicated mode: 133 bytes of DER', async () => {
        const canister = await Probe.install(pic, `(func (export "canister_query key") (call $reply_u32 (call $root_key_size)))`);
        expect(u64(await canister.update('key'))).toBe(133n);
        expect((await rejectionOf(canister.query('key'))).code).toBe(5);
    });

    it('environment variables are counted, named and read; unknown names trap', async () => {
        const canister = await Probe.install(
            pic,
            `(func (export "canister_query how_many") (call $reply_u32 (call $env_var_count)))
             (func (export "canister_query name")
               (call $env_var_name_copy (i32.const 0) (i32.const 500) (i32.const 0) (call $env_var_name_size (i32.const 0)))
               (call $reply_bytes (i32.const 500) (call $env_var_name_size (i32.const 0))))
             (func (export "canister_query exists") (call $reply_u32 (call $env_var_name_exists (i32.const 500) (call $arg_to (i32.const 500)))))
             (func (export "canister_query value") (local $size i32)
               (local.set $size (call $env_var_value_size (i32.const 500) (call $arg_to (i32.const 500))))
               (call $env_var_value_copy (i32.const 500) (call $msg_arg_data_size) (i32.const 700) (i32.const 0) (local.get $size))
               (call $reply_bytes (i32.const 700) (local.get $size)))`
        );
        const name = new TextEncoder().encode('COLOUR');
        await pic.updateCanisterSettings({ canisterId: canister.id, environmentVariables: [{ name: 'COLOUR', value: 'zieleń' }] });
        expect(u64(await canister.query('how_many'))).toBe(1n);
        expect(text(await canister.query('name'))).toBe('COLOUR');
        expect(u64(await canister.query('exists', name))).toBe(1n);
        expect(text(await canister.query('value', name))).toBe('zieleń');
        expect(u64(await canister.query('exists', new TextEncoder().encode('SIZE')))).toBe(0n);
        expect((await rejectionOf(canister.query('value', new TextEncoder().encode('SIZE')))).code).toBe(5);
    });

    it('the 32-bit and the 64-bit interface see the same stable memory; both trap out of bounds', async () => {
        const canister = await Probe.install(
            pic,
            `(func (export "canister_update use")
               (call $append_u64 (i64.extend_i32_u (call $stable_grow (i32.const 2))))
               (call $append_u64 (call $stable64_grow (i64.const 1)))
               (i64.store (i32.const 500) (i64.const 42))
               (call $stable_write (i32.const 131070) (i32.const 500) (i32.const 8))
               (call $stable64_read (i64.const 600) (i64.const 131070) (i64.const 8))
               (call $append_u64 (i64.load (i32.const 600)))
               (call $append_u64 (i64.extend_i32_u (call $stable_size)))
               (call $append_u64 (call $stable64_size))
               (call $msg_reply))
             (func (export "canister_update beyond") (call $stable_write (i32.const 0) (i32.const 0) (i32.const 200000)) (call $msg_reply))
             (func (export "canister_update beyond64") (call $stable64_read (i64.const 0) (i64.const -8) (i64.const 16)) (call $msg_reply))
             (func (export "canister_update too_much") (call $reply_u64 (call $stable64_grow (i64.const 1000000000))))`
        );
        const reply = await canister.update('use');
        expect([0, 8, 16, 24, 32].map((offset) => u64(reply, offset))).toEqual([0n, 2n, 42n, 3n, 3n]);
        expect((await rejectionOf(canister.update('beyond'))).code).toBe(5);
        expect((await rejectionOf(canister.update('beyond64'))).code).toBe(5);
        expect(u64(await canister.update('too_much'))).toBe(2n ** 64n - 1n);
    });

    it('debug_print "never traps, even if the src+size exceeds the size of the memory"', async () => {
        const canister = await Probe.install(
            pic,
            `(func (export "canister_update print") (call $debug_print (i32.const 100000) (i32.const 1000000)) (call $msg_reply))`
        );
        expect(await canister.update('print')).toHaveLength(0);
    });

    it('a bounded-wait call that is not answered in time is rejected with SYS_UNKNOWN', async () => {
        const holder = await installHolder(pic);
        const caller = await Probe.install(
            pic,
            `(func (export "canister_update brief")
               (call $call (i32.const 0) (i32.const 1) (i32.const 0)) (call $call_with_best_effort_response (i32.const 10)) (call $perform))`
        );
        const call = await submit(pic, caller.id, 'brief', callBytes(holder, 'hold'));
        await pic.tick(2);
        await pic.advanceTime(11_000);
        expect(relayedReject(await call.answer()).code).toBe(6);
        await holder.update('release');
        await pic.tick(2);
        expect(u64(await caller.update('count'))).toBe(0n);
    });

    it('msg_deadline is that of a bounded-wait call, and 0 otherwise', async () => {
        const callee = await Probe.install(
            pic,
            `(func (export "canister_update deadline") (call $append_u64 (call $time)) (call $append_u64 (call $msg_deadline)) (call $msg_reply))`
        );
        const caller = await Probe.install(
            pic,
            `(func (export "canister_update brief")
               (call $call (i32.const 0) (i32.const 1) (i32.const 0)) (call $call_with_best_effort_response (i32.const 10)) (call $perform))
             (func (export "canister_update endless")
               (call $call (i32.const 0) (i32.const 1) (i32.const 0)) (call $call_with_best_effort_response (i32.const 100000)) (call $perform))`
        );
        const seconds = (reply: Uint8Array): number => Number((u64(reply, 8) - u64(reply)) / 1_000_000_000n);
        expect(seconds(await caller.forward(callee, 'deadline', new Uint8Array(), 'brief'))).toBeGreaterThanOrEqual(9);
        expect(seconds(await caller.forward(callee, 'deadline', new Uint8Array(), 'endless'))).toBeLessThanOrEqual(300);
        expect(u64(await caller.forward(callee, 'deadline'), 8)).toBe(0n);
    });

    it('call_perform gives a non-zero code when too many calls are outstanding, and no callback runs for it', async () => {
        const holder = await installHolder(pic);
        const caller = await Probe.install(
            pic,
            `(elem (i32.const 2) $ignore)
             (func $ignore (param i32))
             (func (export "canister_update flood") (local $left i32) (local $failed i64)
               (local.set $left (i32.const 600))
               (loop $next
                 (call $call (i32.const 2) (i32.const 2) (i32.const 0))
                 (if (call $call_perform) (then (local.set $failed (i64.add (local.get $failed) (i64.const 1)))))
                 (local.set $left (i32.sub (local.get $left) (i32.const 1)))
                 (br_if $next (local.get $left)))
               (call $reply_u64 (local.get $failed)))`,
            { cycles: 10n ** 18n }
        );
        expect(u64(await caller.update('flood', callBytes(holder, 'hold')))).toBeGreaterThanOrEqual(100n);
        await holder.update('release');
    });

    it.each([
        ['cost_call', '(call $cost_call (i64.const 4) (i64.const 100) (i32.const 500))'],
        ['cost_create_canister', '(call $cost_create_canister (i32.const 500))'],
        ['cost_http_request', '(call $cost_http_request (i64.const 100) (i64.const 1000) (i32.const 500))']
    ])('%s tells a price', async (_name, use) => {
        const canister = await Probe.install(
            pic,
            `(func (export "canister_query price") ${use} (call $reply_bytes (i32.const 500) (i32.const 16)))`
        );
        expect(u64(await canister.query('price'))).toBeGreaterThan(1_000_000n);
    });

    it('a number of the argument that is too large for the memory traps instead of wrapping around', async () => {
        const canister = await Probe.install(
            pic,
            `(func (export "canister_query read") (drop (i64.load offset=4294967295 (i32.wrap_i64 (call $arg_u64)))) (call $msg_reply))`
        );
        expect((await rejectionOf(canister.query('read', u64Bytes(4_294_967_295n)))).code).toBe(5);
    });
});
