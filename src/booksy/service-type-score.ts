/** How well the matcher does on names with known answers: for tests, benchmarks and the command `match-service-types`. */
import type { ServiceTypeMatcher } from './service-type-match.js';

export type LabelledName = {
    readonly kind: string;
    readonly category: string;
    readonly name: string;
    /** A type's id, or "none". */
    readonly expected: string;
    readonly alsoOk: readonly string[];
};

export type NamesScore = {
    readonly total: number;
    readonly right: number;
    /** Names that got another type than an acceptable one. */
    readonly wrong: readonly { readonly labelled: LabelledName; readonly answer: string }[];
    /** Names that were left open though a type was expected. */
    readonly open: readonly LabelledName[];
};

/** What a salon of each kind is called in the scoring, as the owner's would be on Booksy. */
export const SALON_NAME_BY_KIND: Readonly<Record<string, string>> = {
    hair: 'Salon fryzjerski',
    barber: "Barber's Shop",
    nails: 'Studio paznokci',
    brows_lashes: 'Brwi i rzęsy',
    beautician: 'Salon kosmetyczny'
};

/** Scores names one by one: right when the answer is expected or also acceptable, open when there is none but one was expected, else wrong. */
export function scoreOfNames(matcher: ServiceTypeMatcher, names: readonly LabelledName[]): NamesScore {
    const wrong: { labelled: LabelledName; answer: string }[] = [];
    const open: LabelledName[] = [];
    for (const labelled of names) {
        const { name, category, kind } = labelled;
        const answer = matcher.match({ name, category, salonName: SALON_NAME_BY_KIND[kind] })?.id ?? 'none';
        if (answer === labelled.expected || labelled.alsoOk.includes(answer)) continue;
        if (answer === 'none') open.push(labelled);
        else wrong.push({ labelled, answer });
    }
    return { total: names.length, right: names.length - wrong.length - open.length, wrong, open };
}
