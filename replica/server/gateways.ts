import { createServer, type Server } from 'node:http';
import { serveHttpInterface } from '../http-interface/routes.js';
import type { Instances } from './instances.js';
import { type JsonValue, parseJson } from './json.js';
import { Fields, RequestError } from './request-fields.js';
import { dispatch, type HttpReply, jsonReply, type Route } from './router.js';
import { closeServer, listen, serve } from './serve.js';

interface Gateway {
    readonly id: number;
    readonly port: number;
    readonly instance: number;
    readonly server: Server;
}

/** What the real gateway also takes and this one does not offer. */
const NOT_OFFERED = ['domains', 'https_config', 'domain_custom_provider_local_file'];

/** Servers on ports of their own that serve the HTTP interface of one instance each, where agents expect it: at the root. */
export class Gateways {
    private readonly gateways = new Map<number, Gateway>();
    private next = 0;

    /** @param noteRequest keeps the server alive while agents talk to a gateway */
    constructor(
        private readonly instances: Instances,
        private readonly noteRequest: () => void
    ) {}

    /** Opens a gateway as the body of `POST /http_gateway` asks. @throws Error that says why it cannot */
    async create(body: Fields): Promise<Gateway> {
        const missing = NOT_OFFERED.find((name) => body.has(name));
        if (missing) throw new RequestError(`this replica's gateway does not offer '${missing}'`);
        const target = body.object('forward_to');
        if (!target.has('PocketIcInstance')) throw new RequestError("this replica's gateway forwards to a 'PocketIcInstance' only");
        const instance = Number(target.integer('PocketIcInstance'));
        this.instances.get(instance);
        const server = createServer();
        serve(server, (request) => dispatch(this.routes(instance), request), this.noteRequest);
        const wanted = body.has('port') ? Number(body.integer('port')) : 0;
        const port = await listen(server, wanted, body.has('ip_addr') ? body.text('ip_addr') : '127.0.0.1');
        const gateway: Gateway = { id: this.next++, port, instance, server };
        this.gateways.set(gateway.id, gateway);
        return gateway;
    }

    /** @throws RequestError when there is no such gateway, or no longer */
    stop(id: number): void {
        const gateway = this.gateways.get(id);
        if (!gateway) throw new RequestError(`HTTP gateway ${id} was not found`, 404);
        closeServer(gateway.server);
        this.gateways.delete(id);
    }

    stopAll(): void {
        for (const id of [...this.gateways.keys()]) this.stop(id);
    }

    /** Closes the gateways of an instance that is deleted. */
    stopOf(instance: number): void {
        for (const gateway of this.list()) if (gateway.instance === instance) this.stop(gateway.id);
    }

    list(): Gateway[] {
        return [...this.gateways.values()];
    }

    private routes(instance: number): Route[] {
        return [
            {
                method: '*',
                pattern: /^(\/api\/.*)$/,
                handle: (request, [path]) => serveHttpInterface(() => this.instances.get(instance), request, path ?? '')
            },
            {
                method: '*',
                pattern: /^/,
                handle: () => {
                    throw new RequestError(
                        "this replica's gateway serves the HTTP interface under /api only, not canisters' web pages",
                        501
                    );
                }
            }
        ];
    }
}

/** `/http_gateway`, as PocketIC has it. */
export function gatewayRoutes(gateways: Gateways): Route[] {
    return [
        { method: 'POST', pattern: /^\/http_gateway\/?$/, handle: (request) => created(gateways, request.body) },
        { method: 'GET', pattern: /^\/http_gateway\/?$/, handle: () => jsonReply(gateways.list().map(detailsJson)) },
        {
            method: 'POST',
            pattern: /^\/http_gateway\/(\d+)\/stop$/,
            handle: (_request, [id]) => {
                gateways.stop(Number(id));
                return jsonReply(null);
            }
        }
    ];
}

async function created(gateways: Gateways, body: Uint8Array): Promise<HttpReply> {
    try {
        const { id, port } = await gateways.create(new Fields(readJson(body)));
        return jsonReply({ Created: { instance_id: id, port } }, 201);
    } catch (error) {
        return jsonReply({ Error: { message: error instanceof Error ? error.message : String(error) } }, 400);
    }
}

function readJson(body: Uint8Array): JsonValue {
    return parseJson(new TextDecoder().decode(body));
}

function detailsJson({ id, port, instance }: Gateway): Record<string, unknown> {
    return { instance_id: id, port, forward_to: { PocketIcInstance: instance }, domains: null, https_config: null };
}
