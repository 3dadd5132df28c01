import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { bareEnvironment, nodeArguments, printed, runCommand, startCommand, stopCommand } from '../support/run-command.js';

const SCRIPT = 'cli/main.ts';

function clientWithPerson(): Client {
    const client = new Client({ name: 'test', version: '1' }, { capabilities: { elicitation: { form: {} } } });
    client.setRequestHandler(ElicitRequestSchema, () => ({ action: 'accept', content: { agree: true } }));
    return client;
}

async function addsACode(client: Client, code: string): Promise<unknown> {
    const args = { code, percent: 10, confirmed: true };
    return (await client.callTool({ name: 'add_discount_code', arguments: args })).structuredContent;
}

describe('B5 the command mcp over stdio', () => {
    it('serves the official client, writes once the person agrees, and ends with its client', async () => {
        const transport = new StdioClientTransport({
            command: process.execPath,
            args: nodeArguments(SCRIPT, ['mcp', '--demo']),
            env: bareEnvironment(),
            stderr: 'pipe'
        });
        const client = clientWithPerson();
        await client.connect(transport);
        expect((await client.listTools()).tools).toHaveLength(21);
        expect(await addsACode(client, 'NOWY10')).toMatchObject({ status: 'ok' });
        await client.close();
        expect(transport.pid).toBeNull();
    });
});

describe('B5 the command mcp over streamable HTTP', () => {
    let child: ReturnType<typeof startCommand>;
    let url: string;
    beforeAll(async () => {
        child = startCommand(SCRIPT, ['mcp', '--demo', '--http', '0'], { env: { SULTANA_MCP_TOKEN: 'open sesame' } });
        url = /http:\S+/.exec(await printed(child, '/mcp'))![0];
    });
    afterAll(async () => {
        expect(await stopCommand(child)).toBe(0);
    });

    function transport(token = 'open sesame'): StreamableHTTPClientTransport {
        return new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers: { authorization: `Bearer ${token}` } } });
    }

    it('serves several clients at once, each with a conversation and a salon of its own', async () => {
        const clients = await Promise.all(
            [1, 2].map(async () => {
                const client = clientWithPerson();
                await client.connect(transport() as Parameters<typeof client.connect>[0]);
                return client;
            })
        );
        const results = await Promise.all(clients.map((client) => addsACode(client, 'WSPOLNY')));
        expect(results).toMatchObject([{ status: 'ok' }, { status: 'ok' }]);
        expect(await addsACode(clients[0]!, 'WSPOLNY')).toMatchObject({ status: 'error' });
        await Promise.all(clients.map((client) => client.close()));
    });

    it('S9 keeps out who has no token, web pages, and names that were made to point here', async () => {
        const asking = (headers: Record<string, string>) =>
            fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{}' });
        const authorization = 'Bearer open sesame';
        const statuses = await Promise.all([
            asking({}),
            asking({ authorization: 'Bearer wrong sesam' }),
            asking({ authorization, origin: 'https://evil.example' }),
            fetch(url.replace('/mcp', '/'))
        ]);
        expect(statuses.map(({ status }) => status)).toEqual([401, 401, 403, 404]);
        const ended = await asking({ authorization, 'mcp-session-id': 'no-such-session' });
        expect(ended.status).toBe(404);
    });
});

describe('R1 the command', () => {
    it('explains itself', async () => {
        const help = await runCommand(SCRIPT, ['--help']);
        expect(help).toMatchObject({ code: 0, stderr: '' });
        for (const word of ['--set', '--demo', '--canister', '--http', 'SULTANA_COORDINATOR_ID']) expect(help.stdout).toContain(word);
    });

    it.each<[string, string[], Record<string, string>, string]>([
        ['a setting', ['mcp'], {}, 'SULTANA_COORDINATOR_ID is not set'],
        ['a token for others', ['mcp', '--demo', '--http', '0', '--address', '0.0.0.0'], {}, 'set SULTANA_MCP_TOKEN'],
        ['a command', ['serve'], {}, 'There is no command "serve"']
    ])('says what to set or pass when it is missing or wrong: %s', async (_, args, env, message) => {
        const { code, stdout, stderr } = await runCommand(SCRIPT, args, { env });
        expect({ code, stdout, hasStack: stderr.includes('    at ') }).toEqual({ code: 1, stdout: '', hasStack: false });
        expect(stderr).toContain(message);
    });
});
