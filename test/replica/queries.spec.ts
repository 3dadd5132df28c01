import type { PocketIc } from '@dfinity/pic';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callBytes, openReplica, Probe, rejectionOf, relayedReject, u64, u64Bytes } from './support/probe.js';

describe('B7 queries', () => {
    let pic: PocketIc;
    beforeEach(async () => {
        pic = await openReplica();
    });
    afterEach(() => pic.tearDown());

    const CHANGES = `
        (func (export "canister_init") (call $stable_init))
        (func $change
          (call $add (i64.const 1))
          (global.set $global (i64.add (global.get $global) (i64.const 1)))
          (call $stable_add (i64.const 1))
          (drop (call $stable64_grow (i64.const 2)))
          (drop (memory.grow (i32.const 3)))
          (i64.store (i32.mul (i32.sub (memory.size) (i32.const 1)) (i32.const 65536)) (i64.const 99)))
        (func $sizes (call $append_u64 (i64.extend_i32_u (memory.size))) (call $append_u64 (call $stable64_size)))
        (func (export "canister_query change") (call $change) (call $sizes) (call $msg_reply))
        (func (export "canister_query change_and_trap") (call $change) unreachable)
        (func (export "canister_update change_and_trap_too") (call $change) unreachable)
        (func (export "canister_query sizes") (call $sizes) (call $msg_reply))
        (func (export "canister_update really") (call $change) (call $msg_reply))
        (func (export "canister_query tail")
          (call $reply_u64 (i64.load (i32.mul (i32.sub (memory.size) (i32.const 1)) (i32.const 65536)))))`;

    async function sizes(canister: Probe): Promise<bigint[]> {
        const reply = await canister.query('sizes');
        return [u64(reply), u64(reply, 8)];
    }

    it('leave no trace: memory, its size, globals, stable memory and its size are as before', async () => {
        const canister = await Probe.install(pic, CHANGES);
        for (let round = 0; round < 3; round++) {
            const reply = await canister.query('change');
            expect([u64(reply), u64(reply, 8)]).toEqual([5n, 3n]);
        }
        expect(await canister.counter()).toBe(0n);
        expect(u64(await canister.query('peek_global'))).toBe(0n);
        expect(u64(await canister.query('peek_stable'))).toBe(0n);
        expect(await sizes(canister)).toEqual([2n, 1n]);
    });

    it('leave no trace when they trap, and neither does an update', async () => {
        const canister = await Probe.install(pic, CHANGES);
        await rejectionOf(canister.query('change_and_trap'));
        await rejectionOf(canister.update('change_and_trap_too'));
        expect(await canister.counter()).toBe(0n);
        expect(await sizes(canister)).toEqual([2n, 1n]);
        await canister.update('really');
        expect(await canister.counter()).toBe(1n);
        expect(await sizes(canister)).toEqual([5n, 3n]);
        expect(u64(await canister.query('tail'))).toBe(99n);
    });

    it.each(['call_new', 'global_timer_set', 'certified_data_set', 'msg_cycles_accept', 'msg_reject_code'])(
        'a query may not use ic0.%s: "If the canister invokes a system call from somewhere else, it will trap"',
        async (name) => {
            const uses: Record<string, string> = {
                call_new: '(call $call (i32.const 0) (i32.const 1) (i32.const 0))',
                global_timer_set: '(drop (call $global_timer_set (i64.const 1)))',
                certified_data_set: '(call $certified_data_set (i32.const 0) (i32.const 1))',
                msg_cycles_accept: '(drop (call $msg_cycles_accept (i64.const 1)))',
                msg_reject_code: '(drop (call $msg_reject_code))'
            };
            const canister = await Probe.install(pic, `(func (export "canister_query use") ${uses[name]} (call $msg_reply))`);
            const rejection = await rejectionOf(canister.query('use', callBytes(canister, 'peek')));
            expect(rejection).toMatchObject({ code: 5, errorCode: 504 });
        }
    );

    it('see the state of the last round, and its time', async () => {
        const canister = await Probe.install(pic, `(func (export "canister_query now") (call $reply_u64 (call $time)))`);
        const before = u64(await canister.query('now'));
        expect(u64(await canister.query('now'))).toBe(before);
        await pic.advanceTime(5_000);
        await pic.tick();
        expect(u64(await canister.query('now')) - before).toBeGreaterThanOrEqual(5_000_000_000n);
    });

    it('the certificate of the certified data is not there for updates', async () => {
        const canister = await Probe.install(
            pic,
            `(func (export "canister_update present") (call $reply_u32 (call $data_certificate_present)))
             (func (export "canister_update size") (call $reply_u32 (call $data_certificate_size)))`
        );
        expect(u64(await canister.update('present'))).toBe(0n);
        expect((await rejectionOf(canister.update('size'))).code).toBe(5);
    });
});

