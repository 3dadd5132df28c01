import type { ToolErrorCode } from '../../tool/tool-error-code.js';
import { ToolRefusal } from '../../tool/tool-refusal.js';
import { BooksyFailure, type BooksyProblem } from '../booksy-failure.js';
import type { SultanaSalonDraft } from '../draft.js';
import type { BooksyDraftReader } from '../draft-reader.js';
import { booksyProblemText } from '../texts.pl.js';

/** How a tool answers for each reason; only what may go away by itself is an error to try again. */
const CODES: Readonly<Record<BooksyProblem, ToolErrorCode>> = {
    address: 'invalid_arguments',
    moved_elsewhere: 'invalid_arguments',
    not_found: 'not_found',
    refused: 'unavailable',
    too_many_requests: 'rate_limited',
    no_answer: 'unavailable',
    too_large: 'invalid_arguments',
    no_salon_on_page: 'not_found',
    broken_page: 'unavailable',
    unknown_place: 'not_found',
    no_region: 'not_found',
    answers_differ: 'unavailable',
    being_read: 'unavailable',
    reads_used_up: 'quota_exceeded',
    reads_stopped: 'unavailable',
    not_in_query: 'unavailable'
};

/** @throws ToolRefusal when the profile cannot be read */
export async function readDraft(reader: BooksyDraftReader, url: string): Promise<SultanaSalonDraft> {
    try {
        return await reader.read(url);
    } catch (error) {
        throw error instanceof BooksyFailure ? booksyRefusal(error) : error;
    }
}

/** The refusal that tells a person why Booksy's page or picture could not be read. */
export function booksyRefusal({ problem }: BooksyFailure): ToolRefusal {
    return new ToolRefusal(CODES[problem], booksyProblemText(problem));
}
