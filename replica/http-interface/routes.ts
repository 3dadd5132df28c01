import type { HostedInstance } from '../server/hosted-instance.js';
import type { Instances } from '../server/instances.js';
import type { HttpReply, HttpRequest, Route } from '../server/router.js';
import { callAndForget, callAndWait } from './call-endpoint.js';
import { cborReply } from './cbor-reply.js';
import type { RangesAt } from './certifier.js';
import { withCors } from './cors.js';
import { destinationOf } from './effective-id.js';
import { badRequest, HttpError } from './http-error.js';
import { query } from './query-endpoint.js';
import { readState } from './read-state-endpoint.js';

/** The largest body dfinity/ic reads. */
const MAX_BODY_BYTES = 5 * 1024 * 1024;
const ENDPOINT = /^\/api\/v([234])\/(canister|subnet)\/([^/]+)\/(call|query|read_state)$/;

/** The IC's HTTP interface under `/instances/<id>/api`, as PocketIC serves it. */
export function httpInterfaceRoutes(instances: Instances): Route[] {
    return [
        {
            method: '*',
            pattern: /^\/instances\/(\d+)(\/api\/.*)$/,
            handle: (request, [id, path]) => serveHttpInterface(() => instances.get(Number(id)), request, path ?? '')
        }
    ];
}

/**
 * Serves one request of the IC's HTTP interface.
 * @param path beginning with `/api/`
 */
export async function serveHttpInterface(instance: () => HostedInstance, request: HttpRequest, path: string): Promise<HttpReply> {
    return withCors(request, async () => {
        try {
            return await serve(instance(), request, path);
        } catch (error) {
            if (error instanceof HttpError) return error.reply;
            throw error;
        }
    });
}

async function serve(instance: HostedInstance, request: HttpRequest, path: string): Promise<HttpReply> {
    if (path === '/api/v2/status') return status(instance, request);
    const match = ENDPOINT.exec(path);
    if (!match) throw new HttpError(404, `this replica has no endpoint ${path}`);
    const [, version, kind, id, endpoint] = match as unknown as [string, string, string, string, string];
    checkRequest(request);
    return answer(instance, request.body, { version: Number(version), kind, id, endpoint });
}

interface EndpointPath {
    readonly version: number;
    /** 'canister' or 'subnet' */
    readonly kind: string;
    readonly id: string;
    readonly endpoint: string;
}

async function answer(instance: HostedInstance, body: Uint8Array, path: EndpointPath): Promise<HttpReply> {
    const { version, kind, id, endpoint } = path;
    const destination = destinationOf(instance.replica, kind, id);
    const isNewest = endpoint === 'call' ? version === 4 : version === 3;
    const rangesAt: RangesAt = isNewest ? 'canister_ranges' : 'subnet';
    const offered =
        endpoint === 'call' ? kind === 'canister' || version === 4 : version < 4 && (endpoint !== 'query' || kind === 'canister');
    if (!offered) throw new HttpError(404, `this replica has no endpoint /api/v${version}/${kind}/<id>/${endpoint}`);
    if (endpoint === 'query') return query(instance, destination, body);
    if (endpoint === 'read_state') return readState(instance, destination, body, rangesAt);
    return version === 2 ? callAndForget(instance, destination, body) : callAndWait(instance, destination, body, rangesAt);
}

function checkRequest({ method, headers, body }: HttpRequest): void {
    if (method !== 'POST') throw new HttpError(405, `${method} is not allowed here, only POST`);
    if (headers['content-type'] !== 'application/cbor') throw badRequest('Unexpected content-type, expected application/cbor.');
    if (body.length > MAX_BODY_BYTES)
        throw new HttpError(413, `The request of ${body.length} bytes is larger than ${MAX_BODY_BYTES} bytes`);
}

function status({ replica }: HostedInstance, { method }: HttpRequest): HttpReply {
    if (method !== 'GET') throw new HttpError(405, `${method} is not allowed here, only GET`);
    return cborReply({ ic_api_version: '0.18.0', impl_version: 'embedded', replica_health_status: 'healthy', root_key: replica.rootKey });
}
