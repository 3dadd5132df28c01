import { foldPolish } from '../../text/normalise.js';

/** A region of Booksy's: a city, a part of one, or a town. */
export interface BooksyRegion {
    readonly id: number;
    /** Its name in addresses: "zielona-gora". */
    readonly slug: string;
}

const LISTING_LINK = /\/[a-z]{2}-[a-z]{2}\/s\/[a-z-]+\/(\d{1,9})_([a-z0-9-]{1,80})/g;
/** A salon's address ends in its region. */
const SALON_LINK = /\/[a-z]{2}-[a-z]{2}\/\d{1,10}_[a-z0-9_-]{1,200}_(\d{1,9})_([a-z0-9-]{1,80})/g;

/** The regions that a page's links and salons name, by their name in addresses; links count before salons. */
export function regionsIn(text: string): ReadonlyMap<string, BooksyRegion> {
    const regions = new Map<string, BooksyRegion>();
    for (const pattern of [LISTING_LINK, SALON_LINK]) {
        for (const [, id = '', slug = ''] of text.matchAll(pattern)) if (!regions.has(slug)) regions.set(slug, { id: Number(id), slug });
    }
    return regions;
}

/** "Praga-Północ" → "praga-polnoc". */
export function regionSlug(name: string): string {
    return foldPolish(name)
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
}
