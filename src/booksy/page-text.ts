/**
 * A page to search in, as text or as bytes. Bytes are never decoded as a whole: in a canister that costs more than everything else together, and a
 * page's two data blocks are all that is wanted of it.
 */
import { latin1FromBytes } from '../text/latin1-from-bytes.js';
import { latin1ToText } from './latin1-text.js';
import type { TextForm } from './nuxt-payload.js';

export interface PageText {
    readonly length: number;
    /** How texts in the slices are to be read. */
    readonly form: TextForm;
    /**
     * Position of an ASCII word at or after `from`; −1 for none.
     *
     * @param rare place in the word of the letter that is rarest on pages; bytes are searched for it alone
     */
    find(word: string, rare: number, from: number): number;
    /** The part from one position up to another. */
    slice(from: number, to: number): string;
}

export function pageText(page: string | Uint8Array): PageText {
    return typeof page === 'string' ? textPage(page) : bytePage(page);
}

function textPage(page: string): PageText {
    return {
        length: page.length,
        form: 'text',
        find: (word, _rare, from) => page.indexOf(word, from),
        slice: (from, to) => page.slice(from, to)
    };
}

function bytePage(page: Uint8Array): PageText {
    return {
        length: page.length,
        form: 'latin1',
        find: (word, rare, from) => findWord(page, word, rare, from),
        slice: (from, to) => latin1FromBytes(page, from, to)
    };
}

function findWord(page: Uint8Array, word: string, rare: number, from: number): number {
    const rareByte = word.charCodeAt(rare);
    const first = word.charCodeAt(0);
    let hit = page.indexOf(rareByte, from + rare);
    while (hit >= 0) {
        if (page[hit - rare] === first && isWordAt(page, word, hit - rare)) return hit - rare;
        hit = page.indexOf(rareByte, hit + 1);
    }
    return -1;
}

function isWordAt(page: Uint8Array, word: string, start: number): boolean {
    for (let place = 0; place < word.length; place++) if (page[start + place] !== word.charCodeAt(place)) return false;
    return true;
}

/** All of a text that may have come as bytes. */
export function wholeText(body: string | Uint8Array): string {
    return typeof body === 'string' ? body : latin1ToText(latin1FromBytes(body, 0, body.length));
}
