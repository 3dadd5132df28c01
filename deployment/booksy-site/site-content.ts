/** What stands on the site: its salons, the addresses that misbehave, and what each path answers. */
import { BOOKSY_SALON_CATEGORIES, type BooksySalonCategory } from '../../src/booksy/area/booksy-categories.js';
import { countryPage, listingPage, SALONS_A_PAGE } from './listing-page.js';
import { madeUpBusiness } from './made-up-business.js';
import { madeUpSalon, type MadeUpSalon } from './made-up-salon.js';
import { REGIONS, regionById, WARSAW, type MadeUpRegion } from './places.js';
import { pngOf } from './png.js';
import { profilePage } from './profile-page.js';

export interface SiteAnswer {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string | Buffer;
    /** How long to wait before answering, in milliseconds. */
    readonly delayMs?: number;
}

const CATEGORIES = Object.keys(BOOKSY_SALON_CATEGORIES) as BooksySalonCategory[];
const REGION_SHARE = 1_000;
const CATEGORY_SHARE = 100;
const IN_WARSAW = 2 * SALONS_A_PAGE + 5;
const ELSEWHERE = 7;
const SERVICES = 24;
const SERVICES_OF_THE_LARGEST = 120;
const FIRST_ID = 500_000;
const NEARBY = 12;

/** In the order of the listings. */
const SALONS: readonly MadeUpSalon[] = REGIONS.flatMap((region, at) =>
    CATEGORIES.flatMap((kind, of) =>
        Array.from({ length: region.id === WARSAW ? IN_WARSAW : ELSEWHERE }, (_, nth) =>
            madeUpSalon(FIRST_ID + at * REGION_SHARE + of * CATEGORY_SHARE + nth, kind, region)
        )
    )
);

function salonById(id: number): MadeUpSalon {
    const salon = SALONS.find((candidate) => candidate.id === id);
    if (salon === undefined) throw new RangeError(`the site has no salon ${id}`);
    return salon;
}

const LARGEST = salonById(FIRST_ID);
const SMALL = salonById(FIRST_ID + 1);

const profile = (id: number): string => `https://booksy.com/pl-pl/${id}_salon_fryzjer_3_warszawa`;
const BOOKSY = 'https://booksy.com';

/** Addresses as a person would copy them. */
export const SITE_PROFILES = {
    /** 120 services; the page has 1.2 MB. */
    largest: BOOKSY + LARGEST.path,
    small: BOOKSY + SMALL.path,
    /** Redirects to the small one's address of today. */
    renamed: `${BOOKSY}/pl-pl/${SMALL.id}_dawna-nazwa_fryzjer_3_warszawa`,
    movedAway: profile(909_301),
    gone: profile(909_404),
    refused: profile(909_403),
    busy: profile(909_429),
    failing: profile(909_500),
    /** Answers after a minute. */
    slow: profile(909_408),
    tooLarge: profile(909_413),
    withoutSalon: profile(909_204),
    broken: profile(909_422)
} as const;

const html = { 'content-type': 'text/html; charset=utf-8' };
const page = (body: string): SiteAnswer => ({ status: 200, headers: html, body });
const nothing = (status: number, headers: Record<string, string> = {}): SiteAnswer => ({
    status,
    headers: { ...html, ...headers },
    body: ''
});

const SLOW_MS = 60_000;
const TOO_LARGE = 9_000_000;

const MISBEHAVING: ReadonlyMap<number, () => SiteAnswer> = new Map([
    [909_301, () => nothing(301, { location: 'https://example.com/pl-pl/909301_salon_fryzjer_3_warszawa' })],
    [909_404, () => nothing(404)],
    [909_403, () => nothing(403)],
    [909_429, () => nothing(429, { 'retry-after': '60' })],
    [909_500, () => nothing(500)],
    [909_408, () => ({ ...nothing(200), delayMs: SLOW_MS })],
    [909_413, () => page(`<!DOCTYPE html><html><body>${'<p>Rezerwuj</p>'.repeat(TOO_LARGE / 15)}</body></html>`)],
    [909_204, () => page('<!DOCTYPE html><html lang="pl"><body><h1>Rezerwuj wizyty</h1></body></html>')],
    [909_422, () => page('<!DOCTYPE html><html><body><script id="__NUXT_DATA__">[{"data":7},</script></body></html>')]
]);

