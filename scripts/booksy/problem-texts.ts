import type { BooksyProblem } from '../../src/booksy/booksy-failure.js';

const ADDRESS =
    'An address of a public profile looks like https://booksy.com/pl-pl/123456_nazwa-salonu_fryzjer_3_warszawa; copy it from the browser.';
const ON_CHAIN = 'The canister could not read the profile.';

/** What to tell a developer at a terminal, and what to do about it. */
export const PROBLEM_TEXTS: Readonly<Record<BooksyProblem, string>> = {
    address: `This is no address of a public Booksy profile. ${ADDRESS}`,
    moved_elsewhere: `Booksy sends this address somewhere else. ${ADDRESS}`,
    not_found: 'Booksy has no such profile, or no longer. Check the address.',
    refused: 'Booksy would not show the page. Save it in a browser and read it with --file page.html.',
    too_many_requests: 'Booksy asks for a pause. Try again in a few minutes.',
    no_answer: 'Booksy did not answer. Try again, or save the page in a browser and read it with --file page.html.',
    too_large: 'The page is larger than a profile can be.',
    no_salon_on_page:
        'The page holds no salon with this id in any form that is known. Is it the profile itself, saved whole ("HTML only")?',
    broken_page: "The page's data is cut off or is not what it claims to be. Save the page again.",
    unknown_place: 'Nobody could name the place at these coordinates. The search works in Poland only.',
    no_region: 'Booksy has no page for this place: the search reaches big cities, their districts and the towns that their pages name.',
    answers_differ: ON_CHAIN,
    being_read: ON_CHAIN,
    reads_used_up: ON_CHAIN,
    reads_stopped: ON_CHAIN,
    not_in_query: ON_CHAIN
};
