/**
 * The catalogue of service types prepared for look-ups by name. Built once from the catalogue; the tool `find_service_type` and the Booksy
 * matcher read the same index (rule 15). Everything a look-up touches is an integer or a map made here: in the canister's interpreter that is
 * what keeps a look-up cheap.
 */
import { alternativesOf } from './label-alternatives.js';
import { foldedWords, polishStem } from './polish-stem.js';
import type { ServiceType } from './service-type.js';

/** A label or a synonym of one type. */
export type IndexedName = {
    /** Position of its type in `types`. */
    readonly type: number;
    readonly isTitle: boolean;
    readonly language: 'pl' | 'en';
    /** As the catalogue writes it. */
    readonly text: string;
    /** Folded words with single blanks, for exact comparison. */
    readonly folded: string;
    /** Its terms in order, each once. */
    readonly terms: readonly number[];
    /** Sum of its terms' weights. */
    readonly weight: number;
};

export type ServiceTypeIndex = {
    readonly types: readonly ServiceType[];
    readonly names: readonly IndexedName[];
    /** Stem → term number. */
    readonly terms: ReadonlyMap<string, number>;
    /** By term: how much it tells types apart; a word of one type weighs most. */
    readonly weights: readonly number[];
    /** By term: positions in `names` of the names that hold it. */
    readonly postings: readonly (readonly number[])[];
    /** First letter and length → the catalogue's words of that shape, for look-ups with a typing error. */
    readonly wordsByShape: ReadonlyMap<string, readonly CatalogueWord[]>;
};

export type CatalogueWord = { readonly word: string; readonly term: number };

/** Words that join others and say nothing of the service. */
const JOINING_WORDS = new Set('na ze do we od dla po przy oraz lub albo czy to nie the and of with for or in on lat'.split(' '));

type Building = {
    readonly names: Omit<IndexedName, 'weight'>[];
    /** The terms of a name as one key → the types that bear it. */
    readonly typesOfTerms: Map<string, Set<number>>;
    readonly terms: Map<string, number>;
    readonly postings: number[][];
    readonly wordsByShape: Map<string, CatalogueWord[]>;
    readonly termOfWord: Map<string, number>;
};

/**
 * The index of a catalogue, to be kept as long as the catalogue. It is built when a name is first looked up: that takes a few milliseconds, and
 * hundreds of times as many instructions in a canister as reading the titles alone, which is all that most tools want.
 */
export function buildServiceTypeIndex(types: readonly ServiceType[]): ServiceTypeIndex {
    const index = { types } as ServiceTypeIndex;
    for (const part of BUILT_PARTS) {
        Object.defineProperty(index, part, { configurable: true, enumerable: true, get: () => build(index)[part] });
    }
    return index;
}

const BUILT_PARTS = ['names', 'terms', 'weights', 'postings', 'wordsByShape'] as const;

/** Puts the parts in the place of their getters: a look-up reads them thousands of times. */
function build(index: ServiceTypeIndex): ServiceTypeIndex {
    const built = builtIndex(index.types);
    for (const part of BUILT_PARTS) Object.defineProperty(index, part, { value: built[part], enumerable: true });
    return built;
}

function builtIndex(types: readonly ServiceType[]): ServiceTypeIndex {
    const building: Building = {
        names: [],
        typesOfTerms: new Map(),
        terms: new Map(),
        postings: [],
        wordsByShape: new Map(),
        termOfWord: new Map()
    };
    types.forEach((type, position) => addType(building, type, position));
    types.forEach((type, position) => addAlternatives(building, type, position));
    const weights = building.postings.map((names) => weightOf(typesOf(building, names), types.length));
    const names = building.names.map((name) => ({ ...name, weight: sumOf(name.terms, weights) }));
    return { types, names, weights, terms: building.terms, postings: building.postings, wordsByShape: building.wordsByShape };
}

/** The stems of a text in order, joining words left out; a stem may repeat. */
export function meaningfulStems(text: string): string[] {
    return meaningfulWords(text).map(polishStem);
}

/** The folded words of a text that say something of a service. */
export function meaningfulWords(text: string): string[] {
    return meaningfulOf(foldedWords(text));
}

function meaningfulOf(words: readonly string[]): string[] {
    return words.filter((word) => !JOINING_WORDS.has(word));
}

export function shapeOf(word: string, length = word.length): string {
    return word.charAt(0) + String(length);
}

function addType(building: Building, type: ServiceType, position: number): void {
    addName(building, position, type.title.pl, 'pl', true);
    addName(building, position, type.title.en, 'en', true);
    for (const synonym of type.synonyms.pl) addName(building, position, synonym, 'pl', false);
    for (const synonym of type.synonyms.en) addName(building, position, synonym, 'en', false);
}

/** "Loki i fale" offers either, so each is a label of its own; "Manicure i pedicure" is both at once, because each alone is another type. */
function addAlternatives(building: Building, type: ServiceType, position: number): void {
    const alternatives = alternativesOf(type.title.pl);
    if (alternatives.some((text) => isNameOfAnother(building, text, position))) return;
    for (const text of alternatives) addName(building, position, text, 'pl', true);
}

function isNameOfAnother(building: Building, text: string, type: number): boolean {
    const types = building.typesOfTerms.get(keyOfTerms(termsOf(building, foldedWords(text))));
    return types !== undefined && [...types].some((other) => other !== type);
}

function addName(building: Building, type: number, text: string, language: 'pl' | 'en', isTitle: boolean): void {
    const words = foldedWords(text);
    const terms = termsOf(building, words);
    if (terms.length === 0) return;
    const position = building.names.length;
    building.names.push({ type, isTitle, language, text, folded: words.join(' '), terms });
    const key = keyOfTerms(terms);
    building.typesOfTerms.set(key, (building.typesOfTerms.get(key) ?? new Set()).add(type));
    for (const term of terms) building.postings[term]?.push(position);
}

function termsOf(building: Building, words: readonly string[]): number[] {
    return [...new Set(meaningfulOf(words).map((word) => termOf(building, word)))];
}

/** The same for the same terms in any order. */
function keyOfTerms(terms: readonly number[]): string {
    return [...terms].sort((a, b) => a - b).join();
}

function termOf(building: Building, word: string): number {
    const known = building.termOfWord.get(word);
    if (known !== undefined) return known;
    const stem = polishStem(word);
    const term = building.terms.get(stem) ?? newTerm(building, stem);
    building.termOfWord.set(word, term);
    const shape = shapeOf(word);
    const sameShape = building.wordsByShape.get(shape);
    if (sameShape === undefined) building.wordsByShape.set(shape, [{ word, term }]);
    else sameShape.push({ word, term });
    return term;
}

function newTerm(building: Building, stem: string): number {
    const term = building.postings.length;
    building.terms.set(stem, term);
    building.postings.push([]);
    return term;
}

function typesOf(building: Building, names: readonly number[]): number {
    return new Set(names.map((name) => building.names[name]?.type)).size;
}

/** 8 for a word that half of the types share, up to 8 × log2 of their number for a word of one type only. */
function weightOf(typesWithTerm: number, allTypes: number): number {
    return Math.max(8, Math.round(8 * Math.log2(allTypes / typesWithTerm)));
}

function sumOf(terms: readonly number[], weights: readonly number[]): number {
    let sum = 0;
    for (const term of terms) sum += weights[term] ?? 0;
    return sum;
}
