import type { BooksyProblem } from '../../../src/booksy/booksy-failure.js';

/** CANISTER_ERROR: our transform trapped or ran out of instructions. */
const CANISTER_ERROR = 5;

/**
 * Why an outcall brought nothing, by what the system says (IC replica, `rs/https_outcalls`): the one place that reads its sentences. What they
 * do not say, a time-out or a name that does not resolve, is no answer.
 */
export function outcallProblem(code: number | undefined, message: string): BooksyProblem {
    if (/no consensus|different responses/i.test(message)) return 'answers_differ';
    if (/exceeds .*limit/i.test(message)) return 'too_large';
    return code === CANISTER_ERROR ? 'broken_page' : 'no_answer';
}
