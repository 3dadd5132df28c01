import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What the page is told: where the replica and the canisters are, and where its customer stands. */
export interface ConsoleSettings {
    /** For agents: the replica's HTTP interface. */
    readonly replica: string;
    readonly agentToolsId: string;
    readonly coordinatorId: string;
    /** Whether the page asks the replica for its root key; never of the main net. */
    readonly isLocal: boolean;
    readonly place: { readonly name: string; readonly lat: number; readonly lng: number };
    /** Where Internet Identity answers, if people are to sign in with it. */
    readonly identityProvider?: string;
    /** A profile that the import can be tried with. */
    readonly booksyProfile?: string;
}

export interface ConsoleServerOptions {
    /** The built page. */
    readonly folder: string;
    readonly settings: ConsoleSettings;
    /** Any free one when left out. */
    readonly port?: number;
}

export interface ConsoleServer {
    readonly url: string;
    stop(): Promise<void>;
}

interface Served {
    readonly type: string;
    readonly plain: Buffer;
    readonly gzipped: Buffer;
    /** Its name changes with its content, so that it may be kept for ever. */
    readonly isImmutable: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.svg': 'image/svg+xml',
    '.json': 'application/json; charset=utf-8'
};

/**
 * Serves the console on this machine, under a policy that lets it load nothing from elsewhere and call nothing but the replica.
 *
 * @throws Error when the folder cannot be read or the port is taken
 */
export async function serveConsole({ folder, settings, port = 0 }: ConsoleServerOptions): Promise<ConsoleServer> {
    // Everything is read first: no request can then name a file outside the folder.
    const files = new Map([...(await filesOf(folder)), ['/console.json', served('.json', Buffer.from(JSON.stringify(settings)), false)]]);
    const headers = securityHeaders(settings);
    const server = createServer((request, response) => answer(request, response, files, headers));
    await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', resolve);
    });
    return {
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        stop: () => {
            server.closeAllConnections();
            return new Promise((resolve) => server.close(() => resolve()));
        }
    };
}

/** What every answer carries. Sign-in windows need to be opened and heard, so the opener policy lets the page's own pop-ups be. */
export function securityHeaders({ replica }: ConsoleSettings): Readonly<Record<string, string>> {
    const policy = [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        `connect-src 'self' ${new URL(replica).origin}`,
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'"
    ];
    return {
        'content-security-policy': policy.join('; '),
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff'
    };
}

async function filesOf(folder: string): Promise<[string, Served][]> {
    const entries = await readdir(folder, { withFileTypes: true, recursive: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    return Promise.all(
        files.map(async (file): Promise<[string, Served]> => {
            const path = relative(folder, file).split(sep).join('/');
            return [path === 'index.html' ? '/' : `/${path}`, served(extname(file), await readFile(file), path.startsWith('assets/'))];
        })
    );
}

function served(extension: string, plain: Buffer, isImmutable: boolean): Served {
    return { type: TYPES[extension] ?? 'application/octet-stream', plain, gzipped: gzipSync(plain), isImmutable };
}

function answer(
    request: IncomingMessage,
    response: ServerResponse,
    files: ReadonlyMap<string, Served>,
    headers: Readonly<Record<string, string>>
): void {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { ...headers, allow: 'GET, HEAD' }).end();
        return;
    }
    const file = files.get((request.url ?? '/').replace(/[?#].*$/, ''));
    if (file === undefined) {
        response.writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
        return;
    }
    const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    response.writeHead(200, {
        ...headers,
        'content-type': file.type,
        'cache-control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
        vary: 'accept-encoding',
        ...(takesGzip ? { 'content-encoding': 'gzip' } : {})
    });
    response.end(request.method === 'HEAD' ? undefined : takesGzip ? file.gzipped : file.plain);
}
