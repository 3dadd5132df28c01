/**
 * How much of every label of the catalogue a name and its heading hold: all types are scored at once, in one walk over the terms' postings.
 * One instance serves one matcher; its arrays are used again for every name, because growing maps is what costs in the canister.
 */
import type { ServiceTypeIndex } from '../catalogue/service-type-index.js';
import type { LabelProfile } from './label-profile.js';
import type { NameReading, ReadTerm } from './name-reading.js';

/** A rare word that a type does not know speaks no louder against it than a common one. */
const LOUDEST_AGAINST = 32;

export class LabelEvidence {
    /** Labels that hold any term of the name, in the order of their first term. */
    readonly touched: number[] = [];
    /** By label: worth of the terms found, in hundredths, shares counted. */
    readonly worth: number[];
    /** By label: needs of the terms found, in the name or the heading; in the name; in the heading. */
    readonly found: number[];
    readonly foundInName: number[];
    readonly foundInHeading: number[];
    private readonly known: number[];
    private readonly present: boolean[];
    private readonly lastTerm: number[];
    private against = 0;

    constructor(
        private readonly index: ServiceTypeIndex,
        private readonly profiles: readonly LabelProfile[]
    ) {
        const zeros = (): number[] => new Array<number>(index.names.length).fill(0);
        this.worth = zeros();
        this.found = zeros();
        this.foundInName = zeros();
        this.foundInHeading = zeros();
        this.known = new Array<number>(index.types.length).fill(0);
        this.lastTerm = new Array<number>(index.types.length).fill(-1);
        this.present = new Array<boolean>(index.weights.length).fill(false);
    }

    /** Collects the evidence of one name; what a former name left is forgotten. */
    collect(reading: NameReading): void {
        this.forget();
        for (const term of reading.ofName) this.add(term, true, reading.headingTerms.has(term.term));
        for (const term of reading.ofHeading) this.add(term, false, true);
    }

    /** What the name and the heading say that the type knows nothing of. */
    unexplainedBy(type: number): number {
        return (this.against - (this.known[type] ?? 0)) / 100;
    }

    /** Whether the name or the heading holds the term. */
    holds(term: number): boolean {
        return this.present[term] === true;
    }

    private forget(): void {
        for (const label of this.touched) this.worth[label] = this.found[label] = this.foundInName[label] = this.foundInHeading[label] = 0;
        this.touched.length = 0;
        this.known.fill(0);
        this.present.fill(false);
        this.lastTerm.fill(-1);
        this.against = 0;
    }

    private add(read: ReadTerm, isOfName: boolean, isInHeading: boolean): void {
        const { term, share } = read;
        this.present[term] = true;
        const against = (Math.min(this.index.weights[term] ?? 0, LOUDEST_AGAINST) * share * read.against) / 100;
        this.against += against;
        for (const label of this.index.postings[term] ?? []) {
            const name = this.index.names[label];
            const profile = this.profiles[label];
            if (name === undefined || profile === undefined) continue;
            const place = name.terms.indexOf(term);
            const need = profile.needs[place] ?? 0;
            if (this.found[label] === 0 && this.worth[label] === 0) this.touched.push(label);
            this.worth[label] = (this.worth[label] ?? 0) + (profile.values[place] ?? 0) * share;
            this.found[label] = (this.found[label] ?? 0) + need;
            if (isOfName) this.foundInName[label] = (this.foundInName[label] ?? 0) + need;
            if (isInHeading) this.foundInHeading[label] = (this.foundInHeading[label] ?? 0) + need;
            if (this.lastTerm[name.type] === term) continue;
            this.lastTerm[name.type] = term;
            this.known[name.type] = (this.known[name.type] ?? 0) + against;
        }
    }
}
