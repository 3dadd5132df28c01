import { sameBytes } from '../../../src/bytes.js';
import type { StableMap } from '../../shared/stable-map.js';
import type { SubjectKey } from '../subject.js';

/** Keys taken from the map at a time. */
const BATCH = 500;

/**
 * The owner who connected a subject, as the coordinator named her then. It is how an owner is told from a stranger without a call; that she
 * still owns the subject is asked besides.
 */
export class OwnerStore {
    constructor(private readonly map: StableMap) {}

    isOwner(subject: SubjectKey, principal: Uint8Array): boolean {
        const owner = this.map.get(subject);
        return owner !== undefined && sameBytes(owner, principal);
    }

    put(subject: SubjectKey, owner: Uint8Array): void {
        this.map.insert(subject, owner);
    }

    /** Every subject that somebody has connected. */
    *subjects(): Iterable<SubjectKey> {
        for (let start = 0; start < this.map.len(); start += BATCH) yield* this.map.keys(start, BATCH);
    }

    /** She does not own it any more. Whoever has connected it since stays. */
    forget(subject: SubjectKey, owner: Uint8Array): void {
        if (this.isOwner(subject, owner)) this.map.remove(subject);
    }
}
