/**
 * What copying a Booksy price list into a salon would do. A pure function of what was read, so that a preview and its confirmation can be compared:
 * the same draft, salon and overrides give the same plan and the same digest.
 */
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import type { ServiceTypeIndex } from '../catalogue/service-type-index.js';
import { canonicalJson } from '../json/canonical-json.js';
import { zloteToGrosze } from '../money.js';
import { normalisePhrase } from '../text/normalise.js';
import type { DraftService, SultanaSalonDraft } from './draft.js';
import { matchPeople, type NamedWorker } from './match-people.js';
import { isNoService } from './name-reading.js';
import { ServiceTypeMatcher } from './service-type-match.js';

/** The owner's word on one service of the price list, by its name in the draft. */
export interface ServiceOverride {
    readonly name: string;
    readonly skip?: boolean | undefined;
    readonly serviceTypeIds?: readonly string[] | undefined;
}

export interface ServiceImportInput {
    readonly draft: SultanaSalonDraft;
    readonly index: ServiceTypeIndex;
    /** Names of the services that the salon has, also of those that are switched off. */
    readonly existingNames: readonly string[];
    readonly workers: readonly NamedWorker[];
    /** Only services below this heading of the price list. */
    readonly category?: string | undefined;
    readonly overrides?: readonly ServiceOverride[] | undefined;
}

export interface PlannedService {
    readonly name: string;
    readonly booksyCategory: string;
    readonly description?: string;
    /** Złote. */
    readonly pricePln: number;
    readonly durationMinutes: number;
    readonly serviceTypeIds: readonly string[];
    /** What the type was told by. */
    readonly typeFrom: 'name' | 'booksy_treatment' | 'override';
    readonly workerIds: readonly string[];
    readonly workerNames: readonly string[];
    readonly notes: readonly string[];
}

export interface LeftOutService {
    readonly name: string;
    readonly booksyCategory: string;
}

export interface SkippedService extends LeftOutService {
    readonly reason: 'already_in_salon' | 'override';
}

/** An override that cannot be meant as it stands. */
export type OverrideProblem =
    | { readonly kind: 'unknown_service' | 'repeated_service'; readonly name: string }
    | { readonly kind: 'unknown_type'; readonly name: string; readonly serviceTypeId: string };

/** Every service of the draft, or of the heading, is in exactly one of the lists. */
export interface ServiceImportPlan {
    readonly copied: readonly PlannedService[];
    readonly skipped: readonly SkippedService[];
    readonly needsType: readonly LeftOutService[];
    readonly needsDuration: readonly LeftOutService[];
    readonly needsPrice: readonly LeftOutService[];
    /** People whom Booksy names for the copied services and who are no single worker of the salon. */
    readonly unmatchedPeople: readonly string[];
    readonly overrideProblems: readonly OverrideProblem[];
    /** How many services would be written. */
    readonly expectedCount: number;
    /** Same for two plans that write the same services; 16 hexadecimal digits. */
    readonly digest: string;
}

const DIGEST_LENGTH = 16;

/** Plans the copying; writes nothing and throws nothing. */
export function planServiceImport(input: ServiceImportInput): ServiceImportPlan {
    const wanted = input.draft.services.filter(({ booksyCategory }) => isWanted(booksyCategory, input.category));
    const planner = new Planner(input, wanted);
    for (const service of wanted) planner.place(service);
    return planner.plan();
}

function isWanted(heading: string, category: string | undefined): boolean {
    return category === undefined || normalisePhrase(heading) === normalisePhrase(category);
}

