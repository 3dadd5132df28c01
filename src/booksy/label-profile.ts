/** What the matcher needs to know of each label and synonym of the catalogue, worked out once. */
import type { IndexedName, ServiceTypeIndex } from '../catalogue/service-type-index.js';
import { nameParts } from './service-name-parts.js';
import { DEFAULT_WORDS, ENGLISH_PARTS, isVagueStem, PLAIN_WORDS, REGION_OF_PART } from './service-name-words.js';

export type LabelProfile = {
    /** By place in the label: what the word is worth when the name holds it. */
    readonly values: readonly number[];
    /** By place in the label: what the word is missed when the name lacks it; little for what a bare name means anyway. */
    readonly needs: readonly number[];
    readonly need: number;
    /** Term without which the label says nothing: the heaviest that is no default. */
    readonly core: number;
    /** Term that the others qualify: the first that says something in Polish, the last in English. */
    readonly head: number;
    /** Per cent of trust: a title 100, a synonym less, the other language less again. */
    readonly trust: number;
    /** Only parts of the body and words such as "zabieg": a heading with nothing else names no type. */
    readonly isVague: boolean;
    /** Terms of the parts that "i", "+", "z" join, when there is more than one part. */
    readonly sides: readonly (readonly number[])[] | undefined;
    /** Places of the words for parts of the body. */
    readonly bodyPlaces: readonly number[];
};

const TITLE_TRUST = 100;
const SYNONYM_TRUST = 92;
const ENGLISH_TRUST = 85;

/** Earlier words of a label weigh more. */
const LESS_PER_PLACE = 6;
const LEAST_BY_PLACE = 75;
const DEFAULT_NEED = 30;

/** The profile of every name of the index, in the index's order. `stems` are the index's terms as text. */
export function labelProfiles(index: ServiceTypeIndex, stems: readonly string[]): LabelProfile[] {
    return index.names.map((name) => profileOf(index, stems, name));
}

function profileOf(index: ServiceTypeIndex, allStems: readonly string[], name: IndexedName): LabelProfile {
    const stems = name.terms.map((term) => allStems[term] ?? '');
    const values = name.terms.map((term, place) => Math.round(((index.weights[term] ?? 0) * shareOfPlace(place)) / 100));
    const needs = values.map((value, place) => (DEFAULT_WORDS.has(stems[place] ?? '') ? Math.round((value * DEFAULT_NEED) / 100) : value));
    return {
        values,
        needs,
        need: needs.reduce((sum, need) => sum + need, 0),
        core: name.terms[needs.indexOf(Math.max(...needs))] ?? -1,
        head: name.terms[headPlace(name, stems)] ?? -1,
        trust: trustOf(name),
        isVague: stems.every(isVagueStem),
        sides: sidesOf(index, name),
        bodyPlaces: stems.flatMap((stem, place) => (REGION_OF_PART.has(stem) || ENGLISH_PARTS.has(stem) ? [place] : []))
    };
}

function shareOfPlace(place: number): number {
    return Math.max(LEAST_BY_PLACE, 100 - LESS_PER_PLACE * place);
}

function trustOf(name: IndexedName): number {
    return Math.round(((name.isTitle ? TITLE_TRUST : SYNONYM_TRUST) * (name.language === 'pl' ? 100 : ENGLISH_TRUST)) / 100);
}

function headPlace(name: IndexedName, stems: readonly string[]): number {
    if (name.language === 'en') return stems.length - 1;
    return Math.max(
        0,
        stems.findIndex((stem) => !PLAIN_WORDS.has(stem))
    );
}

/** What may join two parts of a label; most have none, and taking a label apart costs. */
const JOINERS = [' i ', ' z ', ' ze ', ' oraz ', '+', ' and ', ' with ', '&', ',', '(', ' – ', ' - '];

function sidesOf(index: ServiceTypeIndex, name: IndexedName): readonly (readonly number[])[] | undefined {
    if (!JOINERS.some((joiner) => name.text.includes(joiner))) return undefined;
    const sides = new Map<number, number[]>();
    for (const { stem, part } of nameParts(name.text).words) {
        const term = index.terms.get(stem);
        if (term === undefined) continue;
        const side = sides.get(part);
        if (side === undefined) sides.set(part, [term]);
        else side.push(term);
    }
    return sides.size > 1 ? [...sides.values()] : undefined;
}
