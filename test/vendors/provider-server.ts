import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the server saw it. */
export interface SeenRequest {
    readonly path: string;
    readonly body: Record<string, unknown>;
}

export interface ProviderServer {
    readonly url: string;
    readonly seen: readonly SeenRequest[];
    close(): Promise<void>;
}

/**
 * A server that stands in for a model provider: it notes each request and answers the next of `answers`.
 *
 * @param answers JSON bodies, in order; asking once more than there are is answered with status 500
 */
export async function providerServer(answers: readonly object[]): Promise<ProviderServer> {
    const seen: SeenRequest[] = [];
    const server = createServer((request, response) => {
        const chunks: Buffer[] = [];
        request.on('data', (chunk: Buffer) => chunks.push(chunk));
        request.on('end', () => {
            const answer = answers[seen.length];
            seen.push({ path: request.url ?? '', body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown> });
            response.writeHead(answer === undefined ? 500 : 200, { 'content-type': 'application/json' });
            response.end(JSON.stringify(answer ?? { error: { message: 'no answer is left' } }));
        });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return {
        url: `http://127.0.0.1:${port}`,
        seen,
        close: () => new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())))
    };
}
