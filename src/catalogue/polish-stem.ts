/**
 * Polish words reduced to what their forms share, for names of beauty services.
 *
 * A small ending stripper beats the published stemmers on salon words and, unlike prefix matching, never lets "broda" (beard) meet "brodawka"
 * (wart): two words are the same only when their stems are equal. What endings cannot undo (vowel changes, the trade's short forms) stands in
 * `trade-words.ts`.
 */
import { foldPolish } from '../text/normalise.js';
import { TRADE_STEMS, TRADE_WORDS } from './trade-words.js';

/** A stem of fewer letters says too little: "kok" stays "kok". */
const SHORTEST_STEM = 3;

/** Endings of cases and numbers by their last letter, the longest first. */
const INFLECTIONS: Readonly<Record<string, readonly string[]>> = {
    a: ['ia', 'a'],
    e: ['ie', 'e'],
    h: ['iach', 'ach', 'ich', 'ych'],
    i: ['iami', 'ami', 'imi', 'ymi', 'i'],
    j: ['iej', 'ej'],
    m: ['iem', 'iom', 'em', 'im', 'om', 'ym'],
    o: ['iego', 'ego', 'o'],
    u: ['iemu', 'emu', 'iu', 'u'],
    w: ['ow'],
    y: ['y']
};

/**
 * Endings that make nouns of verbs and adjectives of nouns ("woskowanie", "żelowy", "laminacja", "nawilżający"), the longest first by their
 * last letter. They count only where a case ending stood behind them, so that "tytan" keeps its "an".
 */
const DERIVATIONS: Readonly<Record<string, readonly string[]>> = {
    c: ['iajac', 'niec', 'ajac', 'ujac'],
    j: ['acj'],
    n: ['acyjn', 'owan', 'ian', 'ien', 'an', 'en'],
    w: ['ow']
};

/** Case endings that can follow "-an-" and "-en-" of a verbal noun or a participle; "tytanem" and "tytanu" are none. */
const AFTER_VERB = new Set(['a', 'ia', 'e', 'ie', 'iem', 'iu', 'y', 'ego', 'ej', 'ych', 'ym', 'ymi', 'ami', 'iami', 'iach']);

const WORDS = /\d+:\d+|[\p{L}\p{N}]+/gu;
const DIGITS = /^\d+$/;
/** Letters, blanks and a few signs between words: most names, and cheap to take apart in the interpreter of the canister. */
const PLAIN = /^[a-z \-/+&,.()'"]*$/;
const SIGNS = /[-/+&,.()'"]/;

function plainWords(folded: string): string[] {
    return (SIGNS.test(folded) ? folded.replace(/[-/+&,.()'"]/g, ' ') : folded).split(' ');
}

/** Words of a text as they are compared: folded, "1:1" and "2d" kept whole, bare numbers and single letters dropped. */
export function foldedWords(text: string): string[] {
    const folded = foldPolish(text);
    const words = PLAIN.test(folded) ? plainWords(folded) : (folded.match(WORDS) ?? []);
    return words.filter((word) => word.length > 1 && !DIGITS.test(word));
}

/** The stem of one folded word. Equal stems mean the same word; a stem is not a prefix to search by. */
export function polishStem(word: string): string {
    const known = TRADE_WORDS.get(word);
    if (known !== undefined) return known;
    const first = word.charCodeAt(0);
    if (first < 58) return numberStem(word);
    const stem = strippedStem(word);
    return TRADE_STEMS.get(stem) ?? stem;
}

/** "2:1", "5D": so many lashes on one. One on one is the classic method, more is volume, however many. */
function numberStem(word: string): string {
    if (word === '1:1') return word;
    return /^\d+(?::1|d)$/.test(word) ? 'volum' : word;
}

function strippedStem(word: string): string {
    const singular = withoutEnglishPlural(word.includes('ks') ? word.replace('ks', 'x') : word);
    const inflection = endingOf(singular, INFLECTIONS);
    if (inflection === '') return withoutSoftening(withoutFleetingVowel(withoutEnglishGerund(singular)));
    const root = singular.slice(0, singular.length - inflection.length);
    return withoutSoftening(withoutDerivation(withoutEnglishGerund(root), inflection));
}

function withoutEnglishPlural(word: string): string {
    if (word.length < 5 || !word.endsWith('s')) return word;
    return word.endsWith('ss') || word.endsWith('us') || word.endsWith('is') ? word : word.slice(0, -1);
}

/** Half of the trade's English came with its "-ing" ("peeling", "lifting"), half without ("carbon peel", "lash lift"). */
function withoutEnglishGerund(word: string): string {
    return word.length > 6 && word.endsWith('ing') ? word.slice(0, -3) : word;
}

/** "grzywek" is a case of "grzywka" without an ending: the vowel came in its place. */
function withoutFleetingVowel(word: string): string {
    return word.length > 4 && word.endsWith('ek') ? `${word.slice(0, -2)}k` : word;
}

function withoutDerivation(root: string, inflection: string): string {
    const derivation = endingOf(root, DERIVATIONS);
    const isVerbal = derivation.endsWith('an') || derivation.endsWith('en');
    if (isVerbal && !AFTER_VERB.has(inflection)) return root;
    return derivation === '' ? root : root.slice(0, root.length - derivation.length);
}

function withoutSoftening(stem: string): string {
    return stem.length > SHORTEST_STEM && stem.endsWith('i') ? stem.slice(0, -1) : stem;
}

function endingOf(word: string, endings: Readonly<Record<string, readonly string[]>>): string {
    const candidates = endings[word.charAt(word.length - 1)];
    if (candidates === undefined) return '';
    for (const ending of candidates) {
        if (word.length - ending.length >= SHORTEST_STEM && word.endsWith(ending)) return ending;
    }
    return '';
}
