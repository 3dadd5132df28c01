import type { PocketIc } from '@dfinity/pic';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openReplica, Probe, u64, u64Bytes } from './support/probe.js';

const SECOND = 1_000_000_000n;

describe('B7 time, timers and heartbeats', () => {
    let pic: PocketIc;
    beforeEach(async () => {
        pic = await openReplica();
    });
    afterEach(() => pic.tearDown());

    const TIMER = `
        (func (export "canister_global_timer") (call $add (i64.const 1)))
        (func (export "canister_update set") (call $reply_u64 (call $global_timer_set (call $arg_u64))))
        (func (export "canister_update now") (call $reply_u64 (call $time)))
        (func (export "canister_update in_five_seconds")
          (call $reply_u64 (call $global_timer_set (i64.add (call $time) (i64.const 5000000000)))))
        (func (export "canister_update twice_now") (call $append_u64 (call $time)) (call $append_u64 (call $time)) (call $msg_reply))`;

    it('the timer fires when "the current time … has passed the value of the global timer", and once', async () => {
        const canister = await Probe.install(pic, TIMER);
        await canister.update('in_five_seconds');
        await pic.advanceTime(4_000);
        await pic.tick(3);
        expect(await canister.counter()).toBe(0n);
        await pic.advanceTime(2_000);
        await pic.tick(5);
        expect(await canister.counter()).toBe(1n);
    });

    it('global_timer_set "returns the previous value of the timer. If no timer is set … zero", and 0 deactivates it', async () => {
        const canister = await Probe.install(pic, TIMER);
        const far = 9_000_000_000n * SECOND;
        expect(u64(await canister.update('set', u64Bytes(far)))).toBe(0n);
        expect(u64(await canister.update('set', u64Bytes(0n)))).toBe(far);
        expect(u64(await canister.update('set', u64Bytes(0n)))).toBe(0n);
    });

    it('a timer that was deactivated does not fire', async () => {
        const canister = await Probe.install(pic, TIMER);
        await canister.update('in_five_seconds');
        await canister.update('set', u64Bytes(0n));
        await pic.advanceTime(10_000);
        await pic.tick(3);
        expect(await canister.counter()).toBe(0n);
    });

    it('a timer that lies in the past fires in the next round, and again only when it is set again', async () => {
        const canister = await Probe.install(pic, TIMER);
        await canister.update('set', u64Bytes(1n));
        await pic.tick(4);
        expect(await canister.counter()).toBe(1n);
    });

    it('a timer that re-arms itself with the present fires at most once a round', async () => {
        const canister = await Probe.install(
            pic,
            `(func $arm (drop (call $global_timer_set (call $time))))
             (func (export "canister_init") (call $arm))
             (func (export "canister_global_timer") (call $add (i64.const 1)) (call $arm))`
        );
        const before = await canister.counter();
        await pic.tick(5);
        expect((await canister.counter()) - before).toBeLessThanOrEqual(5n);
        expect((await canister.counter()) - before).toBeGreaterThanOrEqual(4n);
    });

    it('a timer whose function traps is not set again, and its changes are discarded', async () => {
        const canister = await Probe.install(
            pic,
            `(func (export "canister_global_timer") (call $add (i64.const 1)) unreachable)
             (func (export "canister_update arm") (drop (call $global_timer_set (i64.const 1))) (call $msg_reply))`
        );
        await canister.update('arm');
        await pic.tick(4);
        expect(await canister.counter()).toBe(0n);
    });

    it('a timer set by a message that traps is not set', async () => {
        const canister = await Probe.install(
            pic,
            `${TIMER} (func (export "canister_update set_and_trap") (drop (call $global_timer_set (i64.const 1))) unreachable)`
        );
        await canister.update('set_and_trap').catch(() => undefined);
        await pic.tick(3);
        expect(await canister.counter()).toBe(0n);
    });

    it('"The global timer is also deactivated upon changes to the canister\'s Wasm module"', async () => {
        const canister = await Probe.install(pic, TIMER);
        await canister.update('in_five_seconds');
        await canister.upgrade(TIMER);
        await pic.advanceTime(10_000);
        await pic.tick(3);
        expect(await canister.counter()).toBe(0n);
    });

    it('heartbeats run in rounds, cannot reply, and may call', async () => {
        const callee = await Probe.install(pic, `(func (export "canister_update poke") (call $add (i64.const 1)) (call $msg_reply))`);
        const id = [...callee.id.toUint8Array()].map((byte) => `\\${byte.toString(16).padStart(2, '0')}`).join('');
        const canister = await Probe.install(
            pic,
            `(data (i32.const 500) "${id}")
             (data (i32.const 600) "poke")
             (elem (i32.const 2) $ignore)
             (func $ignore (param i32))
             (func (export "canister_heartbeat")
               (call $add (i64.const 1))
               (call $call_new (i32.const 500) (i32.const 10) (i32.const 600) (i32.const 4)
                 (i32.const 2) (i32.const 0) (i32.const 2) (i32.const 0))
               (call $perform))`
        );
        const beats = await canister.counter();
        await pic.tick(4);
        expect((await canister.counter()) - beats).toBeGreaterThanOrEqual(3n);
        expect(await callee.counter()).toBeGreaterThanOrEqual(3n);
    });

    it('a heartbeat that replies traps', async () => {
        const canister = await Probe.install(pic, `(func (export "canister_heartbeat") (call $add (i64.const 1)) (call $msg_reply))`);
        await pic.tick(3);
        expect(await canister.counter()).toBe(0n);
    });

    it('"within an invocation of one entry point, the time is constant" and it is "monotonically increasing"', async () => {
        const canister = await Probe.install(pic, TIMER);
        const reply = await canister.update('twice_now');
        expect(u64(reply)).toBe(u64(reply, 8));
        const later = u64(await canister.update('now'));
        expect(later).toBeGreaterThan(u64(reply));
        await canister.upgrade(TIMER);
        expect(u64(await canister.update('now'))).toBeGreaterThan(later);
    });

    it('time that is set is the time of the next message, and it cannot be set into the past', async () => {
        const canister = await Probe.install(pic, TIMER);
        const target = (await pic.getTime()) + 86_400_000;
        await pic.setTime(target);
        expect(u64(await canister.update('now')) / 1_000_000n).toBe(BigInt(target));
        await expect(pic.setTime(target - 60_000)).rejects.toThrow(/SettingTimeIntoPast/);
        await pic.setCertifiedTime(target + 1_000);
        expect(await pic.getTime()).toBe(target + 1_000);
    });
});
