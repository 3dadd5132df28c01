import type { PocketIc } from '@dfinity/pic';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callBytes, openReplica, Probe, rejectionOf, u64, u64Bytes } from './support/probe.js';

const T = 1_000_000_000_000n;
/** More than any message here costs. */
const FEES = 100_000_000_000n;

/** Sends one T with each call and keeps how much came back. */
const PAYER = `
    (elem (i32.const 2) $refund)
    (func $refund (param i32) (call $add (call $msg_cycles_refunded)) (call $reply_u64 (call $msg_cycles_refunded)))
    (func (export "canister_update pay")
      (call $call (i32.const 2) (i32.const 2) (i32.const 0)) (call $call_cycles_add (i64.const ${T})) (call $perform))
    (func (export "canister_update pay_and_trap")
      (call $call (i32.const 2) (i32.const 2) (i32.const 0)) (call $call_cycles_add (i64.const ${T})) (call $perform) unreachable)
    (func (export "canister_update pay_and_drop")
      (call $call (i32.const 2) (i32.const 2) (i32.const 0)) (call $call_cycles_add (i64.const ${T})) (call $msg_reply))
    (func (export "canister_update pay_too_much")
      (call $call (i32.const 2) (i32.const 2) (i32.const 0)) (call $call_cycles_add128 (i64.const 1000) (i64.const 0)) (call $perform))`;

const RECEIVER = `
    (data (i32.const 200) "no")
    (func (export "canister_update keep") (drop (call $msg_cycles_accept (call $arg_u64))) (call $msg_reply))
    (func (export "canister_update keep_and_reject")
      (drop (call $msg_cycles_accept (call $arg_u64))) (call $msg_reject (i32.const 200) (i32.const 2)))
    (func (export "canister_update keep_and_trap") (drop (call $msg_cycles_accept (call $arg_u64))) unreachable)
    (func (export "canister_query keep_in_query") (drop (call $msg_cycles_accept (call $arg_u64))) (call $msg_reply))
    (func (export "canister_update amounts")
      (call $append_u64 (call $msg_cycles_available))
      (call $append_u64 (call $msg_cycles_accept (i64.const 400)))
      (call $append_u64 (call $msg_cycles_available))
      (call $append_u64 (call $msg_cycles_accept (i64.const 9223372036854775807)))
      (call $append_u64 (call $msg_cycles_available))
      (call $msg_reply))
    (func (export "canister_update after_reply")
      (call $msg_reply) (call $add (call $msg_cycles_available)) (call $add (call $msg_cycles_accept (i64.const 100))))
    (func (export "canister_update none") (call $reply_u64 (call $msg_cycles_available)))`;

