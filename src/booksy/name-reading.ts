/** A name on a price list read against the catalogue: which of its terms the name and the heading hold, and what else they tell. */
import { polishStem } from '../catalogue/polish-stem.js';
import { resolveAbbreviation, resolveTerm } from '../catalogue/resolve-terms.js';
import type { ServiceTypeIndex } from '../catalogue/service-type-index.js';
import { nameParts, type NameWord } from './service-name-parts.js';
import {
    AFTERCARE,
    FACE,
    FACIAL_REGIONS,
    FIRST_WORD_AT,
    isVagueStem,
    METHODS,
    NEVER_A_SERVICE,
    NOT_A_SERVICE_FIRST,
    PLAIN_WORDS,
    REGION_OF_PART,
    REMOVALS
} from './service-name-words.js';

export type ReadTerm = {
    readonly term: number;
    readonly stem: string;
    /** Per cent: how much it has in saying what the service is. */
    readonly share: number;
    readonly part: number;
    /** Per cent of its weight that counts against a type that knows nothing of it. */
    readonly against: number;
};

export type NameReading = {
    /** Terms of the name first, then those that only the heading holds. */
    readonly ofName: readonly ReadTerm[];
    readonly ofHeading: readonly ReadTerm[];
    readonly headingTerms: ReadonlySet<number>;
    /** The first term that says what, and the first that says anything; -1 for none. */
    readonly firstAction: number;
    readonly firstTerm: number;
    /** Stem of the name's first word that is not filler, known to the catalogue or not. */
    readonly firstStem: string | undefined;
    /** Where the name's first part that says anything stands. */
    readonly firstPart: number;
    readonly partsOfTerm: ReadonlyMap<number, readonly number[]>;
    /** Regions of the body that the name names, or else the heading. */
    readonly regions: ReadonlySet<string>;
    readonly namesBodyPart: boolean;
    /** The part of the face was put in for one of its parts ("Policzki" below "Depilacja"). */
    readonly isFaceAssumed: boolean;
    /** The heading may name the type: the name says where, or holds no word that nobody knows. */
    readonly mayHeadingName: boolean;
    /** "Konsultacja" and the like stand further back: the type must be named by the first word then. */
    readonly isDoubtful: boolean;
};

const HEADING = 50;
const GUESSED = 80;
const ASSUMED_FACE = 60;
const AFTER_REMOVAL = 30;

/** Per cent of a term's weight against a type without it: the first action most, the rest of the name, a heading's method, its other words. */
const AGAINST_FIRST = 140;
const AGAINST_NAME = 55;
const AGAINST_METHOD = 200;
const AGAINST_HEADING = 25;

const NO_GROUPS: ReadonlySet<string> = new Set();

/** Reads a name below its heading; undefined for entries that are no service (a course, a voucher, a consultation). */
export function readName(
    index: ServiceTypeIndex,
    stems: readonly string[],
    name: string,
    heading: readonly NameWord[],
    groups: ReadonlySet<string> = NO_GROUPS
): NameReading | undefined {
    const parts = nameParts(name);
    const words = withoutRemovalBefore(index, name, withFirstWordOf(groups, parts.words));
    if (namesNoService(words)) return undefined;
    const nameTerms = resolved(index, stems, words);
    const headingTerms = resolved(index, stems, heading).filter((term) => !parts.negated.includes(term.stem));
    const firstAction = nameTerms.find((term) => !isVagueStem(term.stem));
    const firstTerm = nameTerms.find((term) => !PLAIN_WORDS.has(term.stem)) ?? nameTerms[0];
    const first = (firstAction ?? firstTerm)?.term ?? -1;
    const ofName = firstOfEach(nameTerms).map((term) => ({ ...term, against: term.term === first ? AGAINST_FIRST : AGAINST_NAME }));
    const isBare = firstAction === undefined;
    const regions = regionsOf(words, heading, isBare);
    const face = isBare ? assumedFace(index, words, headingTerms, ofName) : undefined;
    return {
        ofName: (face === undefined ? ofName : [...ofName, face]).map(withoutVagueAgainst),
        ofHeading: headingOnly(headingTerms, ofName, face, isBare).map(withoutVagueAgainst),
        headingTerms: new Set(headingTerms.map((term) => term.term)),
        firstAction: first,
        firstTerm: firstTerm?.term ?? -1,
        firstStem: words.find((word) => !PLAIN_WORDS.has(word.stem) || REGION_OF_PART.has(word.stem))?.stem,
        firstPart: nameTerms.find((term) => !PLAIN_WORDS.has(term.stem))?.part ?? 0,
        partsOfTerm: partsOfTerms(nameTerms),
        regions,
        namesBodyPart: words.some((word) => REGION_OF_PART.has(word.stem)),
        isFaceAssumed: face !== undefined,
        mayHeadingName:
            words.some((word) => REGION_OF_PART.has(word.stem)) ||
            words.every((word) => isVagueStem(word.stem) || index.terms.has(word.stem)),
        isDoubtful: words.some((word) => NOT_A_SERVICE_FIRST.has(word.stem))
    };
}

