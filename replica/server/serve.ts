import type { Server } from 'node:http';
import { type HttpReply, type HttpRequest, readRequest, writeReply } from './router.js';

/** Lets `answer` answer every request of a server. @param noteRequest called when a request comes and when it is answered */
export function serve(server: Server, answer: (request: HttpRequest) => Promise<HttpReply>, noteRequest: () => void): void {
    // Clients keep connections open between tests; the default of five seconds races with their next request.
    server.keepAliveTimeout = 0;
    server.on('request', (incoming, outgoing) => {
        noteRequest();
        readRequest(incoming)
            .then(answer)
            .then((reply) => {
                noteRequest();
                writeReply(outgoing, reply);
            })
            .catch(() => outgoing.destroy());
    });
}

/** Starts to listen. @returns the port */
export function listen(server: Server, port: number, address: string): Promise<number> {
    return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, address, () => {
            const bound = server.address();
            resolve(typeof bound === 'object' && bound ? bound.port : port);
        });
    });
}

/** Stops to listen and drops open connections. */
export function closeServer(server: Server): void {
    server.close();
    server.closeAllConnections();
}
