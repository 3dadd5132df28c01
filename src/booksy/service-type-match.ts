/**
 * Which service type of the catalogue a name on a Booksy price list means; none rather than a wrong one.
 *
 * Every type is scored at once by how much of its label, or of a synonym (trusted a little less), the name holds; the heading is read as a weaker
 * second name; words that a type knows nothing of speak against it. A type must be named by the name's first word, by its whole label, or by the
 * heading. The salon's name only breaks ties. The rules are the trade's, not this file's: its words stand in `service-name-words.ts` and
 * `trade-words.ts`.
 */
import { groupsNamedIn } from '../catalogue/group-words.js';
import { polishStem } from '../catalogue/polish-stem.js';
import type { ServiceTypeIndex } from '../catalogue/service-type-index.js';
import type { ServiceType } from '../catalogue/service-type.js';
import { LabelEvidence } from './label-evidence.js';
import { labelProfiles, type LabelProfile } from './label-profile.js';
import { readName, type NameReading } from './name-reading.js';
import { nameParts, type NameWord } from './service-name-parts.js';
import { BARE_WORD_AT, FACE, HAIR_GROUPS, isVagueStem, REGION_OF_PART, REGIONS_OF_GROUP } from './service-name-words.js';

export type PriceListEntry = {
    readonly name: string;
    /** The heading on the price list that the entry stands below. */
    readonly category?: string | undefined;
    readonly salonName?: string | undefined;
};

/** A lower score is no answer: the word that was found says too little. */
const LOWEST_SCORE = 14;
/** Scores this near are a tie, which the salon's name may break. */
const TIE = 10;
/** Per cent of a label's need that must be found. */
const LEAST_COVERED = 55;
/** Per cent that counts as the whole label; a missing "damski" or "włosy" alone is less. */
const WHOLE = 97;
/** Per cent of a missing word's need that is taken off. */
const MISSING = 70;
const OTHER_REGION = 60;
/** For a label of two services in one, such as "Manicure i pedicure". */
const BOTH_NAMED = 25;
const ONE_NAMED = 20;

type Heading = {
    readonly text: string;
    readonly words: readonly NameWord[];
    readonly groups: ReadonlySet<string>;
};

type Candidate = { readonly type: number; readonly score: number };

export class ServiceTypeMatcher {
    private readonly stems: string[] = [];
    private readonly profiles: readonly LabelProfile[];
    private readonly regionsOfType: readonly ReadonlySet<string>[];
    private readonly evidence: LabelEvidence;
    private readonly face: number | undefined;
    private lastHeading: Heading = { text: '', words: [], groups: new Set() };
    private lastSalon: { readonly name: string; readonly groups: ReadonlySet<string> } = { name: '', groups: new Set() };

    /** Prepares an index; keep the matcher as long as the index. */
    constructor(private readonly index: ServiceTypeIndex) {
        for (const [stem, term] of index.terms) this.stems[term] = stem;
        this.profiles = labelProfiles(index, this.stems);
        this.regionsOfType = regionsOfTypes(index, this.stems);
        this.evidence = new LabelEvidence(index, this.profiles);
        this.face = index.terms.get(FACE);
    }

    /** The one type that an entry means, or undefined when none is clear enough. Never throws, whatever the texts hold. */
    match(entry: PriceListEntry): ServiceType | undefined {
        const groups = this.groupsOf(entry.salonName ?? '');
        const heading = this.headingOf(entry.category ?? '');
        const reading = readName(this.index, this.stems, entry.name, heading, groups);
        if (reading === undefined) return undefined;
        const type = this.typeOf(reading, groups);
        if (type !== undefined) return type;
        const meant = bareWordAt(groups, reading);
        const again = meant === undefined ? undefined : readName(this.index, this.stems, meant, []);
        return again === undefined ? undefined : this.typeOf(again, groups);
    }

    private typeOf(reading: NameReading, groups: ReadonlySet<string>): ServiceType | undefined {
        const best = this.candidates(reading, groups);
        const top = best[0];
        if (top === undefined || top.score < LOWEST_SCORE) return undefined;
        const tied = best.filter((candidate) => top.score - candidate.score <= TIE);
        const own = tied.find((candidate) => groups.has(this.index.types[candidate.type]?.group ?? ''));
        return this.index.types[(own ?? top).type];
    }

    private candidates(reading: NameReading, groups: ReadonlySet<string>): Candidate[] {
        this.evidence.collect(reading);
        const best = new Map<number, number>();
        for (const label of this.evidence.touched) {
            const type = this.index.names[label]?.type ?? -1;
            const score = this.scoreOf(label, type, reading, groups);
            if (score !== undefined && score > (best.get(type) ?? -Infinity)) best.set(type, score);
        }
        return [...best].map(([type, score]) => ({ type, score })).sort((a, b) => b.score - a.score || a.type - b.type);
    }

    private scoreOf(label: number, type: number, reading: NameReading, groups: ReadonlySet<string>): number | undefined {
        const profile = this.profiles[label];
        if (profile === undefined || !this.isNamed(label, profile, reading)) return undefined;
        if (!this.isAtHome(type, groups) && this.lacksBodyPart(label, profile)) return undefined;
        const { evidence } = this;
        const missing = this.missingOf(label, profile, reading);
        const covered = ((evidence.worth[label] ?? 0) - missing * MISSING) / 100;
        const score = (covered * profile.trust) / 100 - evidence.unexplainedBy(type) - this.regionPenalty(type, reading);
        if (profile.sides === undefined) return score;
        return namesBoth(profile.sides, reading) ? score + BOTH_NAMED : score - ONE_NAMED;
    }

