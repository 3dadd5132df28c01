import { joined, sameBytes } from '../../../src/bytes.js';
import type { StableMap } from '../../shared/stable-map.js';
import { SUBJECT_KEY, type SubjectKey } from '../subject.js';
import { decodeGrant, encodeGrant, type StoredGrant } from './grant-record.js';
import { PRINCIPAL_KEY, principalKey, unpadded } from './keys.js';

/** A list's key starts with what it lists, so that a subject and an agent never share one. */
const AGENTS_OF_SUBJECT = 1;
const SUBJECTS_OF_AGENT = 2;

/** Grants by subject and agent, with the two lists that no range query can give. */
export class GrantStore {
    constructor(
        private readonly grants: StableMap,
        private readonly lists: StableMap
    ) {}

    get(subject: SubjectKey, agent: Uint8Array): StoredGrant | undefined {
        const bytes = this.grants.get(grantKey(subject, agent));
        return bytes === undefined ? undefined : decodeGrant(bytes);
    }

    put(subject: SubjectKey, agent: Uint8Array, grant: StoredGrant): void {
        const key = grantKey(subject, agent);
        const isNew = !this.grants.containsKey(key);
        this.grants.insert(key, encodeGrant(grant));
        if (!isNew) return;
        this.change(AGENTS_OF_SUBJECT, subject, PRINCIPAL_KEY, (agents) => [...agents, principalKey(agent)]);
        this.change(SUBJECTS_OF_AGENT, principalKey(agent), SUBJECT_KEY, (subjects) => [...subjects, subject]);
    }

    /** Says whether there was one. */
    remove(subject: SubjectKey, agent: Uint8Array): boolean {
        const key = grantKey(subject, agent);
        if (!this.grants.containsKey(key)) return false;
        this.grants.remove(key);
        this.change(AGENTS_OF_SUBJECT, subject, PRINCIPAL_KEY, without(principalKey(agent)));
        this.change(SUBJECTS_OF_AGENT, principalKey(agent), SUBJECT_KEY, without(subject));
        return true;
    }

    agentsOf(subject: SubjectKey): readonly Uint8Array[] {
        return this.list(AGENTS_OF_SUBJECT, subject, PRINCIPAL_KEY).map(unpadded);
    }

    subjectsOf(agent: Uint8Array): readonly SubjectKey[] {
        return this.list(SUBJECTS_OF_AGENT, principalKey(agent), SUBJECT_KEY);
    }

    /** Whether anybody granted this agent anything. */
    isAgent(agent: Uint8Array): boolean {
        return this.lists.containsKey(listKey(SUBJECTS_OF_AGENT, principalKey(agent)));
    }

    /** All grants there are. */
    count(): number {
        return this.grants.len();
    }

    private list(kind: number, of: Uint8Array, width: number): readonly Uint8Array[] {
        const bytes = this.lists.get(listKey(kind, of)) ?? new Uint8Array(0);
        const items: Uint8Array[] = [];
        for (let at = 0; at < bytes.length; at += width) items.push(bytes.slice(at, at + width));
        return items;
    }

    private change(kind: number, of: Uint8Array, width: number, how: (items: readonly Uint8Array[]) => readonly Uint8Array[]): void {
        const key = listKey(kind, of);
        const items = how(this.list(kind, of, width));
        if (items.length === 0) this.lists.remove(key);
        else this.lists.insert(key, joined(items));
    }
}

export function grantKey(subject: SubjectKey, agent: Uint8Array): Uint8Array {
    return joined([subject, principalKey(agent)]);
}

function without(item: Uint8Array): (items: readonly Uint8Array[]) => readonly Uint8Array[] {
    return (items) => items.filter((known) => !sameBytes(known, item));
}

function listKey(kind: number, of: Uint8Array): Uint8Array {
    return joined([Uint8Array.of(kind), of]);
}
