import { isNumberLanguage, type NumberLanguage } from './numbers.js';

/** The languages in which the tools and their persona speak. */
export type AssistantLanguage = 'pl' | 'en';

/** What a locale decides (row K8). */
export interface Locale {
    /** The tag as it was given, or `pl-PL` when it was not understood. */
    readonly tag: string;
    /** Whose separators numbers take. */
    readonly numbers: NumberLanguage;
    /** What the tools say and in which language the persona answers: English for `en`, else Polish. */
    readonly language: AssistantLanguage;
}

const POLISH: Locale = { tag: 'pl-PL', numbers: 'pl', language: 'pl' };
const TAG_SHAPE = /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i;
const LONGEST_TAG = 64;

/**
 * Reads a BCP 47 tag such as `pl-PL` or `en-GB` (row K8, rule 21). Only its language counts; a tag that is malformed, or whose language has
 * no separators in our table, falls back to `pl-PL`.
 * @param tag anything; a host passes what the app gave it
 */
export function localeFor(tag: unknown): Locale {
    if (typeof tag !== 'string' || tag.length > LONGEST_TAG || !TAG_SHAPE.test(tag)) return POLISH;
    const language = tag.split('-', 1)[0]?.toLowerCase();
    if (!isNumberLanguage(language)) return POLISH;
    return { tag, numbers: language, language: language === 'en' ? 'en' : 'pl' };
}