describe('B7 cycles', () => {
    let pic: PocketIc;
    let payer: Probe;
    let receiver: Probe;
    beforeEach(async () => {
        pic = await openReplica();
        payer = await Probe.install(pic, PAYER, { cycles: 10n * T });
        receiver = await Probe.install(pic, RECEIVER, { cycles: 10n * T });
    });
    afterEach(() => pic.tearDown());

    /** The client gives a number while the balance is a safe integer. */
    async function balanceOf(canister: Probe): Promise<bigint> {
        return BigInt(await pic.getCyclesBalance(canister.id));
    }

    async function balances(): Promise<{ payer: bigint; receiver: bigint }> {
        return { payer: await balanceOf(payer), receiver: await balanceOf(receiver) };
    }

    function near(actual: bigint, expected: bigint): void {
        expect(actual).toBeLessThanOrEqual(expected);
        expect(actual).toBeGreaterThan(expected - FEES);
    }

    it('what is accepted moves to the callee, the rest "came back with the response as a refund"', async () => {
        expect(u64(await payer.forward(receiver, 'keep', u64Bytes((T * 3n) / 4n), 'pay'))).toBe(T / 4n);
        const after = await balances();
        near(after.payer, 10n * T - (T * 3n) / 4n);
        near(after.receiver, 10n * T + (T * 3n) / 4n);
    });

    it('a rejecting callee keeps what it accepted; a trapping one keeps nothing', async () => {
        expect(u64(await payer.forward(receiver, 'keep_and_reject', u64Bytes(T), 'pay'))).toBe(0n);
        near((await balances()).receiver, 11n * T);
        expect(u64(await payer.forward(receiver, 'keep_and_trap', u64Bytes(T), 'pay'))).toBe(T);
        near((await balances()).receiver, 11n * T);
    });

    it('a query method in replicated mode may accept cycles, though its other changes are discarded', async () => {
        expect(u64(await payer.forward(receiver, 'keep_in_query', u64Bytes(T), 'pay'))).toBe(0n);
        near((await balances()).receiver, 11n * T);
    });

    it('msg_cycles_accept "moves as many cycles as possible", and available "reports fewer cycles accordingly"', async () => {
        const relay = await Probe.install(
            pic,
            `(func (export "canister_update pay")
               (call $call (i32.const 0) (i32.const 1) (i32.const 0)) (call $call_cycles_add (i64.const 1000)) (call $perform))`,
            { cycles: 10n * T }
        );
        const reply = await relay.forward(receiver, 'amounts', new Uint8Array(), 'pay');
        expect([0, 8, 16, 24, 32].map((offset) => u64(reply, offset))).toEqual([1000n, 400n, 600n, 600n, 0n]);
    });

    it('"When the call is responded to, all available cycles are refunded to the caller, and this will return 0"', async () => {
        expect(u64(await payer.forward(receiver, 'after_reply', new Uint8Array(), 'pay'))).toBe(T);
        expect(await receiver.counter()).toBe(0n);
    });

    it('calls to a canister that does not exist, or a method that does not exist, refund everything', async () => {
        expect(u64(await payer.forward(receiver, 'nowhere', new Uint8Array(), 'pay'))).toBe(T);
        await pic.stopCanister({ canisterId: receiver.id });
        expect(u64(await payer.forward(receiver, 'keep', u64Bytes(T), 'pay'))).toBe(T);
    });

    it('cycles are "moved back if the call cannot be performed", or the message traps', async () => {
        await payer.update('pay_and_drop', callBytes(receiver, 'keep', u64Bytes(T)));
        await rejectionOf(payer.update('pay_and_trap', callBytes(receiver, 'keep', u64Bytes(T))));
        await pic.tick(2);
        near((await balances()).payer, 10n * T);
        near((await balances()).receiver, 10n * T);
    });

    it('call_cycles_add "traps if trying to transfer more cycles than" the liquid balance', async () => {
        expect((await rejectionOf(payer.update('pay_too_much', callBytes(receiver, 'keep', u64Bytes(T))))).code).not.toBe(4);
    });

    it('an ingress message brings no cycles', async () => {
        expect(u64(await receiver.update('none'))).toBe(0n);
    });

    it('executing costs cycles; queries cost none', async () => {
        const before = await balanceOf(receiver);
        await receiver.query('peek');
        expect(await balanceOf(receiver)).toBe(before);
        await receiver.update('none');
        expect(await balanceOf(receiver)).toBeLessThan(before);
    });

    it('a canister that runs dry is frozen: it refuses calls, and works again when it is topped up', async () => {
        const poor = await Probe.install(pic, '', { cycles: T });
        const burn = await Probe.install(
            pic,
            `(func (export "canister_update burn") (call $cycles_burn128 (i64.const 0) (i64.const 9223372036854775807) (i32.const 0))
               (call $reply_bytes (i32.const 0) (i32.const 16)))`,
            { cycles: T }
        );
        expect(u64(await burn.update('burn'))).toBeGreaterThan(T / 2n);
        expect((await rejectionOf(burn.update('count'))).code).toBe(2);
        await pic.addCycles(burn.id, T);
        expect(u64(await burn.update('count'))).toBe(0n);
        expect(u64(await poor.update('count'))).toBe(0n);
    });

    it('storage is paid for as time goes by, and a canister that cannot pay loses its code', async () => {
        const rich = await Probe.install(pic, '', { cycles: 100n * T });
        const poor = await Probe.install(pic, '(func (export "canister_init") (drop (call $stable64_grow (i64.const 16384))))', {
            cycles: T
        });
        const before = await balanceOf(rich);
        await pic.advanceTime(365 * 86_400_000);
        await pic.tick(2);
        expect(await balanceOf(rich)).toBeLessThan(before);
        expect((await pic.canisterStatus({ canisterId: poor.id })).moduleHash).toBeNull();
        expect((await pic.canisterStatus({ canisterId: rich.id })).moduleHash).not.toBeNull();
    });

    it('the balance a canister sees is its balance, and what may be spent is less', async () => {
        const canister = await Probe.install(
            pic,
            `(func (export "canister_query see")
               (call $canister_cycle_balance128 (i32.const 100)) (call $canister_liquid_cycle_balance128 (i32.const 116))
               (call $reply_bytes (i32.const 100) (i32.const 32)))`,
            { cycles: 5n * T }
        );
        const reply = await canister.query('see');
        expect(u64(reply)).toBe(await balanceOf(canister));
        expect(u64(reply, 16)).toBeLessThanOrEqual(u64(reply));
    });
});
