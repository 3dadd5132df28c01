import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteAnswer, type SiteAnswer } from './site-content.js';

export interface BooksyLikeSite {
    /** `http://127.0.0.1:<port>`. */
    readonly origin: string;
    /** Paths with their queries, in the order in which they were asked for. */
    readonly requests: readonly string[];
    /** From now on a path (without its query) answers so. */
    answer(pathname: string, answer: SiteAnswer): void;
    stop(): Promise<void>;
}

/**
 * Serves a directory of made-up salons on this machine: profiles, listings, the country's page, pictures, redirects, refusals and slow answers, in
 * the form that Booksy's public pages are known to have. No page of it is a copy of a real one.
 *
 * @param port a free one when left out
 */
export async function startBooksyLikeSite(port = 0): Promise<BooksyLikeSite> {
    const requests: string[] = [];
    const replaced = new Map<string, SiteAnswer>();
    const waiting = new Set<NodeJS.Timeout>();
    const server = createServer((request, response) => {
        const url = new URL(request.url ?? '/', 'http://booksy.invalid');
        requests.push(url.pathname + url.search);
        const answer = replaced.get(url.pathname) ?? siteAnswer(url);
        if (answer.delayMs === undefined) return send(response, answer);
        waiting.add(setTimeout(() => send(response, answer), answer.delayMs));
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const address = server.address() as AddressInfo;
    return {
        origin: `http://127.0.0.1:${address.port}`,
        requests,
        answer: (pathname, answer) => void replaced.set(pathname, answer),
        stop: () => {
            for (const timer of waiting) clearTimeout(timer);
            server.closeAllConnections();
            return new Promise((resolve) => server.close(() => resolve()));
        }
    };
}

function send(response: ServerResponse, { status, headers, body }: SiteAnswer): void {
    response.writeHead(status, headers).end(body);
}
