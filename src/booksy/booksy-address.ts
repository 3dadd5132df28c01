/**
 * Addresses of public Booksy profiles. They come from people and models, so the rule is what is allowed, not what is refused: the whole text has to
 * match, and what is fetched is put together from its checked parts. There is no general URL parser, whose ideas of "the host" differ.
 */

export interface BooksyAddress {
    /** What is fetched and shown: without query and fragment. */
    readonly url: string;
    readonly locale: string;
    /** The salon's id on Booksy. */
    readonly id: number;
}

/** Longer than any address that Booksy makes. */
const LONGEST = 400;

const HOST = 'booksy.com';
const PROFILE = /^https:\/\/booksy\.com\/([a-z]{2}-[a-z]{2})\/([1-9]\d{0,9})_([a-z0-9_-]+)\/?(?:[?#][\x21-\x7e]*)?$/i;

/**
 * Reads `https://booksy.com/<locale>/<id>_…`; the query and the fragment are dropped. Undefined for everything else: other hosts and schemes,
 * ports, names and passwords, encoded letters, further path segments such as `/dl/` and `/staffer/`.
 */
export function parseBooksyAddress(text: string): BooksyAddress | undefined {
    if (text.length > LONGEST) return undefined;
    const [, locale = '', digits = '', rest = ''] = PROFILE.exec(text.trim()) ?? [];
    if (digits === '') return undefined;
    const id = Number(digits);
    return { url: `https://${HOST}/${locale.toLowerCase()}/${digits}_${rest}`, locale: locale.toLowerCase(), id };
}

/**
 * Where a redirect of a profile leads. Only another address of the same profile is followed; a location without a host is Booksy's own.
 */
export function parseBooksyRedirect(location: string, from: BooksyAddress): BooksyAddress | undefined {
    const absolute = location.startsWith('/') && !location.startsWith('//') ? `https://${HOST}${location}` : location;
    const target = parseBooksyAddress(absolute);
    return target?.id === from.id ? target : undefined;
}
