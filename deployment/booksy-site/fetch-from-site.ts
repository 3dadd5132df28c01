import { platformFetchPage, type FetchPage } from '../../src/booksy/fetch-page.js';

const ELSEWHERE =
    /^https:\/\/(?:booksy\.com|d375139ucebi94\.cloudfront\.net|d2zdpiztbgorvt\.cloudfront\.net|nominatim\.openstreetmap\.org)(?=\/)/;

/**
 * Fetches what is on Booksy's hosts from a site that stands in for them.
 *
 * @param origin of `startBooksyLikeSite`
 */
export function fetchFromSite(origin: string, mostBytes: number): FetchPage {
    const fetchPage = platformFetchPage(mostBytes);
    return (url) => {
        if (!ELSEWHERE.test(url)) throw new Error(`the site does not stand in for ${url}`);
        return fetchPage(url.replace(ELSEWHERE, origin));
    };
}