class Planner {
    readonly #lists = {
        copied: [] as PlannedService[],
        skipped: [] as SkippedService[],
        needsType: [] as LeftOutService[],
        needsDuration: [] as LeftOutService[],
        needsPrice: [] as LeftOutService[]
    };
    readonly #matcher: ServiceTypeMatcher;
    readonly #existing: ReadonlySet<string>;
    readonly #people: ReadonlyMap<string, string>;
    readonly #overrides: ReadonlyMap<string, ServiceOverride>;

    constructor(
        private readonly input: ServiceImportInput,
        private readonly wanted: readonly DraftService[]
    ) {
        this.#matcher = matcherOf(input.index);
        this.#existing = new Set(input.existingNames.map(normalisePhrase));
        this.#people = matchPeople(
            input.draft.team.map(({ name }) => name),
            input.workers
        );
        this.#overrides = new Map((input.overrides ?? []).map((override) => [normalisePhrase(override.name), override]));
    }

    place(service: DraftService): void {
        const { name, booksyCategory, pricePln, durationMinutes } = service;
        const left = { name, booksyCategory };
        const override = this.#overrides.get(normalisePhrase(name));
        if (override?.skip === true) this.#lists.skipped.push({ ...left, reason: 'override' });
        else if (this.#existing.has(normalisePhrase(name))) this.#lists.skipped.push({ ...left, reason: 'already_in_salon' });
        else if (durationMinutes === undefined) this.#lists.needsDuration.push(left);
        else if (pricePln === undefined) this.#lists.needsPrice.push(left);
        else this.#placeTyped(service, pricePln, durationMinutes, override);
    }

    plan(): ServiceImportPlan {
        const { copied } = this.#lists;
        const named = new Set(copied.flatMap(({ workerNames }) => workerNames));
        return {
            ...this.#lists,
            unmatchedPeople: [...named].filter((name) => !this.#people.has(name)).sort(),
            overrideProblems: this.#overrideProblems(),
            expectedCount: copied.length,
            digest: digestOf(copied)
        };
    }

    #placeTyped(service: DraftService, pricePln: number, durationMinutes: number, override: ServiceOverride | undefined): void {
        const { name, booksyCategory, description, workerNames, notes } = service;
        const type = this.#typeOf(service, override);
        if (type === undefined) {
            this.#lists.needsType.push({ name, booksyCategory });
            return;
        }
        const workerIds = workerNames.flatMap((person) => this.#people.get(person) ?? []);
        this.#lists.copied.push({
            name,
            booksyCategory,
            ...(description === undefined ? {} : { description }),
            pricePln,
            durationMinutes,
            serviceTypeIds: type.ids,
            typeFrom: type.from,
            workerIds: [...new Set(workerIds)],
            workerNames,
            notes
        });
    }

    /** Booksy's own kind of service is asked last: the salon chose it, but its kinds are coarser than ours. */
    #typeOf(
        service: DraftService,
        override: ServiceOverride | undefined
    ): { ids: readonly string[]; from: PlannedService['typeFrom'] } | undefined {
        const chosen = override?.serviceTypeIds ?? [];
        if (chosen.length > 0) return { ids: chosen, from: 'override' };
        const salonName = this.input.draft.name;
        const byName = this.#matcher.match({ name: service.name, category: service.booksyCategory, salonName });
        if (byName !== undefined) return { ids: [byName.id], from: 'name' };
        if (service.booksyTreatment === undefined || isNoService(service.name)) return undefined;
        const byTreatment = this.#matcher.match({ name: service.booksyTreatment, salonName });
        return byTreatment === undefined ? undefined : { ids: [byTreatment.id], from: 'booksy_treatment' };
    }

    #overrideProblems(): OverrideProblem[] {
        const names = new Set(this.wanted.map(({ name }) => normalisePhrase(name)));
        const types = new Set(this.input.index.types.map(({ id }) => id));
        const seen = new Set<string>();
        return (this.input.overrides ?? []).flatMap((override) => {
            const key = normalisePhrase(override.name);
            const problems: OverrideProblem[] = [];
            if (!names.has(key)) problems.push({ kind: 'unknown_service', name: override.name });
            else if (seen.has(key)) problems.push({ kind: 'repeated_service', name: override.name });
            seen.add(key);
            for (const id of override.serviceTypeIds ?? []) {
                if (!types.has(id)) problems.push({ kind: 'unknown_type', name: override.name, serviceTypeId: id });
            }
            return problems;
        });
    }
}

/** A matcher is worth keeping as long as its index, and a plan is made twice: for the preview and for the confirmation. */
const MATCHERS = new WeakMap<ServiceTypeIndex, ServiceTypeMatcher>();

function matcherOf(index: ServiceTypeIndex): ServiceTypeMatcher {
    const known = MATCHERS.get(index);
    if (known !== undefined) return known;
    const matcher = new ServiceTypeMatcher(index);
    MATCHERS.set(index, matcher);
    return matcher;
}

/** Over what a preview promises: names, prices, times, types and people, in an order that the page cannot change. */
function digestOf(copied: readonly PlannedService[]): string {
    const rows = copied.map(({ name, pricePln, durationMinutes, serviceTypeIds, workerIds }) => [
        name,
        zloteToGrosze(pricePln),
        durationMinutes,
        [...serviceTypeIds],
        [...workerIds].sort()
    ]);
    rows.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
    return bytesToHex(sha256(utf8ToBytes(canonicalJson(rows)))).slice(0, DIGEST_LENGTH);
}
