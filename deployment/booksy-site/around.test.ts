import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOOKSY_PAUSE_MS, MAX_BOOKSY_AREA_SALONS } from '../../src/booksy/area/area-options.js';
import { BOOKSY_SALON_CATEGORIES } from '../../src/booksy/area/booksy-categories.js';
import { nominatimReverseGeocode } from '../../src/booksy/area/reverse-geocode.js';
import { listBooksyAround, searchBooksyAround, type BooksyListOptions } from '../../src/booksy/area/search-booksy-around.js';
import { BooksyFailure } from '../../src/booksy/booksy-failure.js';
import { PAGE_LIMITS } from '../../src/booksy/page.js';
import { startBooksyLikeSite, type BooksyLikeSite } from './booksy-like-site.js';
import { fetchFromSite } from './fetch-from-site.js';

const MOKOTOW = { latitude: 52.19, longitude: 21.03 };
const PIASECZNO = { latitude: 52.08, longitude: 21.02 };
const ZIELONA_GORA = { latitude: 51.94, longitude: 15.5 };

let site: BooksyLikeSite;
beforeAll(async () => {
    site = await startBooksyLikeSite();
});
afterAll(() => site.stop());

/** A search over the site: what it asked for, and how long it would have paused. */
function watched(place: BooksyListOptions) {
    const pauses: number[] = [];
    const pages: string[] = [];
    return {
        pauses,
        pages,
        options: {
            ...place,
            fetchPage: fetchFromSite(site.origin, PAGE_LIMITS.size),
            pause: (milliseconds: number) => {
                pauses.push(milliseconds);
                return Promise.resolve();
            },
            reverseGeocode: nominatimReverseGeocode(fetchFromSite(site.origin, 10_000)),
            onPage: (url: string) => void pages.push(url.replace('https://booksy.com', ''))
        }
    };
}

async function problemOf(search: Promise<unknown>): Promise<unknown> {
    return search.then(
        () => 'found',
        (error: unknown) => (error instanceof BooksyFailure ? error.problem : error)
    );
}

