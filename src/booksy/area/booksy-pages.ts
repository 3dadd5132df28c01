import { BooksyFailure } from '../booksy-failure.js';
import { problemOfStatus } from '../booksy-profile-reader.js';
import { platformFetchPage } from '../fetch-page.js';
import { PAGE_LIMITS } from '../page.js';
import { BOOKSY_PAUSE_MS, platformPause, type BooksyAreaOptions } from './area-options.js';

const REDIRECT = /^3\d\d$/;

/** Booksy's pages for one search: one after another with a pause in between, each once. */
export class BooksyPages {
    readonly #read = new Map<string, string | Uint8Array>();
    readonly #fetchPage;
    readonly #pause;

    constructor(private readonly options: Pick<BooksyAreaOptions, 'fetchPage' | 'pause' | 'onPage'>) {
        this.#fetchPage = options.fetchPage ?? platformFetchPage(PAGE_LIMITS.size);
        this.#pause = options.pause ?? platformPause;
    }

    /**
     * @param path on booksy.com
     * @throws BooksyFailure and nothing else
     */
    async page(path: string): Promise<string | Uint8Array> {
        const known = this.#read.get(path);
        if (known !== undefined) return known;
        if (this.#read.size > 0) await this.#pause(BOOKSY_PAUSE_MS);
        const url = `https://booksy.com${path}`;
        this.options.onPage?.(url);
        const body = await this.#fetched(url);
        this.#read.set(path, body);
        return body;
    }

    async #fetched(url: string): Promise<string | Uint8Array> {
        const { status, body } = await this.#fetchPage(url).catch((error: unknown) => {
            if (error instanceof BooksyFailure) throw error;
            throw new BooksyFailure('no_answer', error instanceof Error ? error.message : '');
        });
        // A listing that is sent elsewhere is another region's, or none.
        if (REDIRECT.test(String(status))) throw new BooksyFailure('no_region', `${url} moved`);
        const problem = problemOfStatus(status);
        if (problem !== undefined) throw new BooksyFailure(problem === 'not_found' ? 'no_region' : problem, `status ${status} at ${url}`);
        return body;
    }
}