/** What the site answers to a path with its query; a pure function but for the waiting. */
export function siteAnswer(url: URL): SiteAnswer {
    const { pathname } = url;
    if (pathname === '/pl-pl' || pathname === '/pl-pl/') return page(countryPage());
    if (pathname === '/reverse') return reverse(Number(url.searchParams.get('lat')), Number(url.searchParams.get('lon')));
    if (pathname.startsWith('/region2/')) return pictureAnswer(pathname);
    return listingAnswer(url) ?? profileAnswer(pathname) ?? nothing(404);
}

function profileAnswer(pathname: string): SiteAnswer | undefined {
    const id = Number(/^\/[a-z]{2}-[a-z]{2}\/(\d+)_/.exec(pathname)?.[1] ?? NaN);
    const misbehaving = MISBEHAVING.get(id);
    if (misbehaving !== undefined) return misbehaving();
    const salon = SALONS.find((candidate) => candidate.id === id);
    if (salon === undefined) return undefined;
    if (pathname !== salon.path) return nothing(301, { location: salon.path });
    return page(pageOf(salon));
}

function pageOf(salon: MadeUpSalon): string {
    const services = salon === LARGEST ? SERVICES_OF_THE_LARGEST : SERVICES;
    const nearby = salonsOf(salon.kind, salon.region).filter(({ id }) => id !== salon.id);
    return profilePage(salon, madeUpBusiness(salon, services), nearby.slice(0, NEARBY));
}

/** The page of the site's largest salon. */
export function largestProfilePage(): string {
    return pageOf(LARGEST);
}

/** The page of one with 24 services. */
export function smallProfilePage(): string {
    return pageOf(SMALL);
}

function listingAnswer({ pathname, searchParams }: URL): SiteAnswer | undefined {
    const [, word, regionId, slug] = /^\/pl-pl\/s\/([a-z-]+)\/(\d+)_([a-z-]+)$/.exec(pathname) ?? [];
    const category = CATEGORIES.find((kind) => BOOKSY_SALON_CATEGORIES[kind] === word);
    if (category === undefined) return undefined;
    const region = regionById(Number(regionId));
    // As the directory itself does: an unknown region gets the country's page.
    if (region === undefined || region.slug !== slug) return page(countryPage());
    const wanted = Number(searchParams.get('businessesPage') ?? '1');
    return page(listingPage({ category, region, salons: salonsOf(category, region), page: wanted }));
}

/** A city's listing mixes in salons of the towns around it. */
function salonsOf(category: BooksySalonCategory, region: MadeUpRegion): readonly MadeUpSalon[] {
    const own = SALONS.filter((salon) => salon.kind === category && salon.region === region);
    const around = SALONS.filter((salon) => salon.kind === category && salon.region.kind === 'town' && salon.region.under === region.id);
    return [...own, ...around.slice(0, 3)];
}

function pictureAnswer(pathname: string): SiteAnswer {
    return { status: 200, headers: { 'content-type': 'image/png' }, body: pngOf(pathname) };
}

/** As OpenStreetMap's Nominatim answers: the nearest region of the made-up map. */
function reverse(lat: number, lng: number): SiteAnswer {
    const byDistance = (a: MadeUpRegion, b: MadeUpRegion): number => apart(a, lat, lng) - apart(b, lat, lng);
    const nearest = [...REGIONS].sort(byDistance)[0];
    const over = nearest?.under === undefined ? undefined : regionById(nearest.under);
    const address =
        nearest?.kind === 'district' ? { suburb: nearest.name, city: over?.name } : { [nearest?.kind ?? 'city']: nearest?.name };
    const body = JSON.stringify({ address: { ...address, country_code: 'pl' } });
    return { status: 200, headers: { 'content-type': 'application/json' }, body };
}

function apart(region: MadeUpRegion, lat: number, lng: number): number {
    return Math.hypot(region.lat - lat, (region.lng - lng) * Math.cos((lat * Math.PI) / 180));
}
