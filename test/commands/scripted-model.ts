import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a scripted model says to one request, which it may look at first. */
export type ScriptedAnswer = Said | ((heard: HeardRequest) => Said);

/** The bodies of server-sent events, or a status to fail with. */
export type Said = { readonly events: readonly (object | string)[] } | { readonly status: number };

/** What it was told, as far as tests look at it. */
export interface HeardRequest {
    readonly path: string;
    readonly messages: readonly { readonly role: string; readonly content: unknown; readonly [more: string]: unknown }[];
    readonly tools: readonly unknown[];
}

export interface ScriptedModel {
    readonly url: string;
    readonly heard: readonly HeardRequest[];
    close(): Promise<void>;
}

/** Small and odd, so that pieces end inside characters of several bytes, inside JSON, and between `data:` and its value. */
const PIECE_BYTES = 7;

/** A server that streams prepared answers, cut into small pieces of bytes, and notes what it is told. */
export async function scriptedModel(answers: readonly ScriptedAnswer[]): Promise<ScriptedModel> {
    const heard: HeardRequest[] = [];
    const server = createServer((request, response) => {
        const chunks: Buffer[] = [];
        request.on('data', (chunk: Buffer) => chunks.push(chunk));
        request.on('end', () => {
            const scripted = answers[heard.length] ?? { status: 400 };
            const body = JSON.parse(Buffer.concat(chunks).toString()) as Omit<HeardRequest, 'path'>;
            const asked = { path: request.url ?? '', messages: body.messages, tools: body.tools };
            heard.push(asked);
            const answer = typeof scripted === 'function' ? scripted(asked) : scripted;
            if ('status' in answer) {
                response.writeHead(answer.status, { 'content-type': 'application/json' });
                return response.end('{"error":{"message":"the script has no answer"}}');
            }
            response.writeHead(200, { 'content-type': 'text/event-stream' });
            const bytes = Buffer.from(answer.events.map(asEvent).join(''));
            for (let at = 0; at < bytes.length; at += PIECE_BYTES) response.write(bytes.subarray(at, at + PIECE_BYTES));
            response.end();
        });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return {
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        heard,
        close: () => {
            server.closeAllConnections();
            return new Promise((resolve) => server.close(() => resolve()));
        }
    };
}

/** Events of Anthropic's protocol carry their type as a name too. */
function asEvent(event: object | string): string {
    if (typeof event === 'string') return `data: ${event}\n\n`;
    const name = 'type' in event ? `event: ${String(event.type)}\n` : '';
    return `${name}data: ${JSON.stringify(event)}\n\n`;
}
