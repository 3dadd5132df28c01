import { IDL } from '@icp-sdk/core/candid';
import type { Principal } from '@icp-sdk/core/principal';
import type { HttpsOutcallResponseMock, PocketIc } from '@dfinity/pic';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MANAGEMENT } from './support/management.js';
import { callBytes, openReplica, Probe, relayedReject, text } from './support/probe.js';
import { submit, type SubmittedCall } from './support/submitted-call.js';

const Header = IDL.Record({ name: IDL.Text, value: IDL.Text });
const HttpResponse = IDL.Record({ status: IDL.Nat, headers: IDL.Vec(Header), body: IDL.Vec(IDL.Nat8) });
const HttpRequest = IDL.Record({
    url: IDL.Text,
    max_response_bytes: IDL.Opt(IDL.Nat64),
    method: IDL.Variant({ get: IDL.Null, head: IDL.Null, post: IDL.Null }),
    headers: IDL.Vec(Header),
    body: IDL.Opt(IDL.Vec(IDL.Nat8)),
    transform: IDL.Opt(
        IDL.Record({
            function: IDL.Func([IDL.Record({ response: HttpResponse, context: IDL.Vec(IDL.Nat8) })], [HttpResponse], ['query']),
            context: IDL.Vec(IDL.Nat8)
        })
    )
});

/** Sends what its argument describes with enough cycles; its transform answers the 64 bytes it keeps at 9000, whatever came. */
const FETCHER = (fixedReply: Uint8Array): string => `
    (data (i32.const 9000) "${[...fixedReply].map((byte) => `\\${byte.toString(16).padStart(2, '0')}`).join('')}")
    (func (export "canister_update fetch")
      (call $call (i32.const 0) (i32.const 1) (i32.const 0)) (call $call_cycles_add (i64.const 30000000000)) (call $perform))
    (func (export "canister_query same") (call $add (i64.const 1)) (call $reply_bytes (i32.const 9000) (i32.const ${fixedReply.length})))
    (func (export "canister_query broken") unreachable)`;

const encodeResponse = (body: string): Uint8Array =>
    new Uint8Array(IDL.encode([HttpResponse], [{ status: 200n, headers: [], body: new TextEncoder().encode(body) }]));

