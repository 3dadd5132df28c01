import type { IncomingMessage, ServerResponse } from 'node:http';
import { stringifyJson } from './json.js';
import { RequestError } from './request-fields.js';

export interface HttpRequest {
    readonly method: string;
    /** Path without the query. */
    readonly path: string;
    readonly search: URLSearchParams;
    readonly headers: IncomingMessage['headers'];
    readonly body: Uint8Array;
}

export interface HttpReply {
    readonly status: number;
    readonly contentType: string;
    readonly body: Uint8Array | string;
    readonly headers?: Readonly<Record<string, string>>;
}

/** Gives a reply, or null for "not mine". `params` are the pattern's groups. */
export type RouteHandler = (request: HttpRequest, params: string[]) => HttpReply | Promise<HttpReply>;

export interface Route {
    readonly method: 'GET' | 'POST' | 'DELETE' | 'OPTIONS' | '*';
    readonly pattern: RegExp;
    readonly handle: RouteHandler;
}

export function jsonReply(value: unknown, status = 200): HttpReply {
    return { status, contentType: 'application/json', body: stringifyJson(value) };
}

/** Finds the route and runs it. Errors become `{"message": …}`, as PocketIC's do; an unknown path is named. */
export async function dispatch(routes: readonly Route[], request: HttpRequest): Promise<HttpReply> {
    try {
        for (const route of routes) {
            if (route.method !== '*' && route.method !== request.method) continue;
            const match = route.pattern.exec(request.path);
            if (match) return await route.handle(request, match.slice(1));
        }
        throw new RequestError(`this replica has no endpoint ${request.method} ${request.path}`, 404);
    } catch (error) {
        return errorReply(error);
    }
}

function errorReply(error: unknown): HttpReply {
    if (error instanceof RequestError) return jsonReply({ message: error.message }, error.status);
    const message = error instanceof Error ? error.message : String(error);
    const isRefusal = error instanceof Error && error.constructor === Error;
    if (!isRefusal) process.stderr.write(`${error instanceof Error ? error.stack : message}\n`);
    return jsonReply({ message }, isRefusal ? 400 : 500);
}

/** Reads a request to its end. */
export async function readRequest(incoming: IncomingMessage): Promise<HttpRequest> {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const url = new URL(incoming.url ?? '/', 'http://replica');
    return {
        method: incoming.method ?? 'GET',
        path: url.pathname,
        search: url.searchParams,
        headers: incoming.headers,
        body: Buffer.concat(parts)
    };
}

export function writeReply(outgoing: ServerResponse, reply: HttpReply): void {
    outgoing.writeHead(reply.status, { 'content-type': reply.contentType, ...reply.headers });
    outgoing.end(reply.body);
}