/** The first word as salons of these groups mean it. */
function withFirstWordOf(groups: ReadonlySet<string>, words: readonly NameWord[]): readonly NameWord[] {
    const [first, ...rest] = words;
    if (first === undefined) return words;
    for (const [group, meanings] of Object.entries(FIRST_WORD_AT)) {
        const word = groups.has(group) && Object.hasOwn(meanings, first.word) ? meanings[first.word] : undefined;
        if (word !== undefined) return [{ ...first, word, stem: polishStem(word) }, ...rest];
    }
    return words;
}

/** Whether a name is that of something no customer comes for by itself: a course, a voucher, a consultation, a surcharge. */
export function isNoService(name: string): boolean {
    return namesNoService(nameParts(name).words);
}

function namesNoService(words: readonly NameWord[]): boolean {
    return words.some((word) => NEVER_A_SERVICE.has(word.stem) || (word.part === 0 && NOT_A_SERVICE_FIRST.has(word.stem)));
}

/** "Zdjęcie hybrydy + manicure" is a manicure: taking off the old one comes first on the day, not in the trade. */
function withoutRemovalBefore(index: ServiceTypeIndex, name: string, words: readonly NameWord[]): readonly NameWord[] {
    if (!name.includes('+') || !words.some((word) => word.part === 0 && REMOVALS.has(word.stem))) return words;
    const rest = words.filter((word) => word.part > 0).map((word) => ({ ...word, share: Math.min(100, word.share + AFTER_REMOVAL) }));
    const saysWhat = rest.some(
        (word) => !isVagueStem(word.stem) && !AFTERCARE.has(word.stem) && resolveTerm(index, word.word) !== undefined
    );
    return saysWhat ? rest : words;
}

function resolved(index: ServiceTypeIndex, stems: readonly string[], words: readonly NameWord[]): ReadTerm[] {
    return words.flatMap((word) => {
        const isOpen = word.isAbbreviation && !index.terms.has(word.stem);
        const found = (isOpen ? resolveAbbreviation(index, word.word) : undefined) ?? resolveTerm(index, word.word);
        if (found === undefined) return [];
        const share = found.isGuess ? Math.round((word.share * GUESSED) / 100) : word.share;
        return [{ term: found.term, stem: stems[found.term] ?? '', share, part: word.part, against: AGAINST_NAME }];
    });
}

function firstOfEach(terms: readonly ReadTerm[]): ReadTerm[] {
    return terms.filter((term, place) => terms.findIndex((other) => other.term === term.term) === place);
}

/** Below a name that only says where ("Pachy") the heading says what, with its whole weight. */
function headingOnly(heading: readonly ReadTerm[], ofName: readonly ReadTerm[], face: ReadTerm | undefined, isBare: boolean): ReadTerm[] {
    return firstOfEach(heading)
        .filter(({ term }) => term !== face?.term && !ofName.some((other) => other.term === term))
        .map((term) => ({
            ...term,
            share: isBare ? term.share : Math.round((term.share * HEADING) / 100),
            against: METHODS.has(term.stem) ? AGAINST_METHOD : isBare ? AGAINST_NAME : AGAINST_HEADING
        }));
}

/** Filler and parts of the body never speak against a type; regions do that on their own. */
function withoutVagueAgainst(term: ReadTerm): ReadTerm {
    return isVagueStem(term.stem) ? { ...term, against: 0 } : term;
}

function assumedFace(
    index: ServiceTypeIndex,
    words: readonly NameWord[],
    heading: readonly ReadTerm[],
    ofName: readonly ReadTerm[]
): ReadTerm | undefined {
    const face = index.terms.get(FACE);
    const isFacial = words.some((word) => FACIAL_REGIONS.has(REGION_OF_PART.get(word.stem) ?? ''));
    const saysWhat = heading.some((term) => !isVagueStem(term.stem));
    if (face === undefined || !isFacial || !saysWhat || ofName.some((term) => term.term === face)) return undefined;
    return { term: face, stem: FACE, share: ASSUMED_FACE, part: 0, against: 0 };
}

function regionsOf(words: readonly NameWord[], heading: readonly NameWord[], isBare: boolean): ReadonlySet<string> {
    const named = words.flatMap((word) => REGION_OF_PART.get(word.stem) ?? []);
    const regions = new Set(named.length > 0 ? named : heading.flatMap((word) => REGION_OF_PART.get(word.stem) ?? []));
    if (isBare && regions.has('beard')) regions.add('face');
    return regions;
}

function partsOfTerms(terms: readonly ReadTerm[]): ReadonlyMap<number, readonly number[]> {
    const parts = new Map<number, number[]>();
    for (const { term, part } of terms) {
        const known = parts.get(term);
        if (known === undefined) parts.set(term, [part]);
        else known.push(part);
    }
    return parts;
}
