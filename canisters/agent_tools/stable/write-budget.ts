import type { StableMap } from '../../shared/stable-map.js';
import type { SubjectKey } from '../subject.js';
import { grantKey } from './grant-store.js';

const NANOSECONDS_A_DAY = 86_400_000_000_000n;

/** How many confirmed writes an agent has made for a subject in the current UTC day. One small record a grant, overwritten day by day. */
export class WriteBudget {
    constructor(private readonly map: StableMap) {}

    used(subject: SubjectKey, agent: Uint8Array, now: bigint): number {
        const bytes = this.map.get(grantKey(subject, agent));
        if (bytes === undefined) return 0;
        const view = new DataView(bytes.buffer, bytes.byteOffset);
        return view.getUint32(0) === dayOf(now) ? view.getUint32(4) : 0;
    }

    spend(subject: SubjectKey, agent: Uint8Array, now: bigint): void {
        const bytes = new Uint8Array(8);
        const view = new DataView(bytes.buffer);
        view.setUint32(0, dayOf(now));
        view.setUint32(4, this.used(subject, agent, now) + 1);
        this.map.insert(grantKey(subject, agent), bytes);
    }

    forget(subject: SubjectKey, agent: Uint8Array): void {
        this.map.remove(grantKey(subject, agent));
    }
}

function dayOf(now: bigint): number {
    return Number(now / NANOSECONDS_A_DAY);
}
