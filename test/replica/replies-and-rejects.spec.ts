import { Principal } from '@icp-sdk/core/principal';
import type { PocketIc } from '@dfinity/pic';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openReplica, Probe, rejectionOf, text, u64 } from './support/probe.js';

describe('B7 replies and rejects', () => {
    let pic: PocketIc;
    beforeEach(async () => {
        pic = await openReplica();
    });
    afterEach(() => pic.tearDown());

    const METHODS = `
        (data (i32.const 200) "sorry")
        (data (i32.const 300) "\\ff\\fe")
        (func (export "canister_update parts")
          (call $msg_reply_data_append (i32.const 200) (i32.const 2))
          (call $msg_reply_data_append (i32.const 202) (i32.const 3))
          (call $msg_reply))
        (func (export "canister_update twice") (call $add (i64.const 1)) (call $msg_reply) (call $msg_reply))
        (func (export "canister_update silent") (call $add (i64.const 1)))
        (func (export "canister_update unsent") (call $msg_reply_data_append (i32.const 200) (i32.const 5)))
        (func (export "canister_update refuse") (call $add (i64.const 1)) (call $msg_reject (i32.const 200) (i32.const 5)))
        (func (export "canister_update garbled") (call $msg_reject (i32.const 300) (i32.const 2)))
        (func (export "canister_update stop") (call $add (i64.const 1)) (call $trap (i32.const 200) (i32.const 5)))
        (func (export "canister_update crash") (call $add (i64.const 1)) unreachable)
        (func (export "canister_update outside") (call $msg_reply_data_append (i32.const 131070) (i32.const 5)))
        (func (export "canister_update beyond") (call $msg_arg_data_copy (i32.const 0) (i32.const 0) (i32.const 1)))
        (func (export "canister_query quiet"))
        (func (export "canister_query stop_query") (call $trap (i32.const 200) (i32.const 5)))
        (func (export "canister_query refuse_query") (call $msg_reject (i32.const 200) (i32.const 5)))`;

    it('"Appends data it to the (initially empty) data reply": a reply is all parts in order', async () => {
        const canister = await Probe.install(pic, METHODS);
        expect(text(await canister.update('parts'))).toBe('sorry');
    });

    it('msg_reply "can be called at most once (a second call will trap)", and the trap takes everything back', async () => {
        const canister = await Probe.install(pic, METHODS);
        expect(await rejectionOf(canister.update('twice'))).toMatchObject({ code: 5, errorCode: 504 });
        expect(await canister.counter()).toBe(0n);
    });

    it('a method that ends without an answer and without calls is rejected with CANISTER_ERROR, and its changes stay', async () => {
        const canister = await Probe.install(pic, METHODS);
        expect(await rejectionOf(canister.update('silent'))).toMatchObject({ code: 5, errorCode: 506 });
        expect(await canister.counter()).toBe(1n);
    });

    it('"Any data assembled, but not replied using ic0.msg_reply, gets discarded"', async () => {
        const canister = await Probe.install(pic, METHODS);
        expect(await rejectionOf(canister.update('unsent'))).toMatchObject({ code: 5, errorCode: 506 });
    });

    it('"The other end will receive this reject with reject code CANISTER_REJECT", and the changes stay', async () => {
        const canister = await Probe.install(pic, METHODS);
        expect(await rejectionOf(canister.update('refuse'))).toMatchObject({ code: 4, errorCode: 406, message: 'sorry' });
        expect(await canister.counter()).toBe(1n);
    });

    it('msg_reject traps when "the data referred to by src/size is not valid UTF8"', async () => {
        const canister = await Probe.install(pic, METHODS);
        expect((await rejectionOf(canister.update('garbled'))).code).toBe(5);
    });

    it('ic0.trap "always traps"; its data "might be included in a reject message"', async () => {
        const canister = await Probe.install(pic, METHODS);
        const rejection = await rejectionOf(canister.update('stop'));
        expect(rejection).toMatchObject({ code: 5, errorCode: 503 });
        expect(rejection.message).toContain('sorry');
        expect(await canister.counter()).toBe(0n);
    });

    it('a WebAssembly trap rejects with CANISTER_ERROR and discards all changes', async () => {
        const canister = await Probe.install(pic, METHODS);
        expect(await rejectionOf(canister.update('crash'))).toMatchObject({ code: 5, errorCode: 502 });
        expect(await canister.counter()).toBe(0n);
    });

    it.each(['outside', 'beyond'])(
        '"this traps if src+size exceeds the size of the WebAssembly memory", or the data: %s',
        async (method) => {
            const canister = await Probe.install(pic, METHODS);
            expect((await rejectionOf(canister.update(method))).code).toBe(5);
        }
    );

    it.each([
        ['stop_query', { code: 5, errorCode: 503 }],
        ['refuse_query', { code: 4, errorCode: 406 }],
        ['quiet', { code: 5, errorCode: 506 }]
    ])('a query is rejected in the same way: %s', async (method, expected) => {
        const canister = await Probe.install(pic, METHODS);
        expect(await rejectionOf(canister.query(method))).toMatchObject(expected);
    });

    it('a method that is not exported is refused with CANISTER_ERROR', async () => {
        const canister = await Probe.install(pic, METHODS);
        expect(await rejectionOf(canister.update('nowhere'))).toMatchObject({ code: 5, errorCode: 536 });
        expect(await rejectionOf(canister.query('nowhere'))).toMatchObject({ code: 5, errorCode: 536 });
    });

    it('a canister that does not exist is refused with DESTINATION_INVALID', async () => {
        const nobody = new Probe(pic, Principal.fromText('rwlgt-iiaaa-aaaaa-aaaaa-cai'));
        const canister = await Probe.install(pic, METHODS);
        expect((await canister.forward(nobody, 'count'))[0]).toBe(3);
    });

    it('an empty canister is refused with CANISTER_ERROR', async () => {
        const empty = new Probe(pic, await pic.createCanister());
        expect(await rejectionOf(empty.query('peek'))).toMatchObject({ code: 5, errorCode: 537 });
    });

    it('the caller of a message is the principal that sent it', async () => {
        const canister = await Probe.install(
            pic,
            `(func (export "canister_update who")
               (call $msg_caller_copy (i32.const 0) (i32.const 0) (call $msg_caller_size))
               (call $reply_bytes (i32.const 0) (call $msg_caller_size)))`
        );
        const sender = Principal.selfAuthenticating(new Uint8Array(44).fill(7));
        expect(Principal.fromUint8Array(await canister.update('who', new Uint8Array(), sender)).toText()).toBe(sender.toText());
        expect(Principal.fromUint8Array(await canister.update('who')).toText()).toBe('2vxsx-fae');
        expect(Principal.fromUint8Array(await canister.forward(canister, 'who')).toText()).toBe(canister.id.toText());
    });

    it('a query method called as an update runs "in replicated mode" and its changes are discarded', async () => {
        const canister = await Probe.install(
            pic,
            `(func (export "canister_query mode") (call $add (i64.const 1)) (call $reply_u32 (call $in_replicated_execution)))`
        );
        expect(u64(await canister.update('mode'))).toBe(1n);
        expect(u64(await canister.query('mode'))).toBe(0n);
        expect(await canister.counter()).toBe(0n);
    });
});
