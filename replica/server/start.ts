import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ModuleLoader } from '../wasm/load-module.js';
import { instanceRoutes } from './instance-routes.js';
import { Instances } from './instances.js';
import { watchLifetime } from './lifetime.js';
import type { ServerOptions } from './options.js';
import { PortFile } from './port-file.js';
import { dispatch, readRequest, type Route, writeReply } from './router.js';
import { type Blobs, serverRoutes } from './server-routes.js';

export interface RunningServer {
    readonly port: number;
    readonly instances: Instances;
    close(): void;
}

/** Further routes, given the instances they serve; asked before the server's own. */
export type RouteProvider = (instances: Instances) => Route[];

/**
 * Starts the server and resolves when it listens and the port file is written.
 * @param cacheDirectory where instrumented modules are kept, or null.
 */
export async function startServer(
    options: ServerOptions,
    cacheDirectory: string | null,
    providers: readonly RouteProvider[]
): Promise<RunningServer> {
    const portFile = new PortFile(options.portFile);
    const loader = new ModuleLoader(cacheDirectory);
    const instances = new Instances(loader, (canister, line) => process.stderr.write(`[Canister ${canister}] ${line}\n`));
    const blobs: Blobs = new Map();
    const routes = [
        ...providers.flatMap((provide) => provide(instances)),
        ...instanceRoutes(instances, blobs),
        ...serverRoutes(instances, blobs)
    ];
    const server = createServer();
    const close = (): void => {
        portFile.remove();
        for (const instance of instances.list()) instance.stopProgress();
        server.close();
        server.closeAllConnections();
    };
    const noteRequest = watchLifetime(options.ttlSeconds, close);
    serve(server, routes, noteRequest);
    const port = await listen(server, options);
    portFile.write(port);
    return { port, instances, close };
}

function serve(server: Server, routes: readonly Route[], noteRequest: () => void): void {
    // Clients keep connections open between tests; the default of five seconds races with their next request.
    server.keepAliveTimeout = 0;
    server.on('request', (incoming, outgoing) => {
        noteRequest();
        readRequest(incoming)
            .then((request) => dispatch(routes, request))
            .then((reply) => {
                noteRequest();
                writeReply(outgoing, reply);
            })
            .catch(() => outgoing.destroy());
    });
}

function listen(server: Server, { port, address }: ServerOptions): Promise<number> {
    return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, address, () => resolve((server.address() as AddressInfo).port));
    });
}
