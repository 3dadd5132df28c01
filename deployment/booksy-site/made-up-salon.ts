/** A made-up salon as a directory of salons lists it: what its card and its profile share. */
import { BOOKSY_SALON_CATEGORIES, type BooksySalonCategory } from '../../src/booksy/area/booksy-categories.js';
import { foldPolish } from '../../src/text/normalise.js';
import type { MadeUpRegion } from './places.js';
import { NAME_BEGINNINGS, NAME_ENDS, STREETS } from './price-lists.js';
import { SeededRandom } from '../booksy-page/seeded-random.js';

export interface MadeUpSalon {
    readonly id: number;
    readonly kind: BooksySalonCategory;
    readonly name: string;
    /** Path of the profile. */
    readonly path: string;
    readonly region: MadeUpRegion;
    readonly address: string;
    readonly lat: number;
    readonly lng: number;
    readonly reviews: number;
    readonly rating: number;
    readonly photo: string;
    readonly logo: string;
}

/** Degrees around the middle of a region in which its salons lie: some 5 km. */
const SPREAD = 0.05;
const SPREAD_STEPS = 10_000;

export function madeUpSalon(id: number, kind: BooksySalonCategory, region: MadeUpRegion): MadeUpSalon {
    const random = new SeededRandom(id);
    const name = `${random.pick(NAME_BEGINNINGS)} ${random.pick(NAME_ENDS)}`;
    const off = (): number => Math.round(((random.below(SPREAD_STEPS) / SPREAD_STEPS) * 2 - 1) * SPREAD * 1e6) / 1e6;
    return {
        id,
        kind,
        name,
        path: `/pl-pl/${id}_${slugOf(name)}_${BOOKSY_SALON_CATEGORIES[kind]}_${region.id}_${region.slug}`,
        region,
        address: `ul. ${random.pick(STREETS)} ${1 + random.below(120)}, 0${random.below(10)}-${100 + random.below(900)}, ${region.name}`,
        lat: Math.round((region.lat + off()) * 1e6) / 1e6,
        lng: Math.round((region.lng + off()) * 1e6) / 1e6,
        reviews: random.below(900),
        rating: 4 + random.below(100) / 100,
        photo: pictureUrl(id, 'biz_photo', random.hex(32)),
        logo: pictureUrl(id, 'logo', random.hex(32))
    };
}

export function pictureUrl(salonId: number, kind: string, file: string): string {
    return `https://d375139ucebi94.cloudfront.net/region2/pl/${salonId}/${kind}/${file}.jpeg`;
}

export function slugOf(name: string): string {
    return foldPolish(name)
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
}
