/** The data blocks of a Booksy page: Nuxt's and schema.org's. Nothing depends on attributes but the ones that name a block. */
import { BooksyFailure } from './booksy-failure.js';
import type { TextForm } from './nuxt-payload.js';
import { pageText, type PageText } from './page-text.js';

export type PageBlocks = {
    /** JSON of `__NUXT_DATA__`; undefined when the page has none, or an empty one because it was not rendered on the server. */
    readonly nuxtData: string | undefined;
    /** JSON of each `application/ld+json` block, in the page's order. */
    readonly jsonLd: readonly string[];
    readonly form: TextForm;
};

export const PAGE_LIMITS = {
    /** Bytes, or characters, of a page. Four times the largest that is known. */
    size: 8_000_000,
    jsonLdBlocks: 12,
    /** Characters of one JSON-LD block; 600 offers have about 80,000. */
    jsonLdSize: 400_000,
    /** Characters from the start of a script's tag to the attribute that names the block. */
    tag: 2_000,
    /** Places where a name is looked at before we give up: a page that repeats it a million times is an attack. */
    mentions: 100
} as const;

/** Words that name the block, with the place of the letter that is rarest on pages. */
const NUXT_DATA = { word: '__NUXT_DATA__', rare: 4 };
const NUXT_ATTRIBUTE = { word: 'data-nuxt-data', rare: 8 };
const JSON_LD = { word: 'ld+json', rare: 2 };
const SCRIPT_END = { word: '</script', rare: 0 };

/**
 * Finds the blocks of a page, given as text or as the bytes that came over the wire.
 *
 * @throws BooksyFailure `too_large`
 */
export function pageBlocks(page: string | Uint8Array): PageBlocks {
    if (page.length > PAGE_LIMITS.size) throw new BooksyFailure('too_large', 'page');
    const text = pageText(page);
    return { nuxtData: nuxtData(text), jsonLd: jsonLd(text), form: text.form };
}

function nuxtData(page: PageText): string | undefined {
    return firstFilled(page, NUXT_DATA) ?? firstFilled(page, NUXT_ATTRIBUTE);
}

type Name = typeof NUXT_DATA;

function firstFilled(page: PageText, name: Name): string | undefined {
    return scriptsNamed(page, name).find((content) => content.trim() !== '');
}

function jsonLd(page: PageText): string[] {
    return scriptsNamed(page, JSON_LD)
        .filter((content) => content.length <= PAGE_LIMITS.jsonLdSize)
        .slice(0, PAGE_LIMITS.jsonLdBlocks);
}

function scriptsNamed(page: PageText, name: Name): string[] {
    const contents: string[] = [];
    let from = 0;
    for (let mentions = 0; mentions < PAGE_LIMITS.mentions; mentions++) {
        const found = page.find(name.word, name.rare, from);
        if (found < 0) break;
        from = found + name.word.length;
        const content = scriptAround(page, found);
        if (content === undefined) continue;
        contents.push(content.text);
        from = content.end;
    }
    return contents;
}

/** What stands in the script whose opening tag holds the position; undefined when the position is no attribute of a script. */
function scriptAround(page: PageText, position: number): { text: string; end: number } | undefined {
    const before = page.slice(Math.max(0, position - PAGE_LIMITS.tag), position);
    const tag = before.slice(before.lastIndexOf('<'));
    if (!tag.toLowerCase().startsWith('<script') || tag.includes('>')) return undefined;
    const tagEnd = page.find('>', 0, position);
    if (tagEnd < 0) return undefined;
    const closing = page.find(SCRIPT_END.word, SCRIPT_END.rare, tagEnd);
    const end = closing < 0 ? page.length : closing;
    return { text: page.slice(tagEnd + 1, end), end };
}
