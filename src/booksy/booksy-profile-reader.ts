/**
 * Reads Booksy profiles for a host: one fetch for a profile, whatever asks for it, kept for ten minutes, the last fifty. Profiles are public, so one
 * reader may serve every conversation of a host.
 *
 * Overlapping reads of one profile share their promise. That is right in a process of one's own and wrong in a canister, where a message that awaits
 * another's promise continues inside that other message; on chain, drafts are kept by other means.
 */
import { BooksyFailure, type BooksyProblem } from './booksy-failure.js';
import { parseBooksyAddress, parseBooksyRedirect, type BooksyAddress } from './booksy-address.js';
import type { SultanaSalonDraft } from './draft.js';
import type { BooksyDraftReader } from './draft-reader.js';
import { draftFromPage } from './draft-from-page.js';
import { platformFetchPage, type FetchedPage, type FetchPage } from './fetch-page.js';
import { PAGE_LIMITS } from './page.js';

export interface BooksyProfileReaderOptions {
    /** How pages are fetched; the platform's own `fetch` when left out. */
    readonly fetchPage?: FetchPage | undefined;
    /** Milliseconds since 1970 UTC. */
    readonly now?: (() => number) | undefined;
}

export const BOOKSY_PROFILE_TTL_MS = 10 * 60 * 1000;
export const BOOKSY_PROFILES_KEPT = 50;

/** A profile that was renamed redirects once, and once more to its locale. */
export const MOST_REDIRECTS = 2;

interface Kept {
    readonly draft: Promise<SultanaSalonDraft>;
    readonly readAt: number;
}

export class BooksyProfileReader implements BooksyDraftReader {
    readonly #fetchPage: FetchPage;
    readonly #now: () => number;
    /** By Booksy id, the one read longest ago first. */
    readonly #kept = new Map<number, Kept>();

    constructor(options: BooksyProfileReaderOptions = {}) {
        this.#fetchPage = options.fetchPage ?? platformFetchPage(PAGE_LIMITS.size);
        this.#now = options.now ?? Date.now;
    }

    /**
     * The draft of a profile, from memory when it was read in the last ten minutes. What failed is read again.
     *
     * @param url as a person copied it; query and fragment are dropped
     * @throws BooksyFailure and nothing else
     */
    async read(url: string): Promise<SultanaSalonDraft> {
        const address = parseBooksyAddress(url);
        if (address === undefined) throw new BooksyFailure('address');
        const known = this.#kept.get(address.id);
        if (known !== undefined && this.#now() - known.readAt < BOOKSY_PROFILE_TTL_MS) return known.draft;
        const kept = { draft: readProfile(this.#fetchPage, address), readAt: this.#now() };
        this.#keep(address.id, kept);
        try {
            return await kept.draft;
        } catch (error) {
            if (this.#kept.get(address.id) === kept) this.#kept.delete(address.id);
            throw error;
        }
    }

    #keep(id: number, kept: Kept): void {
        this.#kept.delete(id);
        this.#kept.set(id, kept);
        for (const oldest of this.#kept.keys()) {
            if (this.#kept.size <= BOOKSY_PROFILES_KEPT) break;
            this.#kept.delete(oldest);
        }
    }
}

/**
 * The whole draft of a profile, without a model.
 *
 * @throws BooksyFailure and nothing else
 */
export async function readBooksySalonDraft(url: string, options: BooksyProfileReaderOptions = {}): Promise<SultanaSalonDraft> {
    return new BooksyProfileReader(options).read(url);
}

async function readProfile(fetchPage: FetchPage, start: BooksyAddress): Promise<SultanaSalonDraft> {
    let address = start;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
        const page = await answerOf(fetchPage, address.url);
        if (!isRedirect(page.status)) return draftOf(page, address);
        const target = parseBooksyRedirect(page.location ?? '', address);
        if (target === undefined) throw new BooksyFailure('moved_elsewhere');
        address = target;
    }
    throw new BooksyFailure('moved_elsewhere', 'too many redirects');
}

async function answerOf(fetchPage: FetchPage, url: string): Promise<FetchedPage> {
    try {
        return await fetchPage(url);
    } catch (error) {
        if (error instanceof BooksyFailure) throw error;
        throw new BooksyFailure('no_answer', error instanceof Error ? error.message : '');
    }
}

function draftOf(page: FetchedPage, address: BooksyAddress): SultanaSalonDraft {
    const problem = problemOfStatus(page.status);
    if (problem !== undefined) throw new BooksyFailure(problem, `status ${page.status}`);
    try {
        return draftFromPage(asText(page.body), address);
    } catch (error) {
        if (error instanceof BooksyFailure) throw error;
        throw new BooksyFailure('broken_page', error instanceof Error ? error.message : '');
    }
}

/** The part of the platform that decodes natively; where there is none, such as in a canister, bytes are read as they are. */
interface PlatformDecoder {
    TextDecoder?: new () => { decode(bytes: Uint8Array): string };
}

/** What is too large stays as it is, for its size to be told. */
function asText(body: string | Uint8Array): string | Uint8Array {
    const { TextDecoder } = globalThis as unknown as PlatformDecoder;
    const isReadable = typeof body !== 'string' && body.length <= PAGE_LIMITS.size;
    return isReadable && TextDecoder !== undefined ? new TextDecoder().decode(body) : body;
}

/** Why a page with this HTTP status holds no profile; undefined for one that does. */
export function problemOfStatus(status: number): BooksyProblem | undefined {
    if (status >= 200 && status < 300) return undefined;
    if (status === 404 || status === 410) return 'not_found';
    if (status === 401 || status === 403 || status === 451) return 'refused';
    return status === 429 ? 'too_many_requests' : 'no_answer';
}

/** Whether an answer with this HTTP status names another address. */
export function isRedirect(status: number): boolean {
    return status === 301 || status === 302 || status === 303 || status === 307 || status === 308;
}
