/** Why a Booksy profile could not be read. */
export type BooksyProblem =
    /** The text is not an address of a public profile. */
    | 'address'
    /** The page sent us to another address than the profile's. */
    | 'moved_elsewhere'
    /** Booksy says that there is no such profile, or no longer. */
    | 'not_found'
    /** Booksy refused to show the page. */
    | 'refused'
    /** Booksy asked to slow down. */
    | 'too_many_requests'
    /** No answer, a broken one, or a server error. */
    | 'no_answer'
    /** The page is larger than a profile can be. */
    | 'too_large'
    /** The page does not hold a salon in any form that is known. */
    | 'no_salon_on_page'
    /** The page's data block is not what it claims to be. */
    | 'broken_page'
    /** Around a point: nobody could name the place. */
    | 'unknown_place'
    /** Around a point: Booksy's pages name no region there. */
    | 'no_region'
    /** On chain: the nodes that fetched the page got different drafts. */
    | 'answers_differ'
    /** On chain: another call is reading this profile; what it gets will serve the next one. */
    | 'being_read'
    /** On chain: the day's reads are used up. */
    | 'reads_used_up'
    /** On chain: the canister keeps the cycles it has left. */
    | 'reads_stopped'
    /** On chain: a query cannot fetch, and the profile was not read lately. */
    | 'not_in_query';

/** Thrown by everything that reads Booksy pages; `booksyProblemText` says it to a person. */
export class BooksyFailure extends Error {
    /** @param detail for logs and developers; never shown to a model */
    constructor(
        readonly problem: BooksyProblem,
        readonly detail = ''
    ) {
        super(detail === '' ? problem : `${problem}: ${detail}`);
        this.name = 'BooksyFailure';
    }
}
