import { BooksyFailure } from './booksy-failure.js';
import { problemOfStatus } from './booksy-profile-reader.js';
import { platformFetchPage, type FetchPage } from './fetch-page.js';
import type { BooksyPictureReader } from './picture-reader.js';

/**
 * Fetches pictures with the platform's own `fetch`. Redirects are not followed: a picture that is elsewhere is on a host that nobody checked.
 *
 * @param fetchUpTo makes what fetches an address and gives up after so many bytes and one
 */
export function platformPictureReader(fetchUpTo: (mostBytes: number) => FetchPage = platformFetchPage): BooksyPictureReader {
    return {
        async read(url, mostBytes) {
            const { status, body } = await answerOf(fetchUpTo(mostBytes), url);
            const problem = problemOfStatus(status);
            if (problem !== undefined) throw new BooksyFailure(problem, `status ${status}`);
            if (typeof body === 'string') throw new BooksyFailure('broken_page', 'a picture came as text');
            if (body.length > mostBytes) throw new BooksyFailure('too_large');
            return body;
        }
    };
}

async function answerOf(fetchPicture: FetchPage, url: string) {
    try {
        return await fetchPicture(url);
    } catch (error) {
        if (error instanceof BooksyFailure) throw error;
        throw new BooksyFailure('no_answer', error instanceof Error ? error.message : '');
    }
}
