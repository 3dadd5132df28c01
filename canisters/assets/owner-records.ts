import type { StableMap } from '../shared/stable-map.js';
import { decodeUtf8, encodeUtf8 } from '../shared/text-codec.js';

/** What is kept of a picture beside its bytes. */
export interface PictureHead {
    readonly id: number;
    readonly name: string;
    readonly mime: string;
    readonly size: number;
    /** Milliseconds since 1970 UTC. */
    readonly addedAt: number;
}

export interface OwnerRecord {
    readonly isAdmitted: boolean;
    /** Principals in text form. */
    readonly agents: readonly string[];
    readonly pictures: readonly PictureHead[];
}

/** Of the whole store. */
interface Counts {
    readonly nextId: number;
    readonly pictures: number;
}

const VERSION = 1;
/** No principal has no bytes but the management canister, which owns no salon. */
const COUNTS = new Uint8Array(0);
const NOBODY: OwnerRecord = { isAdmitted: false, agents: [], pictures: [] };

/** One record an owner, which her limits keep small, and one of the whole store. */
export class OwnerRecords {
    constructor(private readonly map: StableMap) {}

    get(owner: Uint8Array): OwnerRecord {
        return this.read<OwnerRecord>(owner) ?? NOBODY;
    }

    put(owner: Uint8Array, record: OwnerRecord): void {
        this.write(owner, record);
    }

    counts(): Counts {
        return this.read<Counts>(COUNTS) ?? { nextId: 1, pictures: 0 };
    }

    putCounts(counts: Counts): void {
        this.write(COUNTS, counts);
    }

    private read<T>(key: Uint8Array): T | undefined {
        const bytes = this.map.get(key);
        if (bytes === undefined) return undefined;
        if (bytes[0] !== VERSION) throw new Error(`a stable record has version ${bytes[0]}, which this program does not know`);
        return JSON.parse(decodeUtf8(bytes.subarray(1))) as T;
    }

    private write(key: Uint8Array, value: unknown): void {
        const json = encodeUtf8(JSON.stringify(value));
        const bytes = new Uint8Array(json.length + 1);
        bytes[0] = VERSION;
        bytes.set(json, 1);
        this.map.insert(key, bytes);
    }
}
