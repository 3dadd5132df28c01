import type { HttpReply, HttpRequest } from '../server/router.js';

/** Pages of any origin may talk to a replica: what they send is signed, and no cookie is looked at. */
const ALLOW_ANY_ORIGIN = { 'access-control-allow-origin': '*' };
const PREFLIGHT: HttpReply = {
    status: 204,
    contentType: 'text/plain',
    body: '',
    headers: {
        ...ALLOW_ANY_ORIGIN,
        'access-control-allow-methods': 'GET, POST, HEAD, OPTIONS',
        'access-control-allow-headers': 'Accept, Authorization, Content-Type, Range, X-Requested-With',
        'access-control-max-age': '600'
    }
};

/** Answers a browser's question whether it may send a request, or lets `serve` answer the request itself. */
export async function withCors(request: HttpRequest, serve: () => Promise<HttpReply>): Promise<HttpReply> {
    if (request.method === 'OPTIONS') return PREFLIGHT;
    const reply = await serve();
    return { ...reply, headers: { ...ALLOW_ANY_ORIGIN, ...reply.headers } };
}
