/** The people of a profile. Only those whom a service names are known to take customers; a reception desk is staff on Booksy too. */
import type { DraftWorker } from './draft.js';
import { flagIn, idIn, idsIn, lineIn, type PickedRecord, recordsIn } from './picked-values.js';

export type TeamMember = Omit<DraftWorker, 'servesCustomers'>;

const MOST_WORKERS = 200;

/** By Booksy id: the people who are shown on the profile. */
export function teamMembers(business: PickedRecord): ReadonlyMap<number, TeamMember> {
    const members = new Map<number, TeamMember>();
    for (const person of recordsIn(business['staff']).slice(0, MOST_WORKERS)) {
        const id = idIn(person['id']);
        const name = lineIn(person['name']);
        const isShown = flagIn(person['active']) !== false && flagIn(person['visible']) !== false;
        if (id === undefined || name === undefined || !isShown || members.has(id)) continue;
        const position = lineIn(person['position']);
        members.set(id, { booksyId: id, name, ...(position === undefined ? {} : { position }) });
    }
    return members;
}

/** The team in the order of their ids. */
export function draftTeam(members: ReadonlyMap<number, TeamMember>, serving: ReadonlySet<number>): readonly DraftWorker[] {
    return [...members.values()]
        .sort((a, b) => a.booksyId - b.booksyId)
        .map((member) => ({ ...member, servesCustomers: serving.has(member.booksyId) }));
}

/** Ids of the people who do a variant: its own, or else the service's. */
export function stafferIds(variant: PickedRecord, service: PickedRecord): readonly number[] {
    for (const list of [variant['staffer_id'], variant['staffers'], service['staffer_id']]) {
        const ids = idsIn(list);
        if (ids.length > 0) return ids;
    }
    return [];
}
