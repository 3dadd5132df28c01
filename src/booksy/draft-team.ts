/** The people of a profile. Only those whom a service names are known to take customers; a reception desk is staff on Booksy too. */
import type { DraftWorker } from './draft.js';
import { flagIn, idIn, idsIn, lineIn, type PickedRecord, recordsIn } from './picked-values.js';

export interface DraftTeam {
    readonly workers: readonly DraftWorker[];
    /** Names by Booksy id, of those who are shown on the profile. */
    readonly nameOf: ReadonlyMap<number, string>;
}

const MOST_WORKERS = 200;

export function draftTeam(business: PickedRecord): DraftTeam {
    const serving = servingIds(business);
    const workers: DraftWorker[] = [];
    const nameOf = new Map<number, string>();
    for (const person of recordsIn(business['staff']).slice(0, MOST_WORKERS)) {
        const id = idIn(person['id']);
        const name = lineIn(person['name']);
        const isShown = flagIn(person['active']) !== false && flagIn(person['visible']) !== false;
        if (id === undefined || name === undefined || !isShown || nameOf.has(id)) continue;
        const position = lineIn(person['position']);
        nameOf.set(id, name);
        workers.push({ booksyId: id, name, ...(position === undefined ? {} : { position }), servesCustomers: serving.has(id) });
    }
    return { workers: workers.sort((a, b) => a.booksyId - b.booksyId), nameOf };
}

/** Ids of the people who do a variant: its own, or else the service's. */
export function stafferIds(variant: PickedRecord, service: PickedRecord): readonly number[] {
    for (const list of [variant['staffer_id'], variant['staffers'], service['staffer_id']]) {
        const ids = idsIn(list);
        if (ids.length > 0) return ids;
    }
    return [];
}

function servingIds(business: PickedRecord): ReadonlySet<number> {
    const ids = new Set<number>();
    for (const category of recordsIn(business['service_categories'])) {
        for (const service of recordsIn(category['services'])) {
            for (const variant of [service, ...recordsIn(service['variants'])]) for (const id of stafferIds(variant, service)) ids.add(id);
        }
    }
    return ids;
}
