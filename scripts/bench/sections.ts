import { BOOKSY_SECTION } from './booksy/booksy-section.js';
import { LEDGER_SECTION } from './ledger/ledger-section.js';
import { MONEY_SECTION } from './money/money-section.js';
import { ROUNDS_SECTION } from './rounds-section.js';
import { SEARCH_SECTION } from './search/search-section.js';
import type { Section } from './section.js';
import { START_SECTION } from './start/start-section.js';
import { TOOLS_SECTION } from './tools/tools-section.js';

/** In the order of the page. */
export const SECTIONS: readonly Section[] = [
    TOOLS_SECTION,
    LEDGER_SECTION,
    MONEY_SECTION,
    ROUNDS_SECTION,
    SEARCH_SECTION,
    BOOKSY_SECTION,
    START_SECTION
] as readonly Section[];
