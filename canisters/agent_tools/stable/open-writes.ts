import { joined } from '../../../src/bytes.js';
import type { StableMap } from '../../shared/stable-map.js';
import { SUBJECT_KEY, type SubjectKey } from '../subject.js';

/** For whom a write is made. */
export interface WriteFor {
    readonly subject: SubjectKey;
    readonly onBehalf: Uint8Array;
}

/**
 * The writes under way, noted before the call to the coordinator and taken out with its outcome. Whatever is in here after an upgrade was
 * interrupted, and what came of it is not known.
 */
export class OpenWrites {
    constructor(private readonly map: StableMap) {}

    begin(confirmation: Uint8Array, { subject, onBehalf }: WriteFor): void {
        this.map.insert(confirmation, joined([subject, onBehalf]));
    }

    /** Takes a write out; undefined when it is not under way. */
    end(confirmation: Uint8Array): WriteFor | undefined {
        const bytes = this.map.get(confirmation);
        if (bytes === undefined) return undefined;
        this.map.remove(confirmation);
        return { subject: bytes.slice(0, SUBJECT_KEY), onBehalf: bytes.slice(SUBJECT_KEY) };
    }

    /** Keys of confirmations, at most `limit`. */
    keys(limit: number): readonly Uint8Array[] {
        return this.map.keys(0, limit);
    }

    count(): number {
        return this.map.len();
    }
}
