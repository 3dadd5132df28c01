import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What `npm publish` sends. */
interface Published {
    readonly name: string;
    readonly versions: Record<string, object>;
    readonly access?: string;
    readonly _attachments: Record<string, { readonly data: string }>;
}

export interface SmallRegistry {
    readonly url: string;
    /** Everything that was published, in order. */
    readonly published: readonly Published[];
    /** What to answer a publish with from now on; 201 at first. */
    refuseWith(status: number): void;
    /** Breaks look-ups off, as a registry does that is down. */
    goDown(): void;
    close(): Promise<void>;
}

/** As much of an npm registry as publishing one package takes. */
export async function smallRegistry(): Promise<SmallRegistry> {
    const published: Published[] = [];
    let status = 201;
    let isUp = true;
    const server = createServer((request, response) => {
        const chunks: Buffer[] = [];
        request.on('data', (chunk: Buffer) => chunks.push(chunk));
        request.on('end', () => {
            const answer = (code: number, body: object) => {
                response.writeHead(code, { 'content-type': 'application/json' });
                response.end(JSON.stringify(body));
            };
            if (!isUp) return answer(400, { error: 'down' });
            if (request.method === 'PUT') {
                if (status === 201) published.push(JSON.parse(Buffer.concat(chunks).toString()) as Published);
                return answer(status, status === 201 ? { ok: true } : { error: 'refused' });
            }
            const name = decodeURIComponent(request.url ?? '').slice(1);
            const versions = Object.assign({}, ...published.filter((each) => each.name === name).map((each) => each.versions)) as object;
            const [latest] = Object.keys(versions).reverse();
            return latest === undefined ? answer(404, { error: 'not_found' }) : answer(200, { name, versions, 'dist-tags': { latest } });
        });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return {
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
        published,
        refuseWith: (code) => void (status = code),
        goDown: () => void (isUp = false),
        close: () => {
            server.closeAllConnections();
            return new Promise((resolve) => server.close(() => resolve()));
        }
    };
}
