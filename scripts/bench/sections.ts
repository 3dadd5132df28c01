import { BOOKSY_SECTION } from './booksy/booksy-section.js';
import { LEDGER_SECTION } from './ledger/ledger-section.js';
import { ROUNDS_SECTION } from './rounds-section.js';
import { SEARCH_SECTION } from './search/search-section.js';
import type { Section } from './section.js';
import { TOOLS_SECTION } from './tools/tools-section.js';

/** In the order of the page. */
export const SECTIONS: readonly Section[] = [
    TOOLS_SECTION,
    LEDGER_SECTION,
    ROUNDS_SECTION,
    SEARCH_SECTION,
    BOOKSY_SECTION
] as readonly Section[];