describe('B7 HTTPS outcalls, answered by the test', () => {
    let pic: PocketIc;
    let canister: Probe;
    let subnetId: Principal;
    beforeEach(async () => {
        pic = await openReplica();
        canister = await Probe.install(pic, FETCHER(encodeResponse('fixed')));
        subnetId = (await pic.getCanisterSubnetId(canister.id)) as Principal;
    });
    afterEach(() => pic.tearDown());

    async function fetching(options: { transform?: string; max?: bigint; url?: string } = {}): Promise<SubmittedCall> {
        const { transform, max, url = 'https://example.com/page' } = options;
        const request = {
            url,
            max_response_bytes: max === undefined ? [] : [max],
            method: { get: null },
            headers: [{ name: 'accept', value: 'text/html' }],
            body: [],
            transform: transform ? [{ function: [canister.id, transform], context: new Uint8Array() }] : []
        };
        const arg = new Uint8Array(IDL.encode([HttpRequest], [request]));
        const call = await submit(pic, canister.id, 'fetch', callBytes(MANAGEMENT, 'http_request', arg));
        await pic.tick(2);
        return call;
    }

    const page = (body: string): HttpsOutcallResponseMock => ({
        type: 'success',
        statusCode: 200,
        headers: [['x-time', body]],
        body: new TextEncoder().encode(body)
    });

    function bodyOf(reply: Uint8Array): string {
        const [{ body }] = IDL.decode([HttpResponse], new Uint8Array(reply)) as unknown as [{ body: Uint8Array }];
        return text(body);
    }

    it('a pending outcall shows its request, and the response comes back to the canister', async () => {
        const call = await fetching({ max: 4_000n });
        const [pending] = await pic.getPendingHttpsOutcalls();
        expect(pending).toMatchObject({
            httpMethod: 'GET',
            url: 'https://example.com/page',
            headers: [['accept', 'text/html']],
            maxResponseBytes: 4_000
        });
        await pic.mockPendingHttpsOutcall({ requestId: pending?.requestId ?? 0, subnetId, response: page('hello') });
        expect(bodyOf(await call.answer())).toBe('hello');
        expect(await pic.getPendingHttpsOutcalls()).toEqual([]);
    });

    it('the response goes through the transform, a query of the same canister', async () => {
        const call = await fetching({ transform: 'same' });
        const [pending] = await pic.getPendingHttpsOutcalls();
        await pic.mockPendingHttpsOutcall({ requestId: pending?.requestId ?? 0, subnetId, response: page('hello') });
        expect(bodyOf(await call.answer())).toBe('fixed');
        expect(await canister.counter()).toBe(0n);
    });

    it('replicas that got different pages agree only when the transform makes them equal', async () => {
        const pages = Array.from({ length: 12 }, (_unused, index) => page(`different ${index}`));
        const plain = await fetching();
        const [first] = await pic.getPendingHttpsOutcalls();
        await pic.mockPendingHttpsOutcall({ requestId: first?.requestId ?? 0, subnetId, response: page('x'), additionalResponses: pages });
        const disagreement = relayedReject(await plain.answer());
        expect(disagreement.code).toBe(2);
        expect(disagreement.message).toMatch(/No consensus could be reached/);
        const transformed = await fetching({ transform: 'same' });
        const [second] = await pic.getPendingHttpsOutcalls();
        await pic.mockPendingHttpsOutcall({ requestId: second?.requestId ?? 0, subnetId, response: page('x'), additionalResponses: pages });
        expect(bodyOf(await transformed.answer())).toBe('fixed');
    });

    it('a number of additional responses that is not the number of other replicas is refused', async () => {
        await fetching();
        const [pending] = await pic.getPendingHttpsOutcalls();
        const attempt = pic.mockPendingHttpsOutcall({
            requestId: pending?.requestId ?? 0,
            subnetId,
            response: page('x'),
            additionalResponses: [page('y')]
        });
        await expect(attempt).rejects.toThrow(/InvalidMockCanisterHttpResponses/);
    });

    it('a response above max_response_bytes, headers and body together, fails the outcall', async () => {
        const call = await fetching({ max: 100n });
        const [pending] = await pic.getPendingHttpsOutcalls();
        await pic.mockPendingHttpsOutcall({ requestId: pending?.requestId ?? 0, subnetId, response: page('x'.repeat(60)) });
        expect(relayedReject(await call.answer()).code).toBe(1);
    });

    it('a transform that traps fails the outcall', async () => {
        const call = await fetching({ transform: 'broken' });
        const [pending] = await pic.getPendingHttpsOutcalls();
        await pic.mockPendingHttpsOutcall({ requestId: pending?.requestId ?? 0, subnetId, response: page('x') });
        expect((await call.answer())[0]).toBeGreaterThan(0);
    });

    it('a rejected outcall reaches the canister with its code', async () => {
        const call = await fetching();
        const [pending] = await pic.getPendingHttpsOutcalls();
        const response = { type: 'reject', statusCode: 2, message: 'connection refused' } as const;
        await pic.mockPendingHttpsOutcall({ requestId: pending?.requestId ?? 0, subnetId, response });
        expect(relayedReject(await call.answer())).toEqual({ code: 2, message: 'connection refused' });
    });

    it('addresses other than https are refused, and so is a call that does not pay', async () => {
        const call = await fetching({ url: 'http://example.com/' });
        expect((await call.answer())[0]).toBe(4);
        const request = {
            url: 'https://example.com/',
            max_response_bytes: [],
            method: { get: null },
            headers: [],
            body: [],
            transform: []
        };
        const arg = new Uint8Array(IDL.encode([HttpRequest], [request]));
        expect((await canister.forward(MANAGEMENT, 'http_request', arg))[0]).toBe(4);
    });
});
