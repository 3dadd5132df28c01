import type { StableMap } from '../../shared/stable-map.js';
import { hexOf } from '../hex.js';
import { MAX_OUTCALLS_PER_DAY, MAX_OUTCALLS_PER_OWNER } from '../limits.js';
import { decodeRecord, encodeRecord } from '../stable/versioned-json.js';

const NANOSECONDS_A_DAY = 86_400_000_000_000n;
const VERSION = 1;
const TODAY = Uint8Array.of(0);

/** Outcalls of one UTC day: for everybody, and by the principal of the owner for whom they were made. */
interface Day {
    readonly day: number;
    readonly all: number;
    readonly byOwner: Readonly<Record<string, number>>;
}

/**
 * What may be spent on outcalls in a day. In stable memory, so that no upgrade gives it back; one record, which the day's limit keeps small and
 * the next day replaces.
 */
export class ReadBudget {
    /** @param now nanoseconds since 1970 UTC */
    constructor(
        private readonly map: StableMap,
        private readonly now: () => bigint
    ) {}

    /** Counts one outcall for an owner when her budget and everybody's allow it; whether they do. */
    spend(owner: Uint8Array): boolean {
        const today = this.today();
        const key = hexOf(owner);
        const ofOwner = today.byOwner[key] ?? 0;
        if (today.all >= MAX_OUTCALLS_PER_DAY || ofOwner >= MAX_OUTCALLS_PER_OWNER) return false;
        const spent: Day = { ...today, all: today.all + 1, byOwner: { ...today.byOwner, [key]: ofOwner + 1 } };
        this.map.insert(TODAY, encodeRecord(VERSION, spent));
        return true;
    }

    private today(): Day {
        const day = Number(this.now() / NANOSECONDS_A_DAY);
        const bytes = this.map.get(TODAY);
        const stored = bytes === undefined ? undefined : decodeRecord(bytes, { 1: (value) => value as Day });
        return stored?.day === day ? stored : { day, all: 0, byOwner: {} };
    }
}
