/** A name on a price list as words with the share that each has in saying what the service is. */
import { polishStem } from '../catalogue/polish-stem.js';
import { foldPolish } from '../text/normalise.js';

export type NameWord = {
    readonly word: string;
    readonly stem: string;
    /** Per cent: 100 for the first word, less for what stands further back, after "+", after "z", in brackets. */
    readonly share: number;
    /** Grows by one at every "+", "i", "z", comma or bracket: words of one part belong together. */
    readonly part: number;
    /** Written with a full stop behind it, such as "uzup.". */
    readonly isAbbreviation: boolean;
};

const TOKENS = /\d+(?:\/\d+)?:\d+|[\p{L}\p{N}]+\.?| [-–—|] |[+(),;|/&]/gu;

/** Words that join one part to the next. "Lub" and "/" offer a choice within the same part. */
const JOINERS = new Set('z ze oraz i plus with and + & , ; ( ) - – — |'.split(' '));
const CHOICES = new Set('lub albo or /'.split(' '));
/** Said of any service that something is put on: what counts is what. */
const OPENERS = 'zakladanie zalozenie nakladanie nalozenie wykonanie aplikacja';
const SMALL_WORDS = new Set(`${OPENERS} na do od dla po przy w we czy to nie the of for in on lat a ich`.split(' '));

const LENGTHS = new Set('ramion ramiona lopatek lopatki pasa pas bioder biodra'.split(' '));
const OUTLINE = new Set(['twarzy']);

/** Words that say where hair reaches or lies, and no part of the body that is treated, after these: "do ramion", "wokół twarzy". */
const PLACES_OF_HAIR: Readonly<Record<string, ReadonlySet<string>>> = {
    do: LENGTHS,
    za: LENGTHS,
    ponad: LENGTHS,
    wokol: OUTLINE,
    dookola: OUTLINE
};

/** "Bez ponownego malowania paznokci" goes on to the noun; "lifting bez skalpela HIFU" ends at it. */
const NEGATION_GOES_ON = /(?:ego|ej|ych|cia|nia)$/;

/** "Pedicure bez hybrydy" is no hybrid. */
const NEGATIONS = new Set(['bez', 'without', 'oprocz']);

/** Shares by part: the first, what is added to it, and the rest. */
const PART_SHARES = [100, 70, 60] as const;
const CHOICE_SHARE = 90;
const IN_BRACKETS = 55;
const LESS_PER_WORD = 5;
const LEAST_BY_PLACE = 70;

type Reading = {
    words: NameWord[];
    negated: string[];
    part: number;
    isChoice: boolean;
    isNegated: boolean;
    brackets: number;
    before: string;
};

export type NameParts = {
    /** The words in order, without joining words, bare numbers, and what "bez" takes away up to the next separator. */
    readonly words: readonly NameWord[];
    /** The words that "bez" takes away, as stems. */
    readonly negated: readonly string[];
};

/** Takes a name or a heading apart. */
export function nameParts(name: string): NameParts {
    const reading: Reading = { words: [], negated: [], part: 0, isChoice: false, isNegated: false, brackets: 0, before: '' };
    for (const token of foldPolish(name).match(TOKENS) ?? []) readToken(reading, token.trim());
    return reading;
}

function readToken(reading: Reading, token: string): void {
    const { before } = reading;
    reading.before = token;
    if (Object.hasOwn(PLACES_OF_HAIR, before) && PLACES_OF_HAIR[before]?.has(token) === true) return;
    if (token === '(') reading.brackets++;
    if (token === ')' && reading.brackets > 0) reading.brackets--;
    if (JOINERS.has(token)) return startPart(reading);
    if (CHOICES.has(token)) {
        reading.isChoice = true;
        reading.isNegated = false;
        return;
    }
    if (SMALL_WORDS.has(token)) return;
    if (NEGATIONS.has(token)) {
        reading.isNegated = true;
        return;
    }
    if (reading.isNegated) {
        reading.negated.push(polishStem(token));
        reading.isNegated = NEGATION_GOES_ON.test(token);
        return;
    }
    addWord(reading, token);
}

function startPart(reading: Reading): void {
    reading.isNegated = false;
    const last = reading.words.at(-1);
    if (last === undefined || last.part < reading.part) return;
    reading.part++;
    reading.isChoice = false;
}

function addWord(reading: Reading, token: string): void {
    const isDotted = token.endsWith('.');
    const word = (isDotted ? token.slice(0, -1) : token).replace(/^\d+\//, '');
    if (!saysSomething(word)) return;
    reading.words.push({
        word,
        stem: polishStem(word),
        share: shareOf(reading),
        part: reading.part,
        isAbbreviation: isDotted && word.length > 2
    });
}

/** Single letters and amounts ("60", "45min", "2ml") say nothing; "5d" and "2:1" are methods. */
function saysSomething(word: string): boolean {
    if (word.length < 2) return false;
    return !/^\d+[a-z]{0,3}$/.test(word) || /^\d+d$/.test(word);
}

function shareOf(reading: Reading): number {
    const ofPart = PART_SHARES[reading.part] ?? PART_SHARES[2];
    const inBrackets = reading.brackets > 0 ? Math.min(ofPart, IN_BRACKETS) : ofPart;
    const ofPlace = Math.max(LEAST_BY_PLACE, 100 - LESS_PER_WORD * reading.words.length);
    const ofChoice = reading.isChoice ? CHOICE_SHARE : 100;
    return Math.round((inBrackets * ofPlace * ofChoice) / 10_000);
}
