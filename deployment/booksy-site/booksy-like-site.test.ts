import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BooksyFailure } from '../../src/booksy/booksy-failure.js';
import { BooksyProfileReader } from '../../src/booksy/booksy-profile-reader.js';
import { PAGE_LIMITS, pageBlocks } from '../../src/booksy/page.js';
import { pictureMime } from '../../src/booksy/picture-mime.js';
import { platformPictureReader } from '../../src/booksy/platform-picture-reader.js';
import { startBooksyLikeSite, type BooksyLikeSite } from './booksy-like-site.js';
import { fetchFromSite } from './fetch-from-site.js';
import { largestProfilePage, SITE_PROFILES } from './site-content.js';

let site: BooksyLikeSite;
let reader: BooksyProfileReader;

beforeAll(async () => {
    site = await startBooksyLikeSite();
    reader = new BooksyProfileReader({ fetchPage: fetchFromSite(site.origin, PAGE_LIMITS.size) });
});
afterAll(() => site.stop());

async function problemOf(url: string): Promise<string> {
    try {
        return `read ${(await reader.read(url)).name}`;
    } catch (error) {
        return error instanceof BooksyFailure ? error.problem : String(error);
    }
}

describe('the site that stands in for Booksy', () => {
    it('Y6 C4 has a page of 1.2 MB whose data is 400 kB or more, and not padding', () => {
        const page = largestProfilePage();
        const size = Buffer.byteLength(page);
        const block = pageBlocks(page).nuxtData ?? '';
        expect(size).toBeGreaterThan(1_150_000);
        expect(size).toBeLessThan(1_350_000);
        expect(Buffer.byteLength(block)).toBeGreaterThan(400_000);
        // Padding would shrink to almost nothing.
        expect(gzipSync(block).length).toBeGreaterThan(40_000);
    });

    it('Y6 is read by the reader: 120 services with several variants', async () => {
        const draft = await reader.read(SITE_PROFILES.largest);
        expect(new Set(draft.services.map(({ booksyServiceId }) => booksyServiceId)).size).toBe(120);
        expect(draft.services.length).toBeGreaterThan(300);
        expect(draft).toMatchObject({ city: 'Warszawa', source: { degraded: false, fields: { services: 'payload', photos: 'payload' } } });
        expect(draft.photos.filter(({ kind }) => kind === 'inspiration')).toHaveLength(130);
    });

    it('Y6 sends a renamed profile on to its address of today', async () => {
        expect((await reader.read(SITE_PROFILES.renamed)).source.url).toBe(SITE_PROFILES.small);
    });

    it.each([
        ['movedAway', 'moved_elsewhere'],
        ['gone', 'not_found'],
        ['refused', 'refused'],
        ['busy', 'too_many_requests'],
        ['failing', 'no_answer'],
        ['tooLarge', 'too_large'],
        ['withoutSalon', 'no_salon_on_page'],
        ['broken', 'broken_page']
    ] as const)('Y6 the profile "%s" is told as %s', async (name, problem) => {
        expect(await problemOf(SITE_PROFILES[name])).toBe(problem);
    });

    it('Y2 serves pictures that differ', async () => {
        const { photos } = await reader.read(SITE_PROFILES.small);
        const pictures = platformPictureReader((mostBytes) => fetchFromSite(site.origin, mostBytes));
        const [first, second] = await Promise.all(photos.slice(0, 2).map(({ url }) => pictures.read(url, 100_000)));
        expect([pictureMime(first!), pictureMime(second!)]).toEqual(['image/png', 'image/png']);
        expect(Buffer.compare(first!, second!)).not.toBe(0);
    });
});