describe('Y8 searchBooksyAround', () => {
    it('Y8 takes the part of the city that the point lies in, its id off the links of the city’s page', async () => {
        const { options, pages } = watched(MOKOTOW);
        const { region, salons } = await searchBooksyAround(options);
        expect(region).toEqual({ id: 301, slug: 'mokotow' });
        expect(pages).toEqual([
            '/pl-pl/',
            '/pl-pl/s/fryzjer/3_warszawa',
            '/pl-pl/s/fryzjer/301_mokotow',
            '/pl-pl/s/barber-shop/301_mokotow',
            '/pl-pl/s/paznokcie/301_mokotow',
            '/pl-pl/s/brwi-i-rzesy/301_mokotow',
            '/pl-pl/s/salon-kosmetyczny/301_mokotow'
        ]);
        expect(salons).toHaveLength(MAX_BOOKSY_AREA_SALONS);
    });

    it('Y8 takes a city of two words from the country’s page, and its first listing is not read twice', async () => {
        const { options, pages } = watched(ZIELONA_GORA);
        expect((await searchBooksyAround(options)).region).toEqual({ id: 17485, slug: 'zielona-gora' });
        expect(new Set(pages).size).toBe(pages.length);
        expect(pages).toHaveLength(6);
    });

    it('Y8 finds a town that only the pages of the nearest big city name', async () => {
        const { options, pages } = watched(PIASECZNO);
        expect((await searchBooksyAround(options)).region).toEqual({ id: 4301, slug: 'piaseczno' });
        expect(pages[1]).toBe('/pl-pl/s/fryzjer/3_warszawa');
        expect(pages.length).toBeLessThanOrEqual(8);
    });

    it('Y8 pauses a second and a half between two Booksy pages, and not before the first', async () => {
        const { options, pages, pauses } = watched(MOKOTOW);
        await searchBooksyAround(options);
        expect(pauses).toEqual(Array<number>(pages.length - 1).fill(BOOKSY_PAUSE_MS));
    });

    it('Y8 goes by turns across the categories, nearest first in each, and names a salon once', async () => {
        const { options } = watched(MOKOTOW);
        const { salons } = await searchBooksyAround(options);
        expect(salons.slice(0, 5).map(({ category }) => category)).toEqual(Object.keys(BOOKSY_SALON_CATEGORIES));
        expect(salons.slice(5).map(({ category }) => category)).toEqual(Object.keys(BOOKSY_SALON_CATEGORIES));
        for (const at of [0, 1, 2, 3, 4]) expect(salons[at]!.distanceMetres).toBeLessThanOrEqual(salons[at + 5]!.distanceMetres);
        expect(new Set(salons.map(({ booksyId }) => booksyId)).size).toBe(salons.length);
    });

    it('Y8 stays within the radius and the limit', async () => {
        const { options } = watched(MOKOTOW);
        const near = await searchBooksyAround({ ...options, radiusKm: 2 });
        expect(near.salons.length).toBeGreaterThan(0);
        expect(near.salons.every(({ distanceMetres }) => distanceMetres <= 2_000)).toBe(true);
        expect((await searchBooksyAround({ ...options, limit: 3 })).salons).toHaveLength(3);
        expect((await searchBooksyAround({ ...options, limit: 500 })).salons).toHaveLength(MAX_BOOKSY_AREA_SALONS);
    });

    it('Y8 asks a reverseGeocode of the host’s own', async () => {
        const { options } = watched(MOKOTOW);
        const reverseGeocode = () => Promise.resolve({ city: 'Warszawa', districts: ['Nigdzie', 'Praga-Północ'] });
        expect((await searchBooksyAround({ ...options, reverseGeocode })).region.slug).toBe('praga-polnoc');
    });

    it('Y8 a town farther away, a place that nobody names, and a geocoder that fails are told apart', async () => {
        const { options } = watched(MOKOTOW);
        const naming = (city: string) => () => Promise.resolve({ city, districts: [] });
        expect(await problemOf(searchBooksyAround({ ...options, reverseGeocode: naming('Ustrzyki Dolne') }))).toBe('no_region');
        expect(await problemOf(searchBooksyAround({ ...options, reverseGeocode: () => Promise.resolve(undefined) }))).toBe('unknown_place');
        expect(await problemOf(searchBooksyAround({ ...options, reverseGeocode: () => Promise.reject(new Error('down')) }))).toBe(
            'unknown_place'
        );
    });

    it('Y8 refuses what is no place, no radius and no limit', async () => {
        const { options } = watched(MOKOTOW);
        for (const wrong of [
            { latitude: 91 },
            { longitude: Number.NaN },
            { radiusKm: 0 },
            { limit: 0 },
            { limit: 1.5 },
            { categories: [] }
        ])
            expect(await problemOf(searchBooksyAround({ ...options, ...wrong }))).toBeInstanceOf(RangeError);
    });

    it.each([
        [429, 'too_many_requests'],
        [403, 'refused'],
        [500, 'no_answer'],
        [301, 'no_region'],
        [404, 'no_region']
    ])('Y8 stops at a listing that answers %i: %s', async (status, problem) => {
        const own = await startBooksyLikeSite();
        try {
            own.answer('/pl-pl/s/paznokcie/301_mokotow', { status, headers: { location: 'https://example.com/' }, body: '' });
            const { options, pages } = watched(MOKOTOW);
            const search = searchBooksyAround({ ...options, fetchPage: fetchFromSite(own.origin, PAGE_LIMITS.size) });
            expect(await problemOf(search)).toBe(problem);
            expect(pages.at(-1)).toBe('/pl-pl/s/paznokcie/301_mokotow');
        } finally {
            await own.stop();
        }
    });
});

describe('Y8 listBooksyAround', () => {
    const WARSAW = { latitude: 52.23, longitude: 21.01 };
    const inWarsaw = { reverseGeocode: () => Promise.resolve({ city: 'Warszawa', districts: [] }) };

    it('Y8 has no limit, merges the categories, nearest first, once each', async () => {
        const { options } = watched(WARSAW);
        const { salons } = await listBooksyAround({ ...options, ...inWarsaw, pages: 3 });
        expect(salons.length).toBeGreaterThan(150);
        expect(new Set(salons.map(({ booksyId }) => booksyId)).size).toBe(salons.length);
        const distances = salons.map(({ distanceMetres }) => distanceMetres);
        expect(distances).toEqual([...distances].sort((a, b) => a - b));
    });

    it('Y8 reads as many pages of a listing as asked, and no more than it has or than five', async () => {
        const pagesOf = async (pages: number): Promise<string[]> => {
            const search = watched(WARSAW);
            await listBooksyAround({ ...search.options, ...inWarsaw, categories: ['nails'], pages });
            return search.pages.slice(1);
        };
        const listing = '/pl-pl/s/paznokcie/3_warszawa';
        expect(await pagesOf(2)).toEqual([listing, `${listing}?businessesPage=2`]);
        expect(await pagesOf(50)).toEqual([listing, `${listing}?businessesPage=2`, `${listing}?businessesPage=3`]);
    });
});
