import { Cbor } from '@dfinity/agent';
import type { PocketIc } from '@dfinity/pic';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openReplica, Probe } from './support/probe.js';

interface GatewayDetails {
    readonly instance_id: number;
    readonly port: number;
    readonly forward_to: { readonly PocketIcInstance: number };
}

describe('B7 live mode and its gateway', () => {
    let pic: PocketIc;
    beforeEach(async () => {
        pic = await openReplica();
    });
    afterEach(() => pic.tearDown());

    const url = inject('replicaUrl');
    const list = async (): Promise<GatewayDetails[]> => (await (await fetch(`${url}/http_gateway`)).json()) as GatewayDetails[];
    const status = (port: number): Promise<Response> => fetch(`http://127.0.0.1:${port}/api/v2/status`);

    it('an instance that is made live answers at a port of its own, and is listed', async () => {
        const port = await pic.makeLive();
        const answer = await status(port);
        const fields = Cbor.decode<{ root_key: Uint8Array; replica_health_status: string }>(new Uint8Array(await answer.arrayBuffer()));
        expect(fields.replica_health_status).toBe('healthy');
        const [subnet] = await pic.getApplicationSubnets();
        expect(Buffer.from(fields.root_key)).toEqual(Buffer.from(await pic.getPubKey(subnet!.id)));
        expect((await list()).map((gateway) => gateway.port)).toContain(port);
        await pic.stopLive();
    });

    it('runs in real time while it is live, and stands still afterwards', async () => {
        const canister = await Probe.install(pic, `(func (export "canister_heartbeat") (call $add (i64.const 1)))`);
        await pic.makeLive();
        await expect.poll(() => canister.counter(), { interval: 20, timeout: 10_000 }).toBeGreaterThan(2n);
        expect(Math.abs((await pic.getTime()) - Date.now())).toBeLessThan(60_000);
        await pic.stopLive();
        const after = await canister.counter();
        expect(await canister.counter()).toBe(after);
    });

    it('closes its port when it is no longer live', async () => {
        const port = await pic.makeLive();
        await pic.stopLive();
        await expect(status(port)).rejects.toThrow();
        expect((await list()).map((gateway) => gateway.port)).not.toContain(port);
    });

    it('closes its port when the instance is deleted', async () => {
        const other = await openReplica();
        const port = await other.makeLive();
        await other.tearDown();
        await expect(status(port)).rejects.toThrow();
    });

    it('a browser of any origin may use it', async () => {
        const port = await pic.makeLive();
        const preflight = await fetch(`http://127.0.0.1:${port}/api/v3/canister/aaaaa-aa/call`, {
            method: 'OPTIONS',
            headers: {
                origin: 'https://example.com',
                'access-control-request-method': 'POST',
                'access-control-request-headers': 'content-type'
            }
        });
        expect(preflight.status).toBe(204);
        expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
        expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
        expect(preflight.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('content-type');
        const refused = await fetch(`http://127.0.0.1:${port}/api/v2/canister/aaaaa-aa/query`, { method: 'POST', body: 'x' });
        expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([400, '*']);
        await pic.stopLive();
    });

    it('serves the same interface under the instance of the server', async () => {
        const port = await pic.makeLive();
        const instance = (await list()).find((gateway) => gateway.port === port)?.forward_to.PocketIcInstance;
        const own = await fetch(`${url}/instances/${instance}/api/v2/status`);
        expect(await own.text()).toBe(await (await status(port)).text());
        await pic.stopLive();
    });

    describe.runIf(inject('replicaIsEmbedded'))('what the gateway does not offer is refused by name', () => {
        async function refusalOf(body: unknown): Promise<string> {
            const answer = await fetch(`${url}/http_gateway`, { method: 'POST', body: JSON.stringify(body) });
            return ((await answer.json()) as { Error: { message: string } }).Error.message;
        }

        it.each([
            ['https_config', { forward_to: { PocketIcInstance: 0 }, https_config: { cert_path: 'a', key_path: 'b' } }],
            ['PocketIcInstance', { forward_to: { Replica: 'http://127.0.0.1:1' } }],
            ['987654', { forward_to: { PocketIcInstance: 987_654 } }]
        ])('%s', async (name, body) => {
            expect(await refusalOf(body)).toContain(name);
        });

        it('web pages of canisters', async () => {
            const port = await pic.makeLive();
            const page = await fetch(`http://127.0.0.1:${port}/?canisterId=aaaaa-aa`);
            expect([page.status, await page.text()]).toEqual([501, expect.stringContaining('web pages')]);
            await pic.stopLive();
        });

        it('a port that is taken', async () => {
            const port = await pic.makeLive();
            expect(await refusalOf({ forward_to: { PocketIcInstance: (await list())[0]?.forward_to.PocketIcInstance }, port })).toContain(
                'EADDRINUSE'
            );
            await pic.stopLive();
        });
    });
});
