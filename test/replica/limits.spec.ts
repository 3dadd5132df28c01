import type { PocketIc } from '@dfinity/pic';
import { afterEach, beforeEach, describe, expect, it, inject } from 'vitest';
import { takeExecutions } from './support/executions.js';
import { openReplica, Probe, rejectionOf, u64, u64Bytes } from './support/probe.js';

/** Counts down from the number in the argument; the loop's body is seven instructions. */
const WORK = `
    (func $spin (param i64)
      (loop $next
        (local.set 0 (i64.sub (local.get 0) (i64.const 1)))
        (br_if $next (i64.ne (local.get 0) (i64.const 0)))))
    (func (export "canister_update work") (call $spin (call $arg_u64)) (call $msg_reply))
    (func (export "canister_query work_query") (call $spin (call $arg_u64)) (call $msg_reply))
    (func (export "canister_update counters")
      (call $append_u64 (call $performance_counter (i32.const 0)))
      (call $spin (i64.const 100000))
      (call $append_u64 (call $performance_counter (i32.const 0)))
      (call $msg_reply))`;

describe('B7 limits', () => {
    let pic: PocketIc;
    beforeEach(async () => {
        pic = await openReplica({ processingTimeoutMs: 120_000 });
    });
    afterEach(() => pic.tearDown());

    it('a query that goes over five billion instructions is refused, and leaves no trace', async () => {
        const canister = await Probe.install(pic, WORK);
        expect(await rejectionOf(canister.query('work_query', u64Bytes(1_000_000_000n)))).toMatchObject({ code: 5, errorCode: 522 });
        await canister.query('work_query', u64Bytes(100_000_000n));
    });

    it('the performance counter grows with the work', async () => {
        const canister = await Probe.install(pic, WORK);
        const reply = await canister.update('counters');
        const [before, after] = [u64(reply), u64(reply, 8)];
        expect(before).toBeGreaterThan(0n);
        expect(after - before).toBeGreaterThan(500_000n);
        expect(after - before).toBeLessThan(1_500_000n);
    });

    it('counter 0 starts anew with each message, counter 1 goes on through the call', async () => {
        const callee = await Probe.install(pic, `(func (export "canister_query ask") (call $reply_u64 (i64.const 7)))`);
        const canister = await Probe.install(
            pic,
            `(elem (i32.const 2) $after)
             (func $spin (local $left i64)
               (local.set $left (i64.const 100000))
               (loop $next (local.set $left (i64.sub (local.get $left) (i64.const 1))) (br_if $next (i64.ne (local.get $left) (i64.const 0)))))
             (func $after (param i32)
               (call $append_u64 (call $performance_counter (i32.const 0)))
               (call $append_u64 (call $performance_counter (i32.const 1)))
               (call $msg_reply))
             (func (export "canister_update go") (call $spin) (call $call (i32.const 2) (i32.const 2) (i32.const 0)) (call $perform))`
        );
        const reply = await canister.forward(callee, 'ask', new Uint8Array(), 'go');
        expect(u64(reply)).toBeLessThan(100_000n);
        expect(u64(reply, 8)).toBeGreaterThan(500_000n);
    });

    it('a reply above two megabytes traps; one just below does not', async () => {
        const canister = await Probe.install(
            pic,
            `(func (export "canister_init") (drop (memory.grow (i32.const 64))))
             (func (export "canister_update big") (call $reply_bytes (i32.const 0) (i32.const 2097153)))
             (func (export "canister_update fits") (call $reply_bytes (i32.const 0) (i32.const 2097152)))`
        );
        expect((await rejectionOf(canister.update('big'))).code).toBe(5);
        expect((await canister.update('fits')).length).toBe(2_097_152);
    });

    it('certified data of more than 32 bytes traps', async () => {
        const canister = await Probe.install(
            pic,
            `(func (export "canister_update certify") (call $certified_data_set (i32.const 0) (i32.wrap_i64 (call $arg_u64))) (call $msg_reply))`
        );
        await canister.update('certify', u64Bytes(32n));
        expect((await rejectionOf(canister.update('certify', u64Bytes(33n)))).code).toBe(5);
    });

    it('recursion without end is a trap of the message, not of the replica', async () => {
        const canister = await Probe.install(
            pic,
            `(func $deeper (param i64) (result i64) (i64.add (call $deeper (i64.add (local.get 0) (i64.const 1))) (i64.const 1)))
             (func (export "canister_update recurse") (call $add (i64.const 1)) (call $reply_u64 (call $deeper (i64.const 0))))`
        );
        expect((await rejectionOf(canister.update('recurse'))).code).toBe(5);
        expect(await canister.counter()).toBe(0n);
    });

    it('the message that takes linear memory over wasm_memory_limit fails, and its growth is taken back', async () => {
        const canister = await Probe.install(
            pic,
            `(func (export "canister_update grow") (drop (memory.grow (i32.const 32))) (call $reply_u32 (memory.size)))
             (func (export "canister_query size") (call $reply_u32 (memory.size)))`
        );
        await pic.updateCanisterSettings({ canisterId: canister.id, wasmMemoryLimit: 1_000_000n });
        expect(await rejectionOf(canister.update('grow'))).toMatchObject({ code: 5, errorCode: 539 });
        expect(u64(await canister.query('size'))).toBe(2n);
        await pic.updateCanisterSettings({ canisterId: canister.id, wasmMemoryLimit: 10_000_000n });
        expect(u64(await canister.update('grow'))).toBe(34n);
    });

    it('canister_on_low_wasm_memory runs once when what is left falls below the threshold', async () => {
        const canister = await Probe.install(
            pic,
            `(func (export "canister_on_low_wasm_memory") (call $add (i64.const 1)))
             (func (export "canister_update grow") (drop (memory.grow (i32.const 16))) (call $msg_reply))`
        );
        await pic.updateCanisterSettings({ canisterId: canister.id, wasmMemoryLimit: 5_000_000n, wasmMemoryThreshold: 3_000_000n });
        await canister.update('grow');
        await pic.tick(2);
        expect(await canister.counter()).toBe(0n);
        await canister.update('grow');
        await canister.update('grow');
        await pic.tick(2);
        expect(await canister.counter()).toBe(1n);
    });
});

describe('B7 instructions are counted as the IC counts them (not counted here on a PocketIC of the user)', () => {
    it('the same call costs the same number every time, and each part of it what the cost table says', async () => {
        if (!inject('replicaIsEmbedded')) {
            process.stdout.write('instruction counts: not counted here\n');
            return;
        }
        const pic = await openReplica();
        const canister = await Probe.install(pic, WORK);
        const cost = async (rounds: bigint): Promise<bigint> => {
            await takeExecutions(pic);
            await canister.update('work', u64Bytes(rounds));
            const [record] = await takeExecutions(pic, canister.id);
            return record?.instructions ?? 0n;
        };
        const ten = await cost(10n);
        expect(await cost(10n)).toBe(ten);
        // local.get, i64.const, i64.sub, local.set, local.get, i64.const, i64.ne: one each; br_if: two.
        expect((await cost(1_010n)) - ten).toBe(9_000n);
        await pic.tearDown();
    });
});
