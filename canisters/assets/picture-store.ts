import type { Principal } from '@dfinity/principal';

import { pictureMime } from '../../src/booksy/picture-mime.js';
import type { AssetsError, Picture, PictureInput } from '../../src/core/generated/assets.did.js';
import type { StableMap } from '../shared/stable-map.js';
import { MAX_AGENTS, MAX_NAME_LENGTH, MAX_PICTURE_BYTES, MAX_PICTURES, MAX_PICTURES_PER_OWNER } from './limits.js';
import { OwnerRecords, type OwnerRecord, type PictureHead } from './owner-records.js';

export interface StoreHost {
    /** Milliseconds since 1970 UTC. */
    readonly now: () => number;
    /** Where a picture is served. */
    readonly urlOf: (id: string) => string;
}

/** A picture as it is served. */
export interface ServedPicture {
    readonly mime: string;
    readonly bytes: Uint8Array;
}

const NANOSECONDS_A_MILLISECOND = 1_000_000n;
/** By the first byte of what is stored. */
const MIMES = ['image/jpeg', 'image/png', 'image/webp'];

/** Pictures of owners, in two stable maps: who has which, and their bytes. */
export class PictureStore {
    private readonly owners: OwnerRecords;

    constructor(
        owners: StableMap,
        private readonly contents: StableMap,
        private readonly host: StoreHost
    ) {
        this.owners = new OwnerRecords(owners);
    }

    /** For whom a caller acts: herself when she is admitted, or an owner who lets her. Undefined for everybody else. */
    ownerFor(caller: Principal, onBehalf: Principal | undefined): Principal | undefined {
        const owner = onBehalf ?? caller;
        const { isAdmitted, agents, pictures } = this.record(owner);
        const isHerself = owner.compareTo(caller) === 'eq';
        if (isHerself) return isAdmitted || pictures.length > 0 ? owner : undefined;
        return isAdmitted && agents.includes(caller.toText()) ? owner : undefined;
    }

    put(owner: Principal, input: PictureInput): { ok: Picture } | { err: AssetsError } {
        const record = this.record(owner);
        if (!record.isAdmitted) return { err: { forbidden: null } };
        const problem = problemOf(input);
        if (problem !== undefined) return { err: { invalid: problem } };
        const same = record.pictures.find(({ name }) => name === input.name);
        if (same !== undefined) return { err: { name_taken: this.picture(same) } };
        const counts = this.owners.counts();
        if (record.pictures.length >= MAX_PICTURES_PER_OWNER || counts.pictures >= MAX_PICTURES) return { err: { full: null } };
        const head = { id: counts.nextId, name: input.name, mime: input.mime, size: input.bytes.length, addedAt: this.host.now() };
        this.contents.insert(contentKey(head.id), withMime(input));
        this.owners.putCounts({ nextId: counts.nextId + 1, pictures: counts.pictures + 1 });
        this.write(owner, { ...record, pictures: [...record.pictures, head] });
        return { ok: this.picture(head) };
    }

    remove(owner: Principal, id: string): { ok: null } | { err: AssetsError } {
        const record = this.record(owner);
        const head = record.pictures.find((picture) => String(picture.id) === id);
        if (head === undefined) return { err: { not_found: null } };
        const counts = this.owners.counts();
        this.contents.remove(contentKey(head.id));
        this.owners.putCounts({ ...counts, pictures: counts.pictures - 1 });
        this.write(owner, { ...record, pictures: record.pictures.filter((picture) => picture !== head) });
        return { ok: null };
    }

    /** The one stored first stands first. */
    pictures(owner: Principal): Picture[] {
        return this.record(owner).pictures.map((head) => this.picture(head));
    }

    served(id: string): ServedPicture | undefined {
        if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
        const stored = this.contents.get(contentKey(Number(id)));
        const mime = MIMES[stored?.[0] ?? MIMES.length];
        return stored === undefined || mime === undefined ? undefined : { mime, bytes: stored.subarray(1) };
    }

    admit(owner: Principal, isAdmitted: boolean): void {
        this.write(owner, { ...this.record(owner), isAdmitted });
    }

    agents(owner: Principal): readonly string[] {
        return this.record(owner).agents;
    }

    grant(owner: Principal, agent: Principal): { ok: null } | { err: AssetsError } {
        const record = this.record(owner);
        if (!record.isAdmitted || agent.isAnonymous()) return { err: { forbidden: null } };
        const agents = [...new Set([...record.agents, agent.toText()])];
        if (agents.length > MAX_AGENTS) return { err: { full: null } };
        this.write(owner, { ...record, agents });
        return { ok: null };
    }

    revoke(owner: Principal, agent: Principal): { ok: null } | { err: AssetsError } {
        const record = this.record(owner);
        if (!record.agents.includes(agent.toText())) return { err: { not_found: null } };
        this.write(owner, { ...record, agents: record.agents.filter((text) => text !== agent.toText()) });
        return { ok: null };
    }

    private record(owner: Principal): OwnerRecord {
        return this.owners.get(owner.toUint8Array());
    }

    private write(owner: Principal, record: OwnerRecord): void {
        this.owners.put(owner.toUint8Array(), record);
    }

    private picture({ id, name, mime, size, addedAt }: PictureHead): Picture {
        const text = String(id);
        return { id: text, name, mime, size, url: this.host.urlOf(text), added_at: BigInt(addedAt) * NANOSECONDS_A_MILLISECOND };
    }
}

/** What to send instead; undefined for a picture that can be kept. */
function problemOf({ name, mime, bytes }: PictureInput): string | undefined {
    if (name.trim() === '' || name.length > MAX_NAME_LENGTH) return `name must have 1 to ${MAX_NAME_LENGTH} characters`;
    if (bytes.length > MAX_PICTURE_BYTES) return `a picture may have at most ${MAX_PICTURE_BYTES} bytes; send a smaller one`;
    const found = pictureMime(bytes);
    if (found === undefined) return 'the bytes are neither JPEG, PNG nor WebP';
    return found === mime ? undefined : `the bytes are ${found}, but mime says otherwise`;
}

function withMime({ mime, bytes }: PictureInput): Uint8Array {
    const stored = new Uint8Array(bytes.length + 1);
    stored[0] = MIMES.indexOf(mime);
    stored.set(bytes, 1);
    return stored;
}

function contentKey(id: number): Uint8Array {
    const key = new Uint8Array(4);
    new DataView(key.buffer).setUint32(0, id);
    return key;
}
