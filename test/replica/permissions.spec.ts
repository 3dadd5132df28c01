import { IDL } from '@icp-sdk/core/candid';
import type { Principal } from '@icp-sdk/core/principal';
import type { HttpsOutcallResponseMock, PocketIc } from '@dfinity/pic';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { canisterModule } from './support/canister-module.js';
import { takeExecutions } from './support/executions.js';
import { MANAGEMENT } from './support/management.js';
import { callBytes, openReplica, Probe } from './support/probe.js';
import { submit } from './support/submitted-call.js';

/**
 * From where System API functions may be invoked: the interface specification's "Overview of imports", one function for each set of places that
 * occurs there. `*` is everywhere but in the start function.
 */
const EVERYWHERE = 'I G U RQ NRQ TQ CQ Ry Rt CRy CRt C CC F T';
const CALL_NEW = `(call $call_new (i32.const 0) (i32.const 0) (i32.const 0) (i32.const 0) (i32.const 0) (i32.const 0) (i32.const 0) (i32.const 0))`;
const FUNCTIONS: readonly (readonly [name: string, use: string, places: string])[] = [
    ['canister_status', '(drop (call $canister_status))', EVERYWHERE],
    ['performance_counter', '(drop (call $performance_counter (i32.const 0)))', `${EVERYWHERE} s`],
    ['stable64_size', '(drop (call $stable64_size))', `${EVERYWHERE} s`],
    ['msg_arg_data_size', '(drop (call $msg_arg_data_size))', 'I U RQ NRQ TQ CQ Ry CRy F'],
    ['msg_reject_code', '(drop (call $msg_reject_code))', 'Ry Rt CRy CRt C'],
    ['msg_reject_msg_size', '(drop (call $msg_reject_msg_size))', 'Rt CRt'],
    ['msg_deadline', '(drop (call $msg_deadline))', 'U RQ NRQ CQ Ry Rt CRy CRt'],
    ['msg_reply_data_append', '(call $msg_reply_data_append (i32.const 0) (i32.const 0))', 'U RQ NRQ TQ CQ Ry Rt CRy CRt'],
    ['msg_cycles_available', '(drop (call $msg_cycles_available))', 'U RQ Rt Ry'],
    ['msg_cycles_refunded', '(drop (call $msg_cycles_refunded))', 'Rt Ry'],
    ['cycles_burn128', '(call $cycles_burn128 (i64.const 0) (i64.const 0) (i32.const 0))', 'I G U RQ Ry Rt C T'],
    ['root_key_size', '(drop (call $root_key_size))', 'I G U RQ Ry Rt C T'],
    ['msg_method_name_size', '(drop (call $msg_method_name_size))', 'F'],
    ['call_new', CALL_NEW, 'U CQ Ry Rt CRy CRt T'],
    ['call_cycles_add', `${CALL_NEW} (call $call_cycles_add (i64.const 0))`, 'U Ry Rt T'],
    ['certified_data_set', '(call $certified_data_set (i32.const 0) (i32.const 0))', 'I G U Ry Rt T'],
    ['data_certificate_copy', '(call $data_certificate_copy (i32.const 0) (i32.const 0) (i32.const 0))', 'NRQ CQ'],
    ['global_timer_set', '(drop (call $global_timer_set (i64.const 0)))', 'I G U Ry Rt C T']
];

const Header = IDL.Record({ name: IDL.Text, value: IDL.Text });
const HttpResponse = IDL.Record({ status: IDL.Nat, headers: IDL.Vec(Header), body: IDL.Vec(IDL.Nat8) });
const HttpRequest = IDL.Record({
    url: IDL.Text,
    method: IDL.Variant({ get: IDL.Null }),
    max_response_bytes: IDL.Opt(IDL.Nat64),
    headers: IDL.Vec(Header),
    body: IDL.Opt(IDL.Vec(IDL.Nat8)),
    transform: IDL.Opt(
        IDL.Record({
            function: IDL.Func([IDL.Record({ response: HttpResponse, context: IDL.Vec(IDL.Nat8) })], [HttpResponse], ['query']),
            context: IDL.Vec(IDL.Nat8)
        })
    )
});

/** Uses a function at every place of a module that is called from outside. */
function mainModule(use: string): string {
    return `
        (elem (i32.const 2) $answer $failing $clean_up)
        (func $use ${use})
        (func $answer (param i32) (call $use) (call $msg_reply))
        (func $failing (param i32) unreachable)
        (func $clean_up (param i32) (call $use))
        (func (export "canister_update update") (call $use) (call $msg_reply))
        (func (export "canister_query query") (call $use) (call $msg_reply))
        (func (export "canister_composite_query composite") (call $use) (call $msg_reply))
        (func $call_back (call $call (i32.const 2) (i32.const 2) (i32.const 0)) (call $perform))
        (func (export "canister_update call_back") (call $call_back))
        (func (export "canister_composite_query call_back_query") (call $call_back))
        (func $clean (call $call (i32.const 3) (i32.const 3) (i32.const 0)) (call $call_on_cleanup (i32.const 4) (i32.const 0)) (call $perform))
        (func (export "canister_update clean") (call $clean))
        (func (export "canister_composite_query clean_query") (call $clean))
        (func (export "canister_global_timer") (call $use))
        (func (export "canister_update arm") (drop (call $global_timer_set (i64.const 1))) (call $msg_reply))
        (func (export "canister_update fetch")
          (call $call (i32.const 0) (i32.const 1) (i32.const 0)) (call $call_cycles_add (i64.const 30000000000)) (call $perform))
        (func (export "canister_query transform") (call $use) (call $msg_reply))`;
}

