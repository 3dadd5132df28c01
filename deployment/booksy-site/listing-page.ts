import { BOOKSY_SALON_CATEGORIES, type BooksySalonCategory } from '../../src/booksy/area/booksy-categories.js';
import type { MadeUpSalon } from './made-up-salon.js';
import { inMarkup, nuxtPage } from './nuxt-page.js';
import { REGIONS, regionsUnder, type MadeUpRegion } from './places.js';
import { card, linkTo } from './profile-page.js';

/** Salons on one page of a listing. */
export const SALONS_A_PAGE = 20;

export interface ListingInput {
    readonly category: BooksySalonCategory;
    readonly region: MadeUpRegion;
    /** All of them, in the order of the listing. */
    readonly salons: readonly MadeUpSalon[];
    /** From 1. */
    readonly page: number;
}

/** A page of "category + region", with links to the regions below. */
export function listingPage({ category, region, salons, page }: ListingInput): string {
    const shown = salons.slice((page - 1) * SALONS_A_PAGE, page * SALONS_A_PAGE);
    return nuxtPage({
        title: `${BOOKSY_SALON_CATEGORIES[category]} ${region.name}`,
        path: listingPath(category, region),
        data: { [`listing-${region.id}`]: { businesses: shown.map(card), businessesCount: salons.length, page } },
        jsonLd: [itemList(shown)],
        body: `<h1>${inMarkup(region.name)} (${salons.length})</h1><nav>${regionsUnder(region.id)
            .map((below) => regionLink(category, below))
            .join('')}</nav><div id="search-results"><ul>${shown.map(linkTo).join('')}</ul></div>`
    });
}

/** The page of the whole country: big cities by category, no salons. */
export function countryPage(): string {
    const cities = REGIONS.filter(({ kind }) => kind === 'city');
    const categories = Object.keys(BOOKSY_SALON_CATEGORIES) as BooksySalonCategory[];
    const links = categories.flatMap((category) => cities.map((city) => regionLink(category, city)));
    return nuxtPage({
        title: 'Rezerwuj wizyty',
        path: '/pl-pl/',
        data: { home: { categories } },
        jsonLd: [],
        body: `<nav>${links.join('')}</nav>`
    });
}

export function listingPath(category: BooksySalonCategory, region: MadeUpRegion): string {
    return `/pl-pl/s/${BOOKSY_SALON_CATEGORIES[category]}/${region.id}_${region.slug}`;
}

function regionLink(category: BooksySalonCategory, region: MadeUpRegion): string {
    return `<a class="text-small" href="${listingPath(category, region)}">${inMarkup(region.name)}</a>`;
}

function itemList(salons: readonly MadeUpSalon[]): unknown {
    return {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        itemListElement: salons.map(({ name, path, address, rating, reviews }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            item: {
                '@type': 'LocalBusiness',
                name,
                url: `https://booksy.com${path}`,
                address: { '@type': 'PostalAddress', streetAddress: address },
                aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews }
            }
        }))
    };
}
