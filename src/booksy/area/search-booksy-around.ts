import { BOOKSY_SALON_CATEGORIES, type BooksySalonCategory } from './booksy-categories.js';
import { BooksyPages } from './booksy-pages.js';
import type { BooksyRegion } from './booksy-region.js';
import { checkedRadius, MAX_BOOKSY_AREA_SALONS, MAX_BOOKSY_LISTING_PAGES, type BooksyAreaOptions } from './area-options.js';
import { listingIn, listingPath, type ListedSalon } from './listing.js';
import { resolveRegion } from './resolve-region.js';
import { nominatimReverseGeocode } from './reverse-geocode.js';
import { byTurns, nearestFirst, salonsWithin, type BooksyAreaSalon } from './salons-around.js';

export interface BooksyArea {
    /** Whose listings were read. */
    readonly region: BooksyRegion;
    readonly salons: readonly BooksyAreaSalon[];
}

export interface BooksySearchOptions extends BooksyAreaOptions {
    /** At most `MAX_BOOKSY_AREA_SALONS`, which it is when left out. */
    readonly limit?: number | undefined;
}

export interface BooksyListOptions extends BooksyAreaOptions {
    /** Listing pages of each category, twenty salons each: 1 when left out, `MAX_BOOKSY_LISTING_PAGES` at most. */
    readonly pages?: number | undefined;
}

/**
 * A few salons around a point: one listing page for each category, within the radius, nearest first by turns across the categories. Reads three to
 * eight of Booksy's pages, one and a half seconds apart. Experimental, and perhaps against Booksy's terms (rule 36).
 *
 * @throws BooksyFailure when the place has no region or a page cannot be read
 * @throws RangeError for a place or a radius that is none
 */
export async function searchBooksyAround(options: BooksySearchOptions): Promise<BooksyArea> {
    const limit = wholeUpTo(options.limit ?? MAX_BOOKSY_AREA_SALONS, MAX_BOOKSY_AREA_SALONS, 'limit');
    const { region, listings } = await listingsAround(options, 1);
    return { region, salons: byTurns(listings, limit) };
}

/**
 * Every salon around a point that the listings name, all categories merged, nearest first, once each: for the seed of a test environment. The region
 * is resolved once; a listing is read until it runs out or `pages` are read.
 *
 * @throws BooksyFailure when the place has no region or a page cannot be read
 * @throws RangeError for a place, a radius or a number of pages that is none
 */
export async function listBooksyAround(options: BooksyListOptions): Promise<BooksyArea> {
    const { region, listings } = await listingsAround(options, wholeUpTo(options.pages ?? 1, MAX_BOOKSY_LISTING_PAGES, 'pages'));
    const all = new Map<number, BooksyAreaSalon>();
    for (const salon of listings.flat()) if (!all.has(salon.booksyId)) all.set(salon.booksyId, salon);
    return { region, salons: [...all.values()].sort(nearestFirst) };
}

async function listingsAround(options: BooksyAreaOptions, mostPages: number) {
    const radiusKm = checkedRadius(options);
    const point = { lat: options.latitude, lng: options.longitude };
    const categories = [...new Set(options.categories ?? (Object.keys(BOOKSY_SALON_CATEGORIES) as BooksySalonCategory[]))];
    if (categories.length === 0) throw new RangeError('categories must name at least one');
    const pages = new BooksyPages(options);
    const region = await resolveRegion(point, options.reverseGeocode ?? nominatimReverseGeocode(), pages, categories);
    const listings: (readonly BooksyAreaSalon[])[] = [];
    for (const category of categories) {
        listings.push(salonsWithin(await salonsListed(pages, category, region, mostPages), category, point, radiusKm));
    }
    return { region, listings };
}

/** Until a page brings nothing new, or all that the listing counts were seen. */
async function salonsListed(
    pages: BooksyPages,
    category: BooksySalonCategory,
    region: BooksyRegion,
    mostPages: number
): Promise<readonly ListedSalon[]> {
    const seen = new Map<number, ListedSalon>();
    for (let page = 1; page <= mostPages; page++) {
        const before = seen.size;
        const { salons, total } = listingIn(await pages.page(listingPath(category, region, page)));
        for (const salon of salons) if (!seen.has(salon.booksyId)) seen.set(salon.booksyId, salon);
        if (seen.size === before || (total !== undefined && seen.size >= total)) break;
    }
    return [...seen.values()];
}

function wholeUpTo(value: number, most: number, name: string): number {
    if (!Number.isInteger(value) || value < 1) throw new RangeError(`${name} must be a whole number from 1 to ${most}`);
    return Math.min(value, most);
}
