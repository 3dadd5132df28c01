/** A page of Booksy's listings: which salons it shows, and how many there are. */
import { BooksyFailure } from '../booksy-failure.js';
import { parseBooksyAddress } from '../booksy-address.js';
import type { GeoPoint } from '../../core/geo-point.js';
import { objectsWhere } from '../find-objects.js';
import type { NodeSource } from '../node-source.js';
import { NuxtPayload } from '../nuxt-payload.js';
import { pageBlocks } from '../page.js';
import { camelCase, fieldsOf, memberOf, pick } from '../pick.js';
import { idIn, lineIn, numberIn, type PickedRecord, recordIn } from '../picked-values.js';
import type { BooksyRegion } from './booksy-region.js';
import { BOOKSY_SALON_CATEGORIES, type BooksySalonCategory } from './booksy-categories.js';

export interface ListedSalon {
    readonly booksyId: number;
    readonly name: string;
    /** The address of its profile. */
    readonly url: string;
    readonly address?: string;
    /** Undefined when the listing does not say; such a salon has no distance. */
    readonly position?: GeoPoint;
}

export interface Listing {
    /** In the page's order, each once. */
    readonly salons: readonly ListedSalon[];
    /** How many the whole listing has; undefined when the page does not say. */
    readonly total: number | undefined;
}

const CARD = fieldsOf({
    id: 'scalar',
    name: 'scalar',
    url: 'scalar',
    location: fieldsOf({ address: 'scalar', coordinate: fieldsOf({ latitude: 'scalar', longitude: 'scalar' }) })
});

const COUNT = ['businesses_count', camelCase('businesses_count')];

export const COUNTRY_PATH = '/pl-pl/';

/** @param page from 1 */
export function listingPath(category: BooksySalonCategory, { id, slug }: BooksyRegion, page = 1): string {
    const path = `/pl-pl/s/${BOOKSY_SALON_CATEGORIES[category]}/${id}_${slug}`;
    return page === 1 ? path : `${path}?businessesPage=${page}`;
}

/** @throws BooksyFailure `broken_page`, `too_large` */
export function listingIn(page: string | Uint8Array): Listing {
    const { nuxtData, form } = pageBlocks(page);
    if (nuxtData === undefined) throw new BooksyFailure('broken_page', 'a listing without data');
    const payload = NuxtPayload.parse(nuxtData, form);
    const salons = new Map<number, ListedSalon>();
    for (const ref of objectsWhere(payload, payload.root, (candidate) => isCard(payload, candidate))) {
        const salon = listedSalon(recordIn(pick(payload, ref, CARD)));
        if (salon !== undefined && !salons.has(salon.booksyId)) salons.set(salon.booksyId, salon);
    }
    return { salons: [...salons.values()], total: totalIn(payload) };
}

function isCard(source: NodeSource, ref: unknown): boolean {
    const members = source.members(ref);
    return members !== undefined && ['id', 'name', 'url', 'location'].every((key) => Object.hasOwn(members, key));
}

function totalIn(payload: NuxtPayload): number | undefined {
    const count = (ref: unknown): number | undefined => {
        const value = payload.scalar(memberOf(payload.members(ref) ?? {}, COUNT));
        return typeof value === 'number' && value >= 0 ? value : undefined;
    };
    const [holder] = objectsWhere(payload, payload.root, (ref) => count(ref) !== undefined);
    return holder === undefined ? undefined : count(holder);
}

function listedSalon(card: PickedRecord | undefined): ListedSalon | undefined {
    const booksyId = idIn(card?.['id']);
    const name = lineIn(card?.['name']);
    const link = lineIn(card?.['url']) ?? '';
    const profile = parseBooksyAddress(link.startsWith('/') ? `https://booksy.com${link}` : link);
    if (booksyId === undefined || name === undefined || profile?.id !== booksyId) return undefined;
    const location = recordIn(card?.['location']);
    const address = lineIn(location?.['address']);
    const position = positionIn(recordIn(location?.['coordinate']));
    return {
        booksyId,
        name,
        url: profile.url,
        ...(address === undefined ? {} : { address }),
        ...(position === undefined ? {} : { position })
    };
}

function positionIn(coordinate: PickedRecord | undefined): GeoPoint | undefined {
    const lat = numberIn(coordinate?.['latitude']);
    const lng = numberIn(coordinate?.['longitude']);
    return lat === undefined || lng === undefined || (lat === 0 && lng === 0) ? undefined : { lat, lng };
}
