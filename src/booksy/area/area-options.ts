import type { FetchPage } from '../fetch-page.js';
import type { BooksySalonCategory } from './booksy-categories.js';
import type { ReverseGeocode } from './reverse-geocode.js';

/** Salons of one search at most: a search is not a crawl. */
export const MAX_BOOKSY_AREA_SALONS = 10;

/** Listing pages of one category at most, twenty salons each. */
export const MAX_BOOKSY_LISTING_PAGES = 5;

/** Between two Booksy pages, in milliseconds. */
export const BOOKSY_PAUSE_MS = 1_500;

export const DEFAULT_RADIUS_KM = 10;
const MAX_RADIUS_KM = 100;

export interface BooksyAreaOptions {
    readonly latitude: number;
    readonly longitude: number;
    /** 10 when left out. */
    readonly radiusKm?: number | undefined;
    /** All five when left out. */
    readonly categories?: readonly BooksySalonCategory[] | undefined;
    /** How Booksy's pages are fetched; the platform's own `fetch` when left out. */
    readonly fetchPage?: FetchPage | undefined;
    /** Waits so many milliseconds; called between two Booksy pages. */
    readonly pause?: ((milliseconds: number) => Promise<void>) | undefined;
    /** Names the town and its part at a point; OpenStreetMap's Nominatim when left out. */
    readonly reverseGeocode?: ReverseGeocode | undefined;
    /** Told of each Booksy page before it is fetched: for progress. */
    readonly onPage?: ((url: string) => void) | undefined;
}

/** @throws RangeError for a place or a radius that is none */
export function checkedRadius({ latitude, longitude, radiusKm = DEFAULT_RADIUS_KM }: BooksyAreaOptions): number {
    const isOnEarth = latitude >= -90 && latitude <= 90 && longitude >= -180 && longitude <= 180;
    if (!isOnEarth) throw new RangeError('latitude must be from -90 to 90 and longitude from -180 to 180, in degrees');
    if (!(radiusKm > 0 && radiusKm <= MAX_RADIUS_KM)) throw new RangeError(`radiusKm must be above 0 and at most ${MAX_RADIUS_KM}`);
    return radiusKm;
}

interface Timers {
    setTimeout(done: () => void, milliseconds: number): unknown;
}

export function platformPause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => (globalThis as unknown as Timers).setTimeout(resolve, milliseconds));
}
