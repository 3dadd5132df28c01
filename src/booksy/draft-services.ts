/**
 * The price list of a profile as services for Sultana: one variant, one service. Booksy reorders variants between two reads, so everything goes by
 * ids, and the result is in an order of its own.
 */
import type { DraftService } from './draft.js';
import { draftDuration } from './draft-duration.js';
import { cutAt, nameWithVariant, wholeName, type DraftName } from './draft-name.js';
import { draftPrice } from './draft-price.js';
import { stafferIds, type TeamMember } from './draft-team.js';
import { withUniqueNames } from './draft-unique-names.js';
import { flagIn, idIn, lineIn, numberIn, type PickedRecord, recordIn, recordsIn, textIn } from './picked-values.js';
import { BOOKSY_WITHOUT_CATEGORY, draftNotes, serviceNotes } from './texts.pl.js';

export interface DraftServices {
    readonly services: readonly DraftService[];
    /** Booksy ids of the people whom a service names. */
    readonly serving: ReadonlySet<number>;
    /** Notes on what was left out. */
    readonly notes: readonly string[];
}

/** Sultana's longest description of a service, in characters. */
const LONGEST_DESCRIPTION = 2_000;

/** What is gathered on the way through a price list. */
interface Walk {
    readonly team: ReadonlyMap<number, TeamMember>;
    readonly serving: Set<number>;
    inactive: number;
    unreadable: number;
}

export function draftServices(business: PickedRecord, team: ReadonlyMap<number, TeamMember>): DraftServices {
    const walk: Walk = { team, serving: new Set(), inactive: 0, unreadable: 0 };
    const all = byOrder(recordsIn(business['service_categories'])).flatMap((category) => {
        const heading = lineIn(category['name']) ?? BOOKSY_WITHOUT_CATEGORY;
        return byOrder(recordsIn(category['services'])).flatMap((service) => servicesOf(service, heading, walk));
    });
    const { services, repeated } = withUniqueNames(all);
    const notes = [
        ...(walk.inactive > 0 ? [draftNotes.inactive(walk.inactive)] : []),
        ...(walk.unreadable > 0 ? [draftNotes.unreadable(walk.unreadable)] : []),
        ...(repeated > 0 ? [draftNotes.repeated(repeated)] : [])
    ];
    return { services, serving: walk.serving, notes };
}

function servicesOf(service: PickedRecord, heading: string, walk: Walk): DraftService[] {
    const shown = lineIn(service['name']);
    if (flagIn(service['active']) === false || flagIn(service['is_available_for_customer_booking']) === false) {
        walk.inactive++;
        return [];
    }
    if (shown === undefined) {
        walk.unreadable++;
        return [];
    }
    const variants = variantsOf(service);
    const shared = sharedBy(service, heading, shown, variants);
    return variants.map((variant) => serviceOf(service, variant, shared, walk));
}

/** By id, each once; a service without variants is its own. */
function variantsOf(service: PickedRecord): readonly PickedRecord[] {
    const byId = new Map<number, PickedRecord>();
    const withoutId: PickedRecord[] = [];
    for (const variant of recordsIn(service['variants'])) {
        const id = idIn(variant['id']);
        if (id === undefined) withoutId.push(variant);
        else if (!byId.has(id)) byId.set(id, variant);
    }
    const ordered = [...byId].sort(([a], [b]) => a - b).map(([, variant]) => variant);
    const all = [...ordered, ...withoutId];
    return all.length > 0 ? all : [{}];
}

/** What all variants of a service have in common. */
interface Shared {
    readonly id: number | undefined;
    readonly heading: string;
    readonly description: string | undefined;
    readonly treatment: string | undefined;
    readonly whole: DraftName;
    readonly notes: readonly string[];
}

function sharedBy(service: PickedRecord, heading: string, shown: string, variants: readonly PickedRecord[]): Shared {
    const text = textIn(service['description']);
    const labels = variants.flatMap((variant) => lineIn(variant['label']) ?? []);
    const { text: description, notes } = describe(text);
    return {
        id: idIn(service['id']),
        heading,
        description,
        treatment: lineIn(recordIn(service['treatment'])?.['name']),
        whole: wholeName(shown, labels, text),
        notes
    };
}

/** Members are set one by one: spreading optional ones is what a list of hundreds would spend its time on. */
function serviceOf(service: PickedRecord, variant: PickedRecord, shared: Shared, walk: Walk): DraftService {
    const price = draftPrice(variant, service);
    const duration = draftDuration(variant, service);
    const workerNames = workersOf(service, variant, walk);
    const variantId = idIn(variant['id']);
    const result: { -readonly [Key in keyof DraftService]: DraftService[Key] } = {
        name: nameWithVariant(shared.whole.name, lineIn(variant['label'])),
        booksyCategory: shared.heading,
        priceKind: price.kind,
        workerNames,
        serviceTypeIds: [],
        workerIds: [],
        notes: [...shared.whole.notes, ...price.notes, ...duration.notes, ...shared.notes, ...notesOn(service, variant, workerNames)]
    };
    if (shared.id !== undefined) result.booksyServiceId = shared.id;
    if (variantId !== undefined) result.booksyVariantId = variantId;
    if (shared.description !== undefined) result.description = shared.description;
    if (price.pricePln !== undefined) result.pricePln = price.pricePln;
    if (duration.durationMinutes !== undefined) result.durationMinutes = duration.durationMinutes;
    if (shared.treatment !== undefined) result.booksyTreatment = shared.treatment;
    return result;
}

function workersOf(service: PickedRecord, variant: PickedRecord, { team, serving }: Walk): readonly string[] {
    const names: string[] = [];
    for (const id of stafferIds(variant, service)) {
        serving.add(id);
        const name = team.get(id)?.name;
        if (name !== undefined && !names.includes(name)) names.push(name);
    }
    return names.sort();
}

function notesOn(service: PickedRecord, variant: PickedRecord, workerNames: readonly string[]): string[] {
    const isCombo = lineIn(variant['type'])?.toUpperCase() === 'C' || lineIn(service['combo_type']) !== undefined;
    const notes: string[] = isCombo ? [serviceNotes.combo] : [];
    if (workerNames.length === 0) notes.push(serviceNotes.nobody);
    return notes;
}

function describe(text: string | undefined): { readonly text?: string; readonly notes: readonly string[] } {
    if (text === undefined) return { notes: [] };
    if (text.length <= LONGEST_DESCRIPTION) return { text, notes: [] };
    return { text: `${cutAt(text, LONGEST_DESCRIPTION - 1).trimEnd()}…`, notes: [serviceNotes.descriptionShortened] };
}

/** Ranks are read once for each record: a sort compares it many times. */
function byOrder(records: readonly PickedRecord[]): readonly PickedRecord[] {
    return records
        .map((record) => ({
            record,
            rank: numberIn(record['order']) ?? Number.MAX_SAFE_INTEGER,
            id: idIn(record['id']) ?? Number.MAX_SAFE_INTEGER
        }))
        .sort((a, b) => a.rank - b.rank || a.id - b.id)
        .map(({ record }) => record);
}
