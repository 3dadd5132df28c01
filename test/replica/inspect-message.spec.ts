import type { PocketIc } from '@dfinity/pic';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openReplica, Probe, rejectionOf, u64 } from './support/probe.js';

const GUARDED = `
    (func (export "canister_inspect_message")
      (call $add (i64.const 100))
      (call $msg_method_name_copy (i32.const 500) (i32.const 0) (call $msg_method_name_size))
      (if (i32.eq (i32.load8_u (i32.const 500)) (i32.const 111)) (then (call $accept_message)))
      (if (i32.eq (i32.load8_u (i32.const 500)) (i32.const 120)) (then unreachable))
      (if (i32.eq (i32.load8_u (i32.const 500)) (i32.const 116)) (then (call $accept_message) (call $accept_message))))
    (func (export "canister_update open") (call $add (i64.const 1)) (call $reply_u64 (call $get)))
    (func (export "canister_update closed") (call $add (i64.const 1)) (call $reply_u64 (call $get)))
    (func (export "canister_update x") (call $msg_reply))
    (func (export "canister_update twice") (call $msg_reply))`;

describe('B7 inspecting ingress messages', () => {
    let pic: PocketIc;
    let canister: Probe;
    beforeEach(async () => {
        pic = await openReplica();
        canister = await Probe.install(pic, GUARDED);
    });
    afterEach(() => pic.tearDown());

    it('"the canister can accept the message by invoking ic0.accept_message"', async () => {
        expect(u64(await canister.update('open'))).toBe(1n);
    });

    it('"If the canister traps in canister_inspect_message or does not call ic0.accept_message, then the access is denied"', async () => {
        await expect(canister.update('closed')).rejects.toThrow();
        await expect(canister.update('x')).rejects.toThrow();
        expect(await canister.counter()).toBe(0n);
    });

    it('accept_message "traps if invoked twice"', async () => {
        await expect(canister.update('twice')).rejects.toThrow();
    });

    it('it "is not invoked for query calls, inter-canister calls", and what it changes is lost', async () => {
        const caller = await Probe.install(pic, '');
        expect(u64(await caller.forward(canister, 'closed'))).toBe(1n);
        await canister.update('open');
        expect(await canister.counter()).toBe(2n);
    });

    it('an empty canister refuses ingress messages', async () => {
        const empty = new Probe(pic, await pic.createCanister());
        expect(await rejectionOf(empty.update('anything'))).toMatchObject({ code: 5 });
    });
});
