/** How a page is fetched: by whoever hosts the reader. Redirects are answered, not followed, so that each target can be checked. */

export interface FetchedPage {
    /** The HTTP status. */
    readonly status: number;
    /** Where a redirect leads, as the header has it. */
    readonly location?: string | undefined;
    /** The body, as text or as it came over the wire; empty for redirects and refusals. */
    readonly body: string | Uint8Array;
}

/** Fetches one address. May throw or reject for any reason; the reader then says that Booksy did not answer. */
export type FetchPage = (url: string) => Promise<FetchedPage>;

/** The part of the platform's `fetch` that is needed here; Node and browsers have it, a canister does not. */
interface PlatformFetch {
    fetch(
        url: string,
        init: { redirect: 'manual'; credentials: 'omit'; headers: Record<string, string>; signal: unknown }
    ): Promise<PlatformResponse>;
    AbortSignal: { timeout(milliseconds: number): unknown };
}

interface PlatformResponse {
    readonly status: number;
    readonly headers: { get(name: string): string | null };
    readonly body: { getReader(): PlatformReader } | null;
}

interface PlatformReader {
    read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
    cancel(): Promise<void>;
}

const TIMEOUT_MS = 20_000;

/**
 * Fetches with the platform's own `fetch`: no cookies, twenty seconds, and no more bytes than a page may have.
 *
 * @param mostBytes the body is given up above it, with one byte more than allowed, so that the reader tells
 */
export function platformFetchPage(mostBytes: number, headers: Record<string, string> = { accept: 'text/html' }): FetchPage {
    return async (url) => {
        const platform = globalThis as unknown as PlatformFetch;
        const response = await platform.fetch(url, {
            redirect: 'manual',
            credentials: 'omit',
            headers,
            signal: platform.AbortSignal.timeout(TIMEOUT_MS)
        });
        const location = response.headers.get('location') ?? undefined;
        return { status: response.status, location, body: await bytesOf(response.body?.getReader(), mostBytes + 1) };
    };
}

async function bytesOf(reader: PlatformReader | undefined, most: number): Promise<Uint8Array> {
    const chunks: Uint8Array[] = [];
    let length = 0;
    while (reader !== undefined && length < most) {
        const { done, value } = await reader.read();
        if (done || value === undefined) break;
        chunks.push(value.subarray(0, most - length));
        length += Math.min(value.length, most - length);
    }
    if (length >= most) await reader?.cancel();
    return joined(chunks, length);
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
    const all = new Uint8Array(length);
    let place = 0;
    for (const chunk of chunks) {
        all.set(chunk, place);
        place += chunk.length;
    }
    return all;
}