describe('B7 composite queries', () => {
    let pic: PocketIc;
    let callee: Probe;
    beforeEach(async () => {
        pic = await openReplica();
        callee = await Probe.install(
            pic,
            `(data (i32.const 200) "no")
             (func (export "canister_query double") (call $add (i64.const 1)) (call $reply_u64 (i64.mul (call $arg_u64) (i64.const 2))))
             (func (export "canister_query refuse") (call $msg_reject (i32.const 200) (i32.const 2)))
             (func (export "canister_query crash") unreachable)
             (func (export "canister_update change") (call $add (i64.const 1)) (call $msg_reply))`
        );
    });
    afterEach(() => pic.tearDown());

    it('may call queries of other canisters and get replies and rejects', async () => {
        const caller = await Probe.install(pic, '');
        expect(u64(await caller.query('forward_query', callBytes(callee, 'double', u64Bytes(21n))))).toBe(42n);
        expect(relayedReject(await caller.query('forward_query', callBytes(callee, 'refuse')))).toEqual({ code: 4, message: 'no' });
        expect(relayedReject(await caller.query('forward_query', callBytes(callee, 'crash'))).code).toBe(5);
    });

    it('may call composite queries, but not updates', async () => {
        const caller = await Probe.install(pic, '');
        const middle = await Probe.install(pic, '');
        const nested = callBytes(middle, 'forward_query', callBytes(callee, 'double', u64Bytes(4n)));
        expect(u64(await caller.query('forward_query', nested))).toBe(8n);
        expect(relayedReject(await caller.query('forward_query', callBytes(callee, 'change'))).code).toBe(5);
        expect(await callee.counter()).toBe(0n);
    });

    it('cannot run in replicated mode', async () => {
        const caller = await Probe.install(pic, '');
        expect(await rejectionOf(caller.update('forward_query', callBytes(callee, 'double', u64Bytes(1n))))).toMatchObject({ code: 5 });
    });

    it('keep their changes between the callbacks and lose them at the end', async () => {
        const caller = await Probe.install(
            pic,
            `(elem (i32.const 2) $first $second)
             (func $first (param i32)
               (call $add (i64.const 10)) (global.set $global (i64.const 5))
               (call $call_new (i32.const 4097) (i32.load8_u (i32.const 4096)) (i32.const 4108) (i32.load8_u (i32.const 4107))
                 (i32.const 3) (i32.const 0) (i32.const 3) (i32.const 0))
               (i64.store (i32.const 0) (i64.const 1)) (call $call_data_append (i32.const 0) (i32.const 8)) (call $perform))
             (func $second (param i32) (call $reply_u64 (i64.add (call $get) (global.get $global))))
             (func (export "canister_composite_query go")
               (call $add (i64.const 1)) (call $call (i32.const 2) (i32.const 2) (i32.const 0)) (call $perform))`
        );
        expect(u64(await caller.query('go', callBytes(callee, 'double', u64Bytes(1n))))).toBe(16n);
        expect(await caller.counter()).toBe(0n);
        expect(u64(await caller.query('peek_global'))).toBe(0n);
        expect(await callee.counter()).toBe(0n);
    });

    it('a callback that traps is undone, then its cleanup runs, and the query is rejected', async () => {
        const caller = await Probe.install(
            pic,
            `(elem (i32.const 2) $trapping $cleanup)
             (func $trapping (param i32) (call $add (i64.const 10)) unreachable)
             (func $cleanup (param i32) (call $debug_print (i32.const 1024) (i32.const 1)))
             (func (export "canister_composite_query go")
               (call $add (i64.const 48)) (call $call (i32.const 2) (i32.const 2) (i32.const 0)) (call $call_on_cleanup (i32.const 3) (i32.const 0))
               (call $perform))`
        );
        expect(await rejectionOf(caller.query('go', callBytes(callee, 'double', u64Bytes(1n))))).toMatchObject({ code: 5, errorCode: 502 });
        expect(await caller.counter()).toBe(0n);
    });

    it('a loop in the call graph is refused', async () => {
        const caller = await Probe.install(pic, '');
        const loop = callBytes(caller, 'forward_query', callBytes(callee, 'double', u64Bytes(1n)));
        const reply = await caller.query('forward_query', loop).then(relayedReject, rejectedCode);
        expect(reply.code).toBe(5);
    });

    it('a call graph that is too deep is refused', async () => {
        const chain = await Promise.all(Array.from({ length: 9 }, () => Probe.install(pic, '')));
        let call = callBytes(callee, 'double', u64Bytes(1n));
        for (const link of chain.slice(1).reverse()) call = callBytes(link, 'forward_query', call);
        const reply = await (chain[0] as Probe)
            .query('forward_query', call)
            .then((bytes) => ({ depth: nestedRejects(bytes) }), rejectedCode);
        expect(reply).not.toEqual({ depth: 0 });
    });

    it('callbacks of a composite query may not look at cycles of the call', async () => {
        const caller = await Probe.install(
            pic,
            `(elem (i32.const 2) $refunded)
             (func $refunded (param i32) (call $reply_u64 (call $msg_cycles_refunded)))
             (func (export "canister_composite_query go") (call $call (i32.const 2) (i32.const 2) (i32.const 0)) (call $perform))`
        );
        expect((await rejectionOf(caller.query('go', callBytes(callee, 'double', u64Bytes(1n))))).code).toBe(5);
    });
});

async function rejectedCode(error: unknown): Promise<{ code: number }> {
    return rejectionOf(Promise.reject(error as Error));
}

/** How many canisters passed on a reject: 0 when the innermost reply, eight bytes, came through. */
function nestedRejects(bytes: Uint8Array): number {
    return bytes.length === 8 && u64(bytes) === 2n ? 0 : 1;
}
