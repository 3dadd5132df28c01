import { createHash } from 'node:crypto';
import type { Gateways } from './gateways.js';
import type { Instances } from './instances.js';
import { parseJson } from './json.js';
import { Fields } from './request-fields.js';
import { jsonReply, type Route } from './router.js';
import { subnetSpecs, topologyJson } from './topology-json.js';

/** Uploaded bytes by the hexadecimal SHA-256 under which clients name them. */
export type Blobs = Map<string, Uint8Array>;

/** Routes of the server itself: instances and blobs. @param stateDirectory of the first instance, unless it asks for another */
export function serverRoutes(instances: Instances, gateways: Gateways, blobs: Blobs, stateDirectory: string | null): Route[] {
    return [
        { method: 'GET', pattern: /^\/(status)?$/, handle: () => ({ status: 200, contentType: 'text/plain', body: '' }) },
        {
            method: 'GET',
            pattern: /^\/instances$/,
            handle: () => jsonReply(instances.list().map(() => 'Available'))
        },
        {
            method: 'POST',
            pattern: /^\/instances$/,
            handle: (request) => {
                const body = new Fields(parseJson(new TextDecoder().decode(request.body)));
                const own = body.has('state_dir') ? body.text('state_dir') : null;
                const { id, replica } = instances.create(subnetSpecs(body), own ?? (instances.isFresh ? stateDirectory : null));
                return jsonReply({ Created: { instance_id: id, topology: topologyJson(replica), http_gateway_info: null } }, 201);
            }
        },
        {
            method: 'DELETE',
            pattern: /^\/instances\/(\d+)$/,
            handle: (_request, [id]) => {
                instances.delete(Number(id));
                gateways.stopOf(Number(id));
                return { status: 200, contentType: 'text/plain', body: '' };
            }
        },
        {
            method: 'POST',
            pattern: /^\/blobstore$/,
            handle: (request) => {
                const key = createHash('sha256').update(request.body).digest('hex');
                blobs.set(key, new Uint8Array(request.body));
                return { status: 200, contentType: 'text/plain', body: key };
            }
        }
    ];
}
