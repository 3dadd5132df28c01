import { createServer } from 'node:http';
import { httpInterfaceRoutes } from '../http-interface/routes.js';
import { ModuleLoader } from '../wasm/load-module.js';
import { Gateways, gatewayRoutes } from './gateways.js';
import { instanceRoutes } from './instance-routes.js';
import { Instances } from './instances.js';
import { watchLifetime } from './lifetime.js';
import type { ServerOptions } from './options.js';
import { PortFile } from './port-file.js';
import { dispatch } from './router.js';
import { closeServer, listen, serve } from './serve.js';
import { type Blobs, serverRoutes } from './server-routes.js';

export interface RunningServer {
    readonly port: number;
    readonly instances: Instances;
    close(): void;
}

/**
 * Starts the server and resolves when it listens and the port file is written.
 * @param cacheDirectory where instrumented modules are kept, or null.
 */
export async function startServer(options: ServerOptions, cacheDirectory: string | null): Promise<RunningServer> {
    const portFile = new PortFile(options.portFile);
    const loader = new ModuleLoader(cacheDirectory);
    const instances = new Instances(loader, (canister, line) => process.stderr.write(`[Canister ${canister}] ${line}\n`));
    const blobs: Blobs = new Map();
    const server = createServer();
    const close = (): void => {
        portFile.remove();
        gateways.stopAll();
        for (const instance of instances.list()) instance.close();
        closeServer(server);
    };
    const noteRequest = watchLifetime(options.ttlSeconds, close);
    const gateways = new Gateways(instances, noteRequest);
    const routes = [
        ...httpInterfaceRoutes(instances),
        ...gatewayRoutes(gateways),
        ...instanceRoutes(instances, blobs),
        ...serverRoutes(instances, gateways, blobs, options.stateDirectory)
    ];
    serve(server, (request) => dispatch(routes, request), noteRequest);
    const port = await listen(server, options.port, options.address);
    portFile.write(port);
    return { port, instances, close };
}
