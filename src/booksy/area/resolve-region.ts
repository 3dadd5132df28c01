import type { GeoPoint } from '../../core/geo-point.js';
import { BooksyFailure } from '../booksy-failure.js';
import { wholeText } from '../page-text.js';
import { bigCitiesFrom } from './big-cities.js';
import type { BooksyPages } from './booksy-pages.js';
import { regionsIn, regionSlug, type BooksyRegion } from './booksy-region.js';
import type { BooksySalonCategory } from './booksy-categories.js';
import { COUNTRY_PATH, listingPath } from './listing.js';
import type { NamedPlace, ReverseGeocode } from './reverse-geocode.js';

/** Pages of the nearest big city that are looked through for a town. */
const PAGES_OF_A_CITY = 2;

/**
 * The region of Booksy's that a point lies in. Booksy has no search by position: the point is named first, and the id of the region is read off the
 * links and the listed salons of the country's page, of the city, or of the nearest big city.
 *
 * @throws BooksyFailure `unknown_place`, `no_region`, or why a page could not be read
 */
export async function resolveRegion(
    point: GeoPoint,
    reverseGeocode: ReverseGeocode,
    pages: BooksyPages,
    categories: readonly BooksySalonCategory[]
): Promise<BooksyRegion> {
    const place = await named(point, reverseGeocode);
    const country = regionsIn(wholeText(await pages.page(COUNTRY_PATH)));
    const city = country.get(regionSlug(place.city)) ?? (await townNear(point, place, country, pages, categories));
    if (city === undefined) throw new BooksyFailure('no_region', place.city);
    return (await districtOf(city, place, pages, categories)) ?? city;
}

async function named(point: GeoPoint, reverseGeocode: ReverseGeocode): Promise<NamedPlace> {
    try {
        const place = await reverseGeocode(point);
        if (place !== undefined) return place;
    } catch (error) {
        throw new BooksyFailure('unknown_place', error instanceof Error ? error.message : '');
    }
    throw new BooksyFailure('unknown_place');
}

/** A town that only the pages of the big city near it name. */
async function townNear(
    point: GeoPoint,
    place: NamedPlace,
    country: ReadonlyMap<string, BooksyRegion>,
    pages: BooksyPages,
    categories: readonly BooksySalonCategory[]
): Promise<BooksyRegion | undefined> {
    const near = bigCitiesFrom(point).find((slug) => country.has(slug));
    const bigCity = near === undefined ? undefined : country.get(near);
    if (bigCity === undefined) return undefined;
    for (const category of categories.slice(0, PAGES_OF_A_CITY)) {
        const town = regionsIn(wholeText(await pages.page(listingPath(category, bigCity)))).get(regionSlug(place.city));
        if (town !== undefined) return town;
    }
    return undefined;
}

/** A listing begins in the middle of its region, so the part of a city that the point lies in comes before the city. */
async function districtOf(
    city: BooksyRegion,
    place: NamedPlace,
    pages: BooksyPages,
    categories: readonly BooksySalonCategory[]
): Promise<BooksyRegion | undefined> {
    const [category] = categories;
    if (category === undefined || place.districts.length === 0) return undefined;
    const regions = regionsIn(wholeText(await pages.page(listingPath(category, city))));
    return place.districts.flatMap((district) => regions.get(regionSlug(district)) ?? [])[0];
}
