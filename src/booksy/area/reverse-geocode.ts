import type { GeoPoint } from '../../core/geo-point.js';
import { platformFetchPage, type FetchPage } from '../fetch-page.js';
import { wholeText } from '../page-text.js';

/** A point in words, as people of the place say it. */
export interface NamedPlace {
    /** The town or city. */
    readonly city: string;
    /** Parts of it that the point lies in, the smallest last; none where nobody names any. */
    readonly districts: readonly string[];
}

/** Names a point; undefined where there is no town. May reject for any reason. */
export type ReverseGeocode = (point: GeoPoint) => Promise<NamedPlace | undefined>;

const MOST_BYTES = 100_000;
/** Detail down to parts of a city. */
const ZOOM = 14;

/** From the most to the least like what Booksy calls a city. */
const CITY_KEYS = ['city', 'town', 'village', 'municipality', 'hamlet'];
const DISTRICT_KEYS = ['city_district', 'borough', 'suburb', 'quarter', 'neighbourhood'];
const MUNICIPALITY = /^gmina (?:miejska )?/i;

/** Nominatim asks its users to say who they are. */
const HEADERS = { accept: 'application/json', 'user-agent': 'sultana-agent-tools-package (Booksy area search)' };

/** Asks OpenStreetMap's Nominatim. Its terms allow a request a second; a search makes one. */
export function nominatimReverseGeocode(fetchAnswer: FetchPage = platformFetchPage(MOST_BYTES, HEADERS)): ReverseGeocode {
    return async ({ lat, lng }) => {
        const { status, body } = await fetchAnswer(
            `https://nominatim.openstreetmap.org/reverse?format=jsonv2&accept-language=pl&zoom=${ZOOM}&lat=${lat}&lon=${lng}`
        );
        return status === 200 ? placeIn(JSON.parse(wholeText(body)) as unknown) : undefined;
    };
}

function placeIn(answer: unknown): NamedPlace | undefined {
    const address = memberOf(answer, 'address');
    const city = CITY_KEYS.map((key) => textOf(address, key)).find((name) => name !== undefined);
    if (city === undefined) return undefined;
    return { city: city.replace(MUNICIPALITY, ''), districts: DISTRICT_KEYS.flatMap((key) => textOf(address, key) ?? []) };
}

function textOf(value: unknown, key: string): string | undefined {
    const text = memberOf(value, key);
    return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}

function memberOf(value: unknown, key: string): unknown {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
}
