import { randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server as HttpServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';

/** As many clients as one person runs, and then some; each has a conversation of its own in memory. */
const MAX_SESSIONS = 64;

/** An hour without a request, and a session makes room for another. */
const IDLE_MS = 60 * 60 * 1000;

export interface HttpOptions {
    /** 0 takes any that is free. */
    readonly port: number;
    /** The loopback address when left out. */
    readonly address?: string;
    /** What clients must send as `Authorization: Bearer …`; everybody who reaches the port may call when left out. */
    readonly token?: string | undefined;
    readonly now?: () => number;
    /** A server for a new client. */
    readonly connect: () => Promise<Server>;
}

export interface HttpEndpoint {
    readonly url: string;
    close(): Promise<void>;
}

interface Session {
    readonly transport: StreamableHTTPServerTransport;
    lastSeen: number;
}

/** Serves streamable HTTP at `/mcp`. Web pages are kept out: by the host and origin they come from, and by the token where there is one. */
export async function serveHttp(options: HttpOptions): Promise<HttpEndpoint> {
    const sessions = new Map<string, Session>();
    const http = createServer((request, response) => {
        void answer(request, response, sessions, options, http).catch((error: unknown) => {
            if (!response.headersSent) refuse(response, 500, error instanceof Error ? error.message : String(error));
        });
    });
    await new Promise<void>((resolve, reject) => {
        http.once('error', reject);
        http.listen(options.port, options.address ?? '127.0.0.1', resolve);
    });
    return {
        url: `http://${options.address ?? '127.0.0.1'}:${portOf(http)}/mcp`,
        close: async () => {
            await Promise.all([...sessions.values()].map(({ transport }) => transport.close()));
            http.closeAllConnections();
            await new Promise<void>((resolve) => http.close(() => resolve()));
        }
    };
}

async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    sessions: Map<string, Session>,
    options: HttpOptions,
    http: HttpServer
): Promise<void> {
    if (request.url?.split('?')[0] !== '/mcp') return refuse(response, 404, 'The server answers at /mcp.');
    if (!isFromHere(request, portOf(http), options)) return refuse(response, 403, 'Requests of web pages are not taken.');
    if (!hasToken(request, options.token)) return refuse(response, 401, 'Send the token as "Authorization: Bearer …".');
    const now = (options.now ?? Date.now)();
    const id = request.headers['mcp-session-id'];
    const known = typeof id === 'string' ? sessions.get(id) : undefined;
    if (known !== undefined) {
        known.lastSeen = now;
        return known.transport.handleRequest(request, response);
    }
    if (id !== undefined) return refuse(response, 404, 'This session has ended; begin a new one.');
    await makeRoom(sessions, now);
    if (sessions.size >= MAX_SESSIONS) return refuse(response, 503, `There are ${MAX_SESSIONS} clients already.`);
    const transport = await newSession(sessions, options, now);
    return transport.handleRequest(request, response);
}

async function newSession(sessions: Map<string, Session>, { connect }: HttpOptions, now: number): Promise<StreamableHTTPServerTransport> {
    const transport = new StreamableHTTPServerTransport({
        sessionIdGenerator: randomUUID,
        onsessioninitialized: (id) => {
            sessions.set(id, { transport, lastSeen: now });
        }
    });
    transport.onclose = () => {
        if (transport.sessionId !== undefined) sessions.delete(transport.sessionId);
    };
    const server = await connect();
    // The SDK's own types differ where a property may be absent or undefined.
    await server.connect(transport as Parameters<typeof server.connect>[0]);
    return transport;
}

async function makeRoom(sessions: Map<string, Session>, now: number): Promise<void> {
    if (sessions.size < MAX_SESSIONS) return;
    const idle = [...sessions.values()].filter(({ lastSeen }) => now - lastSeen > IDLE_MS);
    await Promise.all(idle.map(({ transport }) => transport.close()));
}

/** Against pages whose name was made to point here (DNS rebinding), and against pages of other sites. */
function isFromHere({ headers }: IncomingMessage, port: number, { address = '127.0.0.1' }: HttpOptions): boolean {
    const hosts = [address, 'localhost', '127.0.0.1'].map((name) => `${name}:${port}`);
    // With an address for others to reach, their names for it are not known here; there the token is what keeps strangers out.
    const isKnownHost = !isLoopback(address) || hosts.includes(headers.host ?? '');
    const isPage = headers.origin !== undefined && !hosts.some((host) => headers.origin === `http://${host}`);
    return isKnownHost && !isPage;
}

export function isLoopback(address: string): boolean {
    return address === 'localhost' || address === '::1' || address.startsWith('127.');
}

function hasToken({ headers }: IncomingMessage, token: string | undefined): boolean {
    if (token === undefined) return true;
    const [given, wanted] = [headers.authorization ?? '', `Bearer ${token}`].map((text) => Buffer.from(text));
    return given!.length === wanted!.length && timingSafeEqual(given!, wanted!);
}

function refuse(response: ServerResponse, status: number, message: string): void {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null }));
}

function portOf(http: HttpServer): number {
    return (http.address() as AddressInfo).port;
}