    /** Whether the first word, the whole label or the heading names the type, and nothing essential is missing. */
    private isNamed(label: number, profile: LabelProfile, reading: NameReading): boolean {
        const { evidence } = this;
        const terms = this.index.names[label]?.terms ?? [];
        const percent = (found: number | undefined): number => (100 * (found ?? 0)) / profile.need;
        if (percent(evidence.found[label]) < LEAST_COVERED) return false;
        const isWhole = percent(evidence.foundInName[label]) >= WHOLE;
        const isFirst = this.holdsFirst(terms, reading);
        const isHeading = reading.mayHeadingName && !profile.isVague && percent(evidence.foundInHeading[label]) >= WHOLE;
        if (!isWhole && !isFirst && !isHeading) return false;
        if (reading.isDoubtful && !isFirst) return false;
        if (!evidence.holds(profile.core) || (!isWhole && !evidence.holds(profile.head))) return false;
        return !profile.isVague || reading.isFaceAssumed || terms.some((term) => this.stems[term] === reading.firstStem);
    }

    private holdsFirst(terms: readonly number[], reading: NameReading): boolean {
        if (terms.includes(reading.firstAction) || terms.includes(reading.firstTerm)) return true;
        return reading.isFaceAssumed && this.face !== undefined && terms.includes(this.face);
    }

    /** Needs of the label's words that neither name nor heading holds; a part of the body counts twice when the name names another. */
    private missingOf(label: number, profile: LabelProfile, reading: NameReading): number {
        const terms = this.index.names[label]?.terms ?? [];
        let missing = profile.need - (this.evidence.found[label] ?? 0);
        if (missing === 0 || !reading.namesBodyPart) return missing;
        for (const place of profile.bodyPlaces) if (!this.evidence.holds(terms[place] ?? -1)) missing += profile.needs[place] ?? 0;
        return missing;
    }

    /** A bare "Przedłużanie" is of hair at a hairdresser's only; elsewhere the part of the body must be named. */
    private lacksBodyPart(label: number, profile: LabelProfile): boolean {
        const terms = this.index.names[label]?.terms ?? [];
        return profile.bodyPlaces.some((place) => !this.evidence.holds(terms[place] ?? -1));
    }

    /** Whether the salon's name or the heading points to the type's group, or the salon's name to none at all. */
    private isAtHome(type: number, groups: ReadonlySet<string>): boolean {
        const group = this.index.types[type]?.group ?? '';
        if (groups.size === 0 || groups.has(group) || this.lastHeading.groups.has(group)) return true;
        return HAIR_GROUPS.includes(group) && HAIR_GROUPS.some((other) => groups.has(other));
    }

    private regionPenalty(type: number, reading: NameReading): number {
        const own = this.regionsOfType[type];
        if (own === undefined || own.size === 0 || reading.regions.size === 0) return 0;
        for (const region of reading.regions) if (own.has(region)) return 0;
        return OTHER_REGION;
    }

    /** Entries come heading by heading, so the last one is kept. */
    private headingOf(text: string): readonly NameWord[] {
        if (this.lastHeading.text !== text) this.lastHeading = { text, words: nameParts(text).words, groups: groupsNamedIn(text) };
        return this.lastHeading.words;
    }

    private groupsOf(name: string): ReadonlySet<string> {
        if (this.lastSalon.name !== name) this.lastSalon = { name, groups: groupsNamedIn(name) };
        return this.lastSalon.groups;
    }
}

/** What a bare first word ("Włosy") stands for in a salon of these groups; undefined when the name says something else besides. */
function bareWordAt(groups: ReadonlySet<string>, reading: NameReading): string | undefined {
    for (const [group, meanings] of Object.entries(BARE_WORD_AT)) {
        if (!groups.has(group)) continue;
        const meaning = Object.entries(meanings).find(([word]) => polishStem(word) === reading.firstStem);
        const saysMore = reading.ofName.some(({ stem }) => !isVagueStem(stem) && stem !== reading.firstStem);
        if (meaning !== undefined && !saysMore) return meaning[1];
    }
    return undefined;
}

/** The regions of the body that a type's names name, or else those of its group. */
function regionsOfTypes(index: ServiceTypeIndex, stems: readonly string[]): readonly ReadonlySet<string>[] {
    const regions = index.types.map(() => new Set<string>());
    index.names.forEach((name) => {
        for (const term of name.terms) {
            const region = REGION_OF_PART.get(stems[term] ?? '');
            if (region !== undefined) regions[name.type]?.add(region);
        }
    });
    return regions.map((own, type) => (own.size > 0 ? own : new Set(REGIONS_OF_GROUP[index.types[type]?.group ?? ''] ?? [])));
}

/** Whether the sides of a label such as "Włosy i broda" stand in different parts of the name, the first of which is the name's first. */
function namesBoth(sides: readonly (readonly number[])[], reading: NameReading): boolean {
    const used: number[] = [];
    for (const side of sides) {
        const part = partHolding(side, reading, used);
        if (part === undefined) return false;
        used.push(part);
    }
    if (!used.includes(reading.firstPart)) return false;
    const isInOrder = used.every((part, place) => place === 0 || part > (used[place - 1] ?? -1));
    return isInOrder || !hasOtherActions(used, sides.flat(), reading);
}

function partHolding(side: readonly number[], reading: NameReading, used: readonly number[]): number | undefined {
    const parts = side.map((term) => reading.partsOfTerm.get(term) ?? []);
    return parts[0]?.find((part) => !used.includes(part) && parts.every((other) => other.includes(part)));
}

/** Out of order only the bare words make a pair: "Broda i włosy", but not "Laminacja rzęs + henna brwi". */
function hasOtherActions(used: readonly number[], own: readonly number[], reading: NameReading): boolean {
    return reading.ofName.some((read) => read.against > 0 && !own.includes(read.term) && used.includes(read.part));
}
