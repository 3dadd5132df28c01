import { parseBooksyAddress, parseBooksyRedirect, type BooksyAddress } from '../../../src/booksy/booksy-address.js';
import { BooksyFailure } from '../../../src/booksy/booksy-failure.js';
import { isRedirect, problemOfStatus } from '../../../src/booksy/booksy-profile-reader.js';
import { draftFromPage } from '../../../src/booksy/draft-from-page.js';
import type { HttpResponse, TransformArgs } from '../../../src/core/generated/agent_tools.did.js';
import { latin1FromBytes } from '../../../src/text/latin1-from-bytes.js';
import { encodePageAnswer, type PageAnswer } from './page-answer.js';

/**
 * What the nodes compare of a page: its draft and nothing else. Headers, cookies, tokens, the order of keys and of variants go; a price, a name or
 * an hour that differs stays. Reads neither time nor state. Of the pictures the logo and the cover are kept, which is what can be copied on chain.
 *
 * @param args the response, and in its context the address of the wanted profile
 */
export function transformPage({ response, context }: TransformArgs): HttpResponse {
    const address = parseBooksyAddress(latin1FromBytes(context, 0, context.length));
    const answer = address === undefined ? ({ problem: 'address' } as const) : answerOf(response, address);
    return { status: 200n, headers: [], body: encodePageAnswer(answer) };
}

function answerOf(response: HttpResponse, address: BooksyAddress): PageAnswer {
    const status = Number(response.status);
    if (isRedirect(status)) return redirectOf(response, address);
    const problem = problemOfStatus(status);
    return problem === undefined ? draftOf(response.body, address) : { problem };
}

function redirectOf({ headers }: HttpResponse, address: BooksyAddress): PageAnswer {
    const location = headers.find(({ name }) => name.toLowerCase() === 'location')?.value ?? '';
    const target = parseBooksyRedirect(location, address);
    return target === undefined ? { problem: 'moved_elsewhere' } : { redirect: target.url };
}

function draftOf(page: Uint8Array, address: BooksyAddress): PageAnswer {
    try {
        return { draft: draftFromPage(page, address, 'logo_and_cover') };
    } catch (error) {
        return { problem: error instanceof BooksyFailure ? error.problem : 'broken_page' };
    }
}