/** What runs where is told by the executions, an addition of the embedded replica. */
describe.runIf(inject('replicaIsEmbedded'))('B7 "If the canister invokes a system call from somewhere else, it will trap"', () => {
    let pic: PocketIc;
    let callee: Probe;
    beforeAll(async () => {
        pic = await openReplica();
        callee = await Probe.install(pic, `(func (export "canister_query ask") (call $msg_reply))`);
    });
    afterAll(() => pic.tearDown());

    /** How the one execution of this kind ended that `act` causes in the canister. */
    async function outcomeOf(kind: string, canister: Principal, act: () => Promise<unknown>): Promise<string> {
        await takeExecutions(pic);
        await act().catch(() => undefined);
        const records = (await takeExecutions(pic, canister)).filter((record) => record.kind === kind);
        expect(records, kind).toHaveLength(1);
        return records[0]?.outcome ?? 'none';
    }

    async function installing(functions: string): Promise<readonly [Principal, () => Promise<void>]> {
        const canisterId = await pic.createCanister();
        const wasm = new Uint8Array(await canisterModule(functions));
        return [canisterId, () => pic.installCode({ canisterId, wasm })];
    }

    async function fetchAndTransform(canister: Probe): Promise<void> {
        const transform = [{ function: [canister.id, 'transform'], context: new Uint8Array() }];
        const request = { url: 'https://example.com/', method: { get: null }, max_response_bytes: [], headers: [], body: [], transform };
        const arg = new Uint8Array(IDL.encode([HttpRequest], [request]));
        await submit(pic, canister.id, 'fetch', callBytes(MANAGEMENT, 'http_request', arg));
        await pic.tick(2);
        const [outcall] = await pic.getPendingHttpsOutcalls();
        if (!outcall) throw new Error('no outcall was made');
        const response: HttpsOutcallResponseMock = { type: 'success', statusCode: 200, headers: [], body: new Uint8Array() };
        await pic.mockPendingHttpsOutcall({ requestId: outcall.requestId, subnetId: outcall.subnetId, response });
    }

    async function outcomes(use: string): Promise<Record<string, string>> {
        const canister = await Probe.install(pic, mainModule(use));
        const { id } = canister;
        const found = callBytes(callee, 'ask');
        const missing = callBytes(callee, 'nothing');
        const [initId, init] = await installing(`(func (export "canister_init") ${use})`);
        const [startId, start] = await installing(`(func $start ${use}) (start $start)`);
        const before = await Probe.install(pic, `(func (export "canister_pre_upgrade") ${use})`);
        const inspecting = await Probe.install(pic, `(func (export "canister_inspect_message") ${use} (call $accept_message))`);
        return {
            I: await outcomeOf('init', initId, init),
            s: await outcomeOf('start', startId, start),
            G: await outcomeOf('pre_upgrade', before.id, () => before.upgrade('')),
            F: await outcomeOf('inspect_message', inspecting.id, () => inspecting.update('count')),
            U: await outcomeOf('update', id, () => canister.update('update')),
            RQ: await outcomeOf('replicated_query', id, () => canister.update('query')),
            NRQ: await outcomeOf('query', id, () => canister.query('query')),
            CQ: await outcomeOf('composite_query', id, () => canister.query('composite')),
            Ry: await outcomeOf('reply_callback', id, () => canister.update('call_back', found)),
            Rt: await outcomeOf('reject_callback', id, () => canister.update('call_back', missing)),
            CRy: await outcomeOf('reply_callback', id, () => canister.query('call_back_query', found)),
            CRt: await outcomeOf('reject_callback', id, () => canister.query('call_back_query', missing)),
            C: await outcomeOf('cleanup_callback', id, () => canister.update('clean', found)),
            CC: await outcomeOf('cleanup_callback', id, () => canister.query('clean_query', found)),
            T: await outcomeOf('global_timer', id, () => canister.update('arm').then(() => pic.tick(2))),
            TQ: await outcomeOf('transform', id, () => fetchAndTransform(canister))
        };
    }

    it.each(FUNCTIONS)('%s', async (_name, use, places) => {
        const allowed = new Set(places.split(' '));
        const found = await outcomes(use);
        const expected = Object.fromEntries(Object.keys(found).map((place) => [place, allowed.has(place) ? 'ok' : 'trap']));
        expect(found).toEqual(expected);
    });
});
