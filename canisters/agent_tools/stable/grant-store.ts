import type { StableMap } from '../../shared/stable-map.js';
import { decodeUtf8, encodeUtf8 } from '../../shared/text-codec.js';
import { decodeRecord, encodeRecord } from './versioned-json.js';
import { grantKey, PRINCIPAL_KEY, principalKey, sameBytes, salonKey } from './keys.js';

/** What an owner let an agent do with her salon. Principals are text, instants nanoseconds since 1970 UTC as decimal text. */
export interface StoredGrant {
    readonly salonId: string;
    readonly agent: string;
    /** It counts only while this principal owns the salon (rule 26). */
    readonly grantedBy: string;
    readonly scope: 'read' | 'write';
    /** Absent: every tool of the scope. */
    readonly tools?: readonly string[];
    readonly consent: 'next_turn' | 'owner_approval';
    readonly grantedAt: string;
    readonly expiresAt: string;
    readonly writesPerDay: number;
}

const VERSION = 1;
/** A list's key starts with what it lists, so that a salon and an agent never share one. */
const AGENTS_OF_SALON = 1;
const SALONS_OF_AGENT = 2;

/** Grants by salon and agent, with the two lists that no range query can give. */
export class GrantStore {
    constructor(
        private readonly grants: StableMap,
        private readonly lists: StableMap
    ) {}

    get(salonId: string, agent: Uint8Array): StoredGrant | undefined {
        const bytes = this.grants.get(grantKey(encodeUtf8(salonId), agent));
        return bytes === undefined ? undefined : decodeRecord(bytes, { 1: (value) => value as StoredGrant });
    }

    put(grant: StoredGrant, agent: Uint8Array): void {
        const salon = encodeUtf8(grant.salonId);
        this.grants.insert(grantKey(salon, agent), encodeRecord(VERSION, grant));
        this.writeList(AGENTS_OF_SALON, salonKey(salon), [
            ...this.agentsOf(grant.salonId).filter((known) => !sameBytes(known, agent)),
            agent
        ]);
        this.writeSalons(agent, [...this.salonsOf(agent).filter((known) => known !== grant.salonId), grant.salonId]);
    }

    /** Says whether there was one. */
    remove(salonId: string, agent: Uint8Array): boolean {
        const salon = encodeUtf8(salonId);
        const key = grantKey(salon, agent);
        if (!this.grants.containsKey(key)) return false;
        this.grants.remove(key);
        this.writeList(
            AGENTS_OF_SALON,
            salonKey(salon),
            this.agentsOf(salonId).filter((known) => !sameBytes(known, agent))
        );
        this.writeSalons(
            agent,
            this.salonsOf(agent).filter((known) => known !== salonId)
        );
        return true;
    }

    agentsOf(salonId: string): readonly Uint8Array[] {
        const bytes = this.lists.get(listKey(AGENTS_OF_SALON, salonKey(encodeUtf8(salonId)))) ?? new Uint8Array(0);
        const agents: Uint8Array[] = [];
        for (let at = 0; at < bytes.length; at += PRINCIPAL_KEY) agents.push(bytes.slice(at + 1, at + 1 + (bytes[at] ?? 0)));
        return agents;
    }

    salonsOf(agent: Uint8Array): readonly string[] {
        const bytes = this.lists.get(listKey(SALONS_OF_AGENT, principalKey(agent)));
        return bytes === undefined ? [] : (JSON.parse(decodeUtf8(bytes)) as string[]);
    }

    /** All grants there are. */
    count(): number {
        return this.grants.len();
    }

    private writeList(kind: number, of: Uint8Array, agents: readonly Uint8Array[]): void {
        const bytes = new Uint8Array(PRINCIPAL_KEY * agents.length);
        agents.forEach((agent, at) => bytes.set(principalKey(agent), PRINCIPAL_KEY * at));
        this.writeBytes(listKey(kind, of), bytes);
    }

    private writeSalons(agent: Uint8Array, salons: readonly string[]): void {
        this.writeBytes(
            listKey(SALONS_OF_AGENT, principalKey(agent)),
            salons.length === 0 ? new Uint8Array(0) : encodeUtf8(JSON.stringify(salons))
        );
    }

    private writeBytes(key: Uint8Array, bytes: Uint8Array): void {
        if (bytes.length === 0) this.lists.remove(key);
        else this.lists.insert(key, bytes);
    }
}

function listKey(kind: number, of: Uint8Array): Uint8Array {
    const key = new Uint8Array(of.length + 1);
    key[0] = kind;
    key.set(of, 1);
    return key;
}
