import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { BOOKSY_PROFILE_TTL_MS, BOOKSY_PROFILES_KEPT, BooksyProfileReader, readBooksySalonDraft } from './booksy-profile-reader.js';
import { BooksyFailure } from './booksy-failure.js';
import { platformFetchPage, type FetchedPage, type FetchPage } from './fetch-page.js';
import { booksyProblemText } from './texts.pl.js';

const PROFILE = readFileSync(new URL('../../test/fixtures/booksy/profile.html', import.meta.url), 'utf8');
const URL_OF_SALON = 'https://booksy.com/pl-pl/999001_pracownia_fryzjer_3_warszawa';

function pageOf(id: number): string {
    return PROFILE.replaceAll(/(?<=[/,])999001(?=[,_])/g, String(id));
}

/** A fetch that counts and answers by address; a missing answer is a page of the salon that was asked for. */
function countingFetch(answers: Readonly<Record<string, FetchedPage | (() => FetchedPage)>> = {}): {
    fetchPage: FetchPage;
    urls: string[];
} {
    const urls: string[] = [];
    return {
        urls,
        fetchPage: async (url) => {
            urls.push(url);
            const answer = answers[url];
            if (answer !== undefined) return typeof answer === 'function' ? answer() : answer;
            return Promise.resolve({ status: 200, body: pageOf(Number(/\/(\d+)_/.exec(url)?.[1])) });
        }
    };
}

async function problemOf(reading: Promise<unknown>): Promise<string> {
    const error: unknown = await reading.then(
        () => undefined,
        (failure: unknown) => failure
    );
    expect(error).toBeInstanceOf(BooksyFailure);
    return error instanceof BooksyFailure ? error.problem : '';
}

describe('Y1 BooksyProfileReader', () => {
    it('Y1 fetches a profile once, under its clean address, however often and however written it is asked for', async () => {
        const { fetchPage, urls } = countingFetch();
        const reader = new BooksyProfileReader({ fetchPage });
        const drafts = await Promise.all([
            reader.read(URL_OF_SALON),
            reader.read(`${URL_OF_SALON}#ba_s=seo`),
            reader.read(`${URL_OF_SALON}?do=invite`)
        ]);
        expect(await reader.read(URL_OF_SALON)).toBe(drafts[0]);
        expect(new Set(drafts).size).toBe(1);
        expect(urls).toEqual([URL_OF_SALON]);
    });

    it('Y1 keeps it for ten minutes to the millisecond', async () => {
        let now = 1_000;
        const { fetchPage, urls } = countingFetch();
        const reader = new BooksyProfileReader({ fetchPage, now: () => now });
        await reader.read(URL_OF_SALON);
        now += BOOKSY_PROFILE_TTL_MS - 1;
        await reader.read(URL_OF_SALON);
        expect(urls).toHaveLength(1);
        now += 1;
        await reader.read(URL_OF_SALON);
        expect(urls).toHaveLength(2);
    });

    it('Y1 keeps the last fifty', async () => {
        const { fetchPage, urls } = countingFetch();
        const reader = new BooksyProfileReader({ fetchPage });
        const address = (id: number): string => `https://booksy.com/pl-pl/${id}_salon`;
        for (let id = 1; id <= BOOKSY_PROFILES_KEPT + 1; id++) await reader.read(address(id));
        await reader.read(address(2));
        expect(urls).toHaveLength(BOOKSY_PROFILES_KEPT + 1);
        await reader.read(address(1));
        expect(urls).toHaveLength(BOOKSY_PROFILES_KEPT + 2);
    });

    it('Y1 reads again what failed', async () => {
        let isDown = true;
        const { fetchPage, urls } = countingFetch({
            [URL_OF_SALON]: () => (isDown ? { status: 503, body: '' } : { status: 200, body: PROFILE })
        });
        const reader = new BooksyProfileReader({ fetchPage });
        expect(await problemOf(reader.read(URL_OF_SALON))).toBe('no_answer');
        isDown = false;
        expect((await reader.read(URL_OF_SALON)).booksyId).toBe(999001);
        expect(urls).toHaveLength(2);
    });

    it.each([
        [403, 'refused'],
        [401, 'refused'],
        [404, 'not_found'],
        [410, 'not_found'],
        [429, 'too_many_requests'],
        [500, 'no_answer'],
        [503, 'no_answer'],
        [0, 'no_answer'],
        [200, 'no_salon_on_page']
    ] as const)('Y6 turns status %i into "%s" and a sentence', async (status, problem) => {
        const { fetchPage } = countingFetch({ [URL_OF_SALON]: { status, body: '<html></html>' } });
        expect(await problemOf(readBooksySalonDraft(URL_OF_SALON, { fetchPage }))).toBe(problem);
        expect(booksyProblemText(problem)).toMatch(/\.$|warszawa$/);
    });

    it('Y6 turns a fetch that throws into no answer, and another address into a refusal without any fetch', async () => {
        const thrown: FetchPage = () => Promise.reject(new Error('ECONNRESET'));
        expect(await problemOf(readBooksySalonDraft(URL_OF_SALON, { fetchPage: thrown }))).toBe('no_answer');
        const { fetchPage, urls } = countingFetch();
        expect(await problemOf(readBooksySalonDraft('https://www.booksy.com/pl-pl/1_a', { fetchPage }))).toBe('address');
        expect(urls).toEqual([]);
    });

    it('Y6 follows a redirect of the same profile and checks every target', async () => {
        const renamed = 'https://booksy.com/pl-pl/999001_nowa-nazwa';
        const moved = (location: string): FetchedPage => ({ status: 301, location, body: '' });
        const { fetchPage, urls } = countingFetch({ [URL_OF_SALON]: moved('/pl-pl/999001_nowa-nazwa#x') });
        expect((await readBooksySalonDraft(URL_OF_SALON, { fetchPage })).source.url).toBe(renamed);
        expect(urls).toEqual([URL_OF_SALON, renamed]);
        for (const location of ['https://evil.example/pl-pl/999001_a', '/pl-pl/5_inny', '', 'https://booksy.com/']) {
            const elsewhere = countingFetch({ [URL_OF_SALON]: moved(location) });
            expect(await problemOf(readBooksySalonDraft(URL_OF_SALON, { fetchPage: elsewhere.fetchPage }))).toBe('moved_elsewhere');
            expect(elsewhere.urls).toEqual([URL_OF_SALON]);
        }
        const circle = countingFetch({ [URL_OF_SALON]: moved(renamed), [renamed]: moved(URL_OF_SALON) });
        expect(await problemOf(readBooksySalonDraft(URL_OF_SALON, { fetchPage: circle.fetchPage }))).toBe('moved_elsewhere');
        expect(circle.urls).toHaveLength(3);
    });
});

describe('Y6 platformFetchPage', () => {
    async function served(body: Buffer, status: number, headers: Record<string, string>): Promise<FetchedPage> {
        const server = createServer((_request, response) => {
            response.writeHead(status, headers);
            response.end(body);
        });
        await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
        try {
            return await platformFetchPage(1_000)(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
        } finally {
            server.close();
        }
    }

    it('Y6 gives the bytes, the status and where a redirect leads, without following it', async () => {
        const page = await served(Buffer.from('żółć'), 200, {});
        expect([page.status, Buffer.from(page.body).toString()]).toEqual([200, 'żółć']);
        expect(await served(Buffer.from(''), 302, { location: '/x' })).toMatchObject({ status: 302, location: '/x' });
    });

    it('Y6 stops one byte above the limit', async () => {
        expect((await served(Buffer.alloc(100_000, 'x'), 200, {})).body).toHaveLength(1_001);
    });
});
