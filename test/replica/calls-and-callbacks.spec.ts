import type { PocketIc } from '@dfinity/pic';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callBytes, openReplica, Probe, rejectionOf, relayedReject, text, u64, u64Bytes } from './support/probe.js';

const CALLEE = `
    (data (i32.const 200) "no")
    (func (export "canister_update add") (call $add (call $arg_u64)) (call $reply_u64 (call $get)))
    (func (export "canister_update echo") (call $reply_bytes (i32.const 8192) (call $arg_to (i32.const 8192))))
    (func (export "canister_update refuse") (call $add (i64.const 1)) (call $msg_reject (i32.const 200) (i32.const 2)))
    (func (export "canister_update crash") (call $add (i64.const 1)) unreachable)
    (func (export "canister_query ask") (call $reply_u64 (i64.const 7)))
    (func (export "canister_composite_query composite") (call $reply_u64 (i64.const 8)))`;

describe('B7 calls between canisters and their callbacks', () => {
    let pic: PocketIc;
    let callee: Probe;
    beforeEach(async () => {
        pic = await openReplica();
        callee = await Probe.install(pic, CALLEE);
    });
    afterEach(() => pic.tearDown());

    it('"The reply callback is executed upon successful completion of the method call"', async () => {
        const caller = await Probe.install(pic, '');
        expect(text(await caller.forward(callee, 'echo', new TextEncoder().encode('hello')))).toBe('hello');
        expect(u64(await caller.forward(callee, 'ask'))).toBe(7n);
    });

    it('"The reject callback is executed if the method call fails asynchronously or the other canister explicitly rejects the call"', async () => {
        const caller = await Probe.install(pic, '');
        expect(relayedReject(await caller.forward(callee, 'refuse'))).toEqual({ code: 4, message: 'no' });
        expect(relayedReject(await caller.forward(callee, 'crash')).code).toBe(5);
        expect(relayedReject(await caller.forward(callee, 'nowhere')).code).toBe(5);
        expect(relayedReject(await caller.forward(callee, 'composite')).code).toBe(5);
        expect(await callee.counter()).toBe(1n);
    });

    it('"the table is read at the corresponding index … and passed the corresponding *_env value"', async () => {
        const caller = await Probe.install(
            pic,
            `(elem (i32.const 2) $with_env)
             (func $with_env (param i32) (call $reply_u32 (local.get 0)))
             (func (export "canister_update env") (call $call (i32.const 2) (i32.const 2) (i32.const 4242)) (call $perform))`
        );
        expect(u64(await caller.forward(callee, 'ask', new Uint8Array(), 'env'))).toBe(4242n);
    });

    it('what a message changed before its call stays when the callback traps; what the callback changed does not', async () => {
        const caller = await Probe.install(
            pic,
            `(elem (i32.const 2) $trapping)
             (func $trapping (param i32) (call $add (i64.const 10)) (global.set $global (i64.const 10)) (call $stable_add (i64.const 10)) unreachable)
             (func (export "canister_init") (call $stable_init))
             (func (export "canister_update go")
               (call $add (i64.const 1)) (global.set $global (i64.const 1)) (call $stable_add (i64.const 1))
               (call $call (i32.const 2) (i32.const 2) (i32.const 0)) (call $perform))`
        );
        expect(await rejectionOf(caller.forward(callee, 'ask', new Uint8Array(), 'go'))).toMatchObject({ code: 5, errorCode: 502 });
        expect(await caller.counter()).toBe(1n);
        expect(u64(await caller.query('peek_global'))).toBe(1n);
        expect(u64(await caller.query('peek_stable'))).toBe(1n);
    });

    const CLEANUP = `
        (elem (i32.const 2) $trapping $fine $cleanup $bad_cleanup)
        (func $trapping (param i32) (call $add (i64.const 10)) unreachable)
        (func $fine (param i32) (call $msg_reply))
        (func $cleanup (param i32) (call $add (i64.extend_i32_u (local.get 0))))
        (func $bad_cleanup (param i32) (call $add (i64.const 100)) (call $msg_reply))
        (func (export "canister_update trapping")
          (call $call (i32.const 2) (i32.const 2) (i32.const 0)) (call $call_on_cleanup (i32.const 4) (i32.const 1000)) (call $perform))
        (func (export "canister_update fine")
          (call $call (i32.const 3) (i32.const 3) (i32.const 0)) (call $call_on_cleanup (i32.const 4) (i32.const 1000)) (call $perform))
        (func (export "canister_update bad_cleanup")
          (call $call (i32.const 2) (i32.const 2) (i32.const 0)) (call $call_on_cleanup (i32.const 5) (i32.const 0)) (call $perform))
        (func (export "canister_update two_cleanups")
          (call $call (i32.const 3) (i32.const 3) (i32.const 0)) (call $call_on_cleanup (i32.const 4) (i32.const 0))
          (call $call_on_cleanup (i32.const 4) (i32.const 0)) (call $perform))`;

    it('cleanup runs "if and only if the reply or the reject callback was executed and trapped", and what it changes stays', async () => {
        const caller = await Probe.install(pic, CLEANUP);
        expect((await rejectionOf(caller.forward(callee, 'ask', new Uint8Array(), 'trapping'))).code).toBe(5);
        expect(await caller.counter()).toBe(1000n);
        expect((await rejectionOf(caller.forward(callee, 'refuse', new Uint8Array(), 'trapping'))).code).toBe(5);
        expect(await caller.counter()).toBe(2000n);
        await caller.forward(callee, 'ask', new Uint8Array(), 'fine');
        expect(await caller.counter()).toBe(2000n);
    });

    it('in cleanup "only a subset of the System API is available": a reply traps, and "the state changes from the cleanup function are discarded"', async () => {
        const caller = await Probe.install(pic, CLEANUP);
        const rejection = await rejectionOf(caller.forward(callee, 'ask', new Uint8Array(), 'bad_cleanup'));
        expect(rejection).toMatchObject({ code: 5, errorCode: 502 });
        expect(await caller.counter()).toBe(0n);
    });

    it('"There must be at most one call to ic0.call_on_cleanup between ic0.call_new and ic0.call_perform"', async () => {
        const caller = await Probe.install(pic, CLEANUP);
        expect((await rejectionOf(caller.forward(callee, 'ask', new Uint8Array(), 'two_cleanups'))).code).toBe(5);
    });

    it('a call is not sent when the message traps after call_perform', async () => {
        const caller = await Probe.install(pic, `(func (export "canister_update regret") (call $forward) unreachable)`);
        expect((await rejectionOf(caller.forward(callee, 'add', u64Bytes(5n), 'regret'))).code).toBe(5);
        await pic.tick(3);
        expect(await callee.counter()).toBe(0n);
    });

    it('a call that was begun but not performed is discarded', async () => {
        const caller = await Probe.install(
            pic,
            `(func (export "canister_update dropped") (call $call (i32.const 0) (i32.const 1) (i32.const 0)) (call $msg_reply))`
        );
        await caller.forward(callee, 'add', u64Bytes(5n), 'dropped');
        await pic.tick(3);
        expect(await callee.counter()).toBe(0n);
    });

    it('"After ic0.call_perform and before the next call to ic0.call_new, all other ic0.call_* function calls trap"', async () => {
        const caller = await Probe.install(
            pic,
            `(func (export "canister_update late") (call $forward) (call $call_data_append (i32.const 0) (i32.const 1)))`
        );
        expect(await rejectionOf(caller.forward(callee, 'ask', new Uint8Array(), 'late'))).toMatchObject({ code: 5, errorCode: 504 });
    });

    it('a method may answer while its call is outstanding; the callback then cannot answer again', async () => {
        const caller = await Probe.install(
            pic,
            `(elem (i32.const 2) $after)
             (func $after (param i32) (call $add (i64.const 1)))
             (func (export "canister_update early") (call $call (i32.const 2) (i32.const 2) (i32.const 0)) (call $perform) (call $reply_u64 (i64.const 1)))
             (func (export "canister_update again") (call $forward) (call $reply_u64 (i64.const 2)))`
        );
        expect(u64(await caller.forward(callee, 'ask', new Uint8Array(), 'early'))).toBe(1n);
        await pic.tick(2);
        expect(await caller.counter()).toBe(1n);
        expect(u64(await caller.forward(callee, 'ask', new Uint8Array(), 'again'))).toBe(2n);
        await pic.tick(2);
        expect(await caller.counter()).toBe(1n);
    });

    it('several calls of one message are all made, and the answer may come from any callback', async () => {
        const caller = await Probe.install(
            pic,
            `(elem (i32.const 2) $collect)
             (func $collect (param i32)
               (call $add (i64.const 1))
               (if (i64.eq (call $get) (i64.const 3)) (then (call $reply_u64 (call $get)))))
             (func $one (call $call (i32.const 2) (i32.const 2) (i32.const 0)) (call $perform))
             (func (export "canister_update three") (call $one) (call $one) (call $one))`
        );
        expect(u64(await caller.forward(callee, 'add', u64Bytes(1n), 'three'))).toBe(3n);
        expect(await callee.counter()).toBe(3n);
    });

    it('a canister may call itself', async () => {
        const canister = await Probe.install(
            pic,
            `(func (export "canister_update add") (call $add (call $arg_u64)) (call $reply_u64 (call $get)))`
        );
        expect(u64(await canister.forward(canister, 'add', u64Bytes(9n)))).toBe(9n);
    });

    it('in callbacks the caller is still the one of the call', async () => {
        const caller = await Probe.install(
            pic,
            `(elem (i32.const 2) $who)
             (func $who (param i32)
               (call $msg_caller_copy (i32.const 0) (i32.const 0) (call $msg_caller_size))
               (call $reply_bytes (i32.const 0) (call $msg_caller_size)))
             (func (export "canister_update go") (call $call (i32.const 2) (i32.const 2) (i32.const 0)) (call $perform))`
        );
        expect([...(await caller.forward(callee, 'ask', new Uint8Array(), 'go'))]).toEqual([4]);
    });

    it('messages between two canisters arrive in the order in which they were sent', async () => {
        const recorder = await Probe.install(
            pic,
            `(func (export "canister_update digit")
               (i64.store (i32.const 1024) (i64.add (i64.mul (call $get) (i64.const 10)) (call $arg_u64))) (call $msg_reply))`
        );
        const caller = await Probe.install(
            pic,
            `(elem (i32.const 2) $ignore)
             (func $ignore (param i32))
             (func $send (param i64)
               (call $call (i32.const 2) (i32.const 2) (i32.const 0))
               (i64.store (i32.const 0) (local.get 0)) (call $call_data_append (i32.const 0) (i32.const 8)) (call $perform))
             (func (export "canister_update digits") (call $send (i64.const 1)) (call $send (i64.const 2)) (call $send (i64.const 3)) (call $msg_reply))`
        );
        await caller.update('digits', callBytes(recorder, 'digit'));
        await pic.tick(2);
        expect(await recorder.counter()).toBe(123n);
    });
});
