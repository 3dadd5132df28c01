import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { IDL } from '@icp-sdk/core/candid';
import type { PocketIc } from '@dfinity/pic';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { MANAGEMENT } from './support/management.js';
import { callBytes, openReplica, Probe, relayedReject } from './support/probe.js';

const Header = IDL.Record({ name: IDL.Text, value: IDL.Text });
const HttpResponse = IDL.Record({ status: IDL.Nat, headers: IDL.Vec(Header), body: IDL.Vec(IDL.Nat8) });
const HttpRequest = IDL.Record({
    url: IDL.Text,
    max_response_bytes: IDL.Opt(IDL.Nat64),
    method: IDL.Variant({ get: IDL.Null, head: IDL.Null, post: IDL.Null }),
    headers: IDL.Vec(Header),
    body: IDL.Opt(IDL.Vec(IDL.Nat8)),
    transform: IDL.Opt(IDL.Null)
});

interface Seen {
    readonly method: string | undefined;
    readonly url: string | undefined;
    readonly headers: IncomingHttpHeaders;
    readonly body: string;
}

interface Got {
    readonly status: bigint;
    readonly headers: { name: string; value: string }[];
    readonly body: Uint8Array;
}

/** The table of hosts is an addition of the embedded replica; without it no test could reach a server of its own. */
describe.runIf(inject('replicaIsEmbedded'))('B7 HTTPS outcalls of a live instance', () => {
    let pic: PocketIc;
    let canister: Probe;
    let site: Server;
    let origin: string;
    const seen: Seen[] = [];
    beforeEach(async () => {
        seen.length = 0;
        site = createServer((request, response) => {
            const parts: Buffer[] = [];
            request.on('data', (part: Buffer) => parts.push(part));
            request.on('end', () => {
                const { method, url, headers } = request;
                seen.push({ method, url, headers, body: Buffer.concat(parts).toString() });
                if (url === '/moved') response.writeHead(302, { location: 'https://elsewhere.example' }).end();
                else response.writeHead(200, { 'x-two': ['a', 'b'] }).end(url === '/large' ? 'x'.repeat(5_000) : 'hello');
            });
        });
        await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
        origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
        pic = await openReplica();
        canister = await Probe.install(
            pic,
            `(func (export "canister_update fetch")
               (call $call (i32.const 0) (i32.const 1) (i32.const 0)) (call $call_cycles_add (i64.const 30000000000)) (call $perform))`
        );
    });
    afterEach(async () => {
        await pic.tearDown();
        await new Promise((resolve) => site.close(resolve));
    });

    async function table(hosts: Record<string, string>): Promise<Response> {
        const port = await pic.makeLive();
        const url = inject('replicaUrl');
        const gateways = (await (await fetch(`${url}/http_gateway`)).json()) as {
            port: number;
            forward_to: { PocketIcInstance: number };
        }[];
        const instance = gateways.find((gateway) => gateway.port === port)?.forward_to.PocketIcInstance;
        return fetch(`${url}/instances/${instance}/_/outcall_hosts`, { method: 'POST', body: JSON.stringify(hosts) });
    }

    async function outcall(url: string, fields: object = {}): Promise<Uint8Array> {
        const request = { url, max_response_bytes: [2_000n], method: { get: null }, headers: [], body: [], transform: [], ...fields };
        const arg = new Uint8Array(IDL.encode([HttpRequest], [request]));
        return canister.update('fetch', callBytes(MANAGEMENT, 'http_request', arg));
    }

    async function fetched(url: string, fields: object = {}): Promise<Got> {
        return IDL.decode([HttpResponse], new Uint8Array(await outcall(url, fields)))[0] as unknown as Got;
    }

    it('are made for real, at the origin the table names for the host', async () => {
        expect((await table({ 'booksy.com': origin })).status).toBe(200);
        const { status, body, headers } = await fetched('https://booksy.com/pl-pl/page?a=1', {
            headers: [{ name: 'Accept', value: 'text/html' }]
        });
        expect([status, Buffer.from(body).toString()]).toEqual([200n, 'hello']);
        expect(headers.filter(({ name }) => name === 'x-two').map(({ value }) => value)).toEqual(['a', 'b']);
        expect(seen).toMatchObject([
            { method: 'GET', url: '/pl-pl/page?a=1', headers: { host: 'booksy.com', accept: 'text/html', 'user-agent': 'ic/1.0' } }
        ]);
    });

    it('carry a body', async () => {
        await table({ 'booksy.com': origin });
        await fetched('https://booksy.com/', { method: { post: null }, body: [new TextEncoder().encode('to post')] });
        expect(seen).toMatchObject([{ method: 'POST', body: 'to post' }]);
    });

    it('do not follow redirects', async () => {
        await table({ 'booksy.com': origin });
        expect((await fetched('https://booksy.com/moved')).status).toBe(302n);
        expect(seen).toHaveLength(1);
    });

    it('fail when the response is larger than the canister allowed', async () => {
        await table({ 'booksy.com': origin });
        expect(relayedReject(await outcall('https://booksy.com/large'))).toMatchObject({ code: 1 });
    });

    it.each(['https://127.0.0.1/', 'https://localhost/', 'https://[::1]/', 'https://10.0.0.1/'])(
        'S12 do not reach %s without the table',
        async (url) => {
            await table({ 'booksy.com': origin });
            const rejected = relayedReject(await outcall(url));
            expect(rejected.code).toBe(2);
            expect(rejected.message).toContain('local address');
            expect(seen).toEqual([]);
        }
    );

    it('fail as transient errors when nobody answers', async () => {
        await table({ 'booksy.com': 'http://127.0.0.1:9' });
        expect(relayedReject(await outcall('https://booksy.com/')).code).toBe(2);
    });

    it('a table with something else than origins is refused by name', async () => {
        for (const wrong of ['127.0.0.1:80', 'ftp://127.0.0.1', 'http://127.0.0.1/path']) {
            const answer = await table({ 'booksy.com': wrong });
            expect(answer.status).toBe(400);
            expect(await answer.text()).toContain(wrong);
        }
    });
});
