import { optional, text } from '../../tool/field.js';
import { ADDRESS_HINT } from '../texts.pl.js';
import { booksyDescriptions } from './descriptions.pl.js';

const MAX_URL = 400;
/** Headings are Booksy's, 50 characters long and seldom longer. */
const MAX_HEADING = 200;
const MAX_QUERY = 120;

/** The arguments that several Booksy tools share. */
export const booksyFields = {
    url: text({ description: booksyDescriptions.url, maxLength: MAX_URL, expected: ADDRESS_HINT }),
    category: optional(text({ description: booksyDescriptions.category, maxLength: MAX_HEADING })),
    query: optional(text({ description: booksyDescriptions.query, maxLength: MAX_QUERY }))
} as const;
