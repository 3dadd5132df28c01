import { joined, sameBytes } from '../../../src/bytes.js';
import type { StableMap } from '../../shared/stable-map.js';
import type { SubjectKey } from '../subject.js';
import { CONFIRMATION_KEY } from './keys.js';

/** By subject, the keys of previews that wait for the owner's approval, oldest first: she asks for them by subject, the ledger keeps them by caller. */
export class WaitingPreviews {
    constructor(private readonly map: StableMap) {}

    of(subject: SubjectKey): readonly Uint8Array[] {
        const bytes = this.map.get(subject) ?? new Uint8Array(0);
        const keys: Uint8Array[] = [];
        for (let at = 0; at < bytes.length; at += CONFIRMATION_KEY) keys.push(bytes.slice(at, at + CONFIRMATION_KEY));
        return keys;
    }

    add(subject: SubjectKey, confirmation: Uint8Array): void {
        this.write(subject, [...this.of(subject), confirmation]);
    }

    remove(subject: SubjectKey, confirmation: Uint8Array): void {
        this.keep(subject, (key) => !sameBytes(key, confirmation));
    }

    /** @returns how many stay */
    keep(subject: SubjectKey, stays: (confirmation: Uint8Array) => boolean): number {
        const before = this.of(subject);
        const after = before.filter(stays);
        if (after.length < before.length) this.write(subject, after);
        return after.length;
    }

    private write(subject: SubjectKey, keys: readonly Uint8Array[]): void {
        if (keys.length === 0) this.map.remove(subject);
        else this.map.insert(subject, joined(keys));
    }
}
