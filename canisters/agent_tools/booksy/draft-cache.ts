import { bigEndian, joined } from '../../../src/bytes.js';
import { BOOKSY_PROFILE_TTL_MS, BOOKSY_PROFILES_KEPT } from '../../../src/booksy/booksy-profile-reader.js';
import type { SultanaSalonDraft } from '../../../src/booksy/draft.js';
import type { StableMap } from '../../shared/stable-map.js';
import { decodePageAnswer } from './page-answer.js';

const VERSION = 1;
const TIME = 8;
const ID = 8;

interface Kept {
    readonly key: Uint8Array;
    /** Milliseconds since 1970 UTC. */
    readonly readAt: number;
    /** Parsed once; absent until it is asked for after an upgrade. */
    draft?: SultanaSalonDraft;
}

/**
 * Profiles read in the last ten minutes, fifty at most. In stable memory as the bytes that the nodes agreed on, so that an upgrade between a preview
 * and its confirmation neither costs another outcall nor confirms another page; parsed, in the heap, once an instance.
 *
 * A key is the time of the read and the profile's id: the maps have no order but that of their keys, and the oldest must come first.
 */
export class DraftCache {
    #kept: Map<number, Kept> | undefined;

    /** @param now milliseconds since 1970 UTC */
    constructor(
        private readonly map: StableMap,
        private readonly now: () => number
    ) {}

    get(id: number): SultanaSalonDraft | undefined {
        const kept = this.kept().get(id);
        if (kept === undefined || this.isOld(kept)) return undefined;
        kept.draft ??= this.stored(kept.key);
        return kept.draft;
    }

    /** @param answer the bytes of an answer with that draft */
    put(id: number, answer: Uint8Array, draft: SultanaSalonDraft): void {
        const kept = this.kept();
        this.forget(id);
        for (const [other, entry] of kept) if (this.isOld(entry) || kept.size >= BOOKSY_PROFILES_KEPT) this.forget(other);
        const readAt = this.now();
        const key = joined([bigEndian(BigInt(readAt), TIME), bigEndian(BigInt(id), ID)]);
        this.map.insert(key, joined([Uint8Array.of(VERSION), answer]));
        kept.set(id, { key, readAt, draft });
    }

    private forget(id: number): void {
        const kept = this.kept();
        const entry = kept.get(id);
        if (entry === undefined) return;
        this.map.remove(entry.key);
        kept.delete(id);
    }

    /** By id, the one read longest ago first. */
    private kept(): Map<number, Kept> {
        this.#kept ??= new Map(this.map.keys(0, BOOKSY_PROFILES_KEPT).map(entryOf));
        return this.#kept;
    }

    /** What an older or newer program wrote in another form is read anew. */
    private stored(key: Uint8Array): SultanaSalonDraft | undefined {
        const bytes = this.map.get(key);
        if (bytes?.[0] !== VERSION) return undefined;
        const answer = decodePageAnswer(bytes.subarray(1));
        return 'draft' in answer ? answer.draft : undefined;
    }

    private isOld({ readAt }: Kept): boolean {
        return this.now() - readAt >= BOOKSY_PROFILE_TTL_MS;
    }
}

function entryOf(key: Uint8Array): [id: number, kept: Kept] {
    const view = new DataView(key.buffer, key.byteOffset);
    return [Number(view.getBigUint64(TIME)), { key, readAt: Number(view.getBigUint64(0)) }];
}
