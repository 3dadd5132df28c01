import { lookup as resolve } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { OutcallResult, PendingOutcall } from '../management/outcalls.js';
import { isLocalAddress } from './local-addresses.js';

/** Milliseconds; as on the Internet Computer. */
const TIMEOUT = 30_000;
const USER_AGENT = 'ic/1.0';

/** Instead of which hosts which local origins are asked: `booksy.com` → `http://127.0.0.1:8080`. */
export type OutcallHosts = ReadonlyMap<string, string>;

/**
 * Makes the request of an outcall. Redirects are not followed and bodies are not unpacked, as on the Internet Computer; local addresses are
 * asked only where `hosts` says so.
 * @throws Error that says why there is no response
 */
export async function makeOutcall(
    { request, maxResponseBytes }: PendingOutcall,
    hosts: OutcallHosts,
    signal: AbortSignal
): Promise<OutcallResult> {
    const url = new URL(request.url);
    const origin = hosts.get(url.hostname);
    if (!origin && isLocalAddress(url.hostname)) throw new Error(`${url.hostname} is a local address`);
    const target = origin ? new URL(url.pathname + url.search, origin) : url;
    const headers: Record<string, string | string[]> = { host: url.host, 'user-agent': USER_AGENT };
    for (const { name, value } of request.headers) addHeader(headers, name.toLowerCase(), value);
    const options: RequestOptions = {
        method: (Object.keys(request.method)[0] ?? 'get').toUpperCase(),
        headers,
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
        ...(origin ? {} : { lookup: publicLookup })
    };
    const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
    const response = await responseOf(send(target, options), request.body[0]);
    return {
        kind: 'reply',
        response: {
            status: BigInt(response.statusCode ?? 0),
            headers: headersOf(response),
            body: await readBody(response, Number(maxResponseBytes))
        }
    };
}

function addHeader(headers: Record<string, string | string[]>, name: string, value: string): void {
    const before = name === 'host' || name === 'user-agent' ? undefined : headers[name];
    headers[name] = before === undefined ? value : [before, value].flat();
}

/** Resolves names as usual, and refuses those that lead to a local address. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
        const local = addresses?.find(({ address }) => isLocalAddress(address));
        const [first] = addresses ?? [];
        if (error ?? local ?? !first) callback(error ?? new Error(`${hostname} is at a local address`), '', 4);
        else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
    });
};

function responseOf(request: ClientRequest, body: Uint8Array | undefined): Promise<IncomingMessage> {
    return new Promise((fulfil, reject) => {
        request.once('response', fulfil);
        request.once('error', reject);
        request.end(body);
    });
}

function headersOf({ rawHeaders }: IncomingMessage): { name: string; value: string }[] {
    const headers = [];
    for (let at = 0; at + 1 < rawHeaders.length; at += 2)
        headers.push({ name: rawHeaders[at] as string, value: rawHeaders[at + 1] as string });
    return headers;
}

/** Stops soon after the limit: then the outcall fails anyway. */
async function readBody(response: IncomingMessage, limit: number): Promise<Uint8Array> {
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of response) {
        parts.push(part as Buffer);
        size += (part as Buffer).length;
        if (size > limit) break;
    }
    return new Uint8Array(Buffer.concat(parts));
}
