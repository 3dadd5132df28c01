import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';

import { optionalSetting, SettingProblem, type Environment } from '../settings.js';
import { sourceFor, SOURCE_FLAGS, SOURCE_USAGE } from '../sources/source-for.js';
import { mcpServer } from './mcp-server.js';
import { isLoopback, serveHttp } from './serve-http.js';

export const MCP_USAGE = `sultana-agent-tools mcp [options]

A Model Context Protocol server with the tools of a salon or of a customer, over stdio or, with --http, over streamable HTTP.
Every change is shown to the person, who is asked by the client (elicitation); with a client that cannot ask, the tools only preview.

${SOURCE_USAGE}

  --http PORT     serve http://127.0.0.1:PORT/mcp instead of stdio (0: any free port)
  --address NAME  listen there instead of 127.0.0.1; needs SULTANA_MCP_TOKEN
  --help          this text`;

export interface CommandStreams {
    readonly env: Environment;
    /** For people: stdout belongs to the protocol. */
    readonly log: (line: string) => void;
    /** Ends the server. */
    readonly signal: AbortSignal;
}

/** @throws SettingProblem that says what to set; TypeError of `parseArgs` for an unknown option */
export async function mcpCommand(args: readonly string[], { env, log, signal }: CommandStreams): Promise<void> {
    const { values } = parseArgs({
        args: [...args],
        options: { ...SOURCE_FLAGS, http: { type: 'string' }, address: { type: 'string' }, help: { type: 'boolean' } }
    });
    if (values.help === true) return console.log(MCP_USAGE);
    const version = packageVersion();
    const connect = async () => mcpServer(await sourceFor(values, env), version);
    const { about } = await sourceFor(values, env);
    if (values.http === undefined) {
        const server = await connect();
        const closed = new Promise<void>((resolve) => (server.onclose = resolve));
        await server.connect(new StdioServerTransport());
        log(`sultana-agent-tools ${version}: ${about}. Serving on stdio.`);
        process.stdin.once('end', () => void server.close());
        signal.addEventListener('abort', () => void server.close());
        return closed;
    }
    const [port, token] = [portNumber(values.http), optionalSetting(env, 'SULTANA_MCP_TOKEN')];
    const address = values.address ?? '127.0.0.1';
    if (!isLoopback(address) && token === undefined) {
        throw new SettingProblem(`Others reach ${address}, so set SULTANA_MCP_TOKEN: without it they could change the salon.`);
    }
    const endpoint = await serveHttp({ port, address, token, connect });
    log(`sultana-agent-tools ${version}: ${about}. Serving on ${endpoint.url}`);
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    await endpoint.close();
}

function portNumber(text: string): number {
    const port = Number(text);
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
        throw new SettingProblem(`--http takes a port from 0 to 65535, not "${text}".`);
    return port;
}

/** One folder up in the built package, two in the sources. */
function packageVersion(): string {
    for (const path of ['../package.json', '../../package.json']) {
        try {
            const manifest = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as { name?: string; version?: string };
            if (manifest.name?.endsWith('/sultana-agent-tools-package') === true) return manifest.version ?? '0';
        } catch {
            // The other place.
        }
    }
    return '0';
}
