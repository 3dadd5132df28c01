import { beforeEach, describe, expect, it } from 'vitest';

import { BooksyFailure } from '../../../src/booksy/booksy-failure.js';
import type { SultanaSalonDraft } from '../../../src/booksy/draft.js';
import { MapInMemory } from '../../shared/testing/map-in-memory.js';
import { MAX_OUTCALLS_PER_DAY, MAX_OUTCALLS_PER_OWNER, MIN_CYCLES_FOR_OUTCALLS } from '../limits.js';
import { DraftCache } from './draft-cache.js';
import type { Outcall } from './http-outcall.js';
import { encodePageAnswer, type PageAnswer } from './page-answer.js';
import { ProfileReads } from './profile-reads.js';
import { ReadBudget } from './read-budget.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const COST = 1_000n;

const addressOf = (id: number) => `https://booksy.com/pl-pl/${id}_salon_fryzjer_3_warszawa`;

/** A canister's memory, clock and balance, and a Booksy that answers what it is told. */
class World {
    now = Date.UTC(2026, 10, 30, 12);
    balance = MIN_CYCLES_FOR_OUTCALLS + COST;
    readonly fetched: Outcall[] = [];
    answer: (outcall: Outcall) => Promise<PageAnswer> = (outcall) => Promise.resolve({ draft: draftOf(outcall) });
    readonly drafts = new MapInMemory();
    readonly budget = new MapInMemory();
    reads = this.restarted();

    /** What an upgrade does: the heap goes, stable memory stays. */
    restarted(): ProfileReads {
        const budget = new ReadBudget(this.budget, () => BigInt(this.now) * 1_000_000n);
        this.reads = new ProfileReads(new DraftCache(this.drafts, () => this.now), budget, {
            fetch: async (outcall) => {
                this.fetched.push(outcall);
                return encodePageAnswer(await this.answer(outcall));
            },
            cyclesOf: () => COST,
            balance: () => this.balance
        });
        return this.reads;
    }

    read(id: number, { owner = 1, isQuery = false } = {}): Promise<SultanaSalonDraft> {
        return this.reads.read(addressOf(id), { owner: Uint8Array.of(owner), isQuery });
    }

    async problem(id: number, options = {}): Promise<string | undefined> {
        try {
            await this.read(id, options);
            return undefined;
        } catch (error) {
            return error instanceof BooksyFailure ? error.problem : String(error);
        }
    }
}

function draftOf({ url }: Outcall): SultanaSalonDraft {
    return {
        booksyId: Number(/\d+/.exec(url.slice(25))?.[0]),
        name: 'Żółty Salon „U Łucji” 🌸',
        openingHours: [],
        team: [],
        services: [],
        photos: [],
        notes: [],
        source: { url, degraded: false, fields: {} }
    };
}

let world: World;
beforeEach(() => {
    world = new World();
});

describe('the cache of drafts', () => {
    it('C4 gives a draft again for ten minutes without an outcall, and to whoever asks', async () => {
        const first = await world.read(7);
        expect(await world.read(7, { owner: 2 })).toEqual(first);
        world.now += 10 * MINUTE_MS - 1;
        await world.read(7);
        expect(world.fetched).toHaveLength(1);
        world.now += 1;
        await world.read(7);
        expect(world.fetched).toHaveLength(2);
    });

    it('C4 outlives an upgrade with every letter of the draft', async () => {
        const first = await world.read(7);
        world.restarted();
        expect(await world.read(7)).toEqual(first);
        expect(world.fetched).toHaveLength(1);
    });

    it('C4 parses a draft once an instance', async () => {
        await world.read(7);
        world.restarted();
        expect(await world.read(7)).toBe(await world.read(7));
    });

    it('C4 keeps fifty, and forgets the one read longest ago', async () => {
        for (let id = 1; id <= 51; id++) {
            world.now += 1_000;
            await world.read(id, { owner: id });
        }
        expect(world.drafts.len()).toBe(50);
        world.restarted();
        expect(await world.problem(1, { isQuery: true })).toBe('not_in_query');
        expect(await world.problem(2, { isQuery: true })).toBeUndefined();
    });

    it('C4 what failed is not kept', async () => {
        world.answer = () => Promise.resolve({ problem: 'not_found' });
        expect(await world.problem(7)).toBe('not_found');
        expect(world.drafts.len()).toBe(0);
        world.answer = (outcall) => Promise.resolve({ draft: draftOf(outcall) });
        expect(await world.problem(7)).toBeUndefined();
    });
});

describe('one read at a time', () => {
    it('C4 a second read of the same profile is told that it is being read, one of another goes on', async () => {
        const gates: (() => void)[] = [];
        world.answer = (outcall) => new Promise((resolve) => gates.push(() => resolve({ draft: draftOf(outcall) })));
        const first = world.read(7);
        expect(await world.problem(7, { owner: 2 })).toBe('being_read');
        const other = world.read(8);
        for (const open of gates) open();
        expect((await first).booksyId).toBe(7);
        expect((await other).booksyId).toBe(8);
        expect(world.fetched).toHaveLength(2);
    });

    it('C4 a read that failed leaves the way free', async () => {
        world.answer = () => Promise.reject(new BooksyFailure('no_answer'));
        expect(await world.problem(7)).toBe('no_answer');
        expect(await world.problem(7)).toBe('no_answer');
        expect(world.fetched).toHaveLength(2);
    });
});

describe('what may be spent', () => {
    it('S12 an owner has her own day’s outcalls, redirects included, and no upgrade gives them back', async () => {
        world.answer = ({ url }) =>
            Promise.resolve(url.includes('/100_salon') ? { redirect: url.replace('salon', 'nowy') } : { problem: 'not_found' });
        expect(await world.problem(100)).toBe('not_found');
        for (let id = 2; id < MAX_OUTCALLS_PER_OWNER; id++) expect(await world.problem(id)).toBe('not_found');
        world.restarted();
        expect(await world.problem(99)).toBe('reads_used_up');
        expect(await world.problem(99, { owner: 2 })).toBe('not_found');
        world.now += DAY_MS;
        expect(await world.problem(99)).toBe('not_found');
    });

    it('S12 all owners together have no more than the canister can bear', async () => {
        world.answer = () => Promise.resolve({ problem: 'not_found' });
        for (let spent = 0; spent < MAX_OUTCALLS_PER_DAY; spent++) {
            expect(await world.problem(1, { owner: 10 + Math.floor(spent / MAX_OUTCALLS_PER_OWNER) })).toBe('not_found');
        }
        expect(await world.problem(1, { owner: 200 })).toBe('reads_used_up');
        expect(world.fetched).toHaveLength(MAX_OUTCALLS_PER_DAY);
    });

    it('S12 below the reserve of cycles no outcall is made and none is counted', async () => {
        world.balance -= 1n;
        for (let count = 0; count <= MAX_OUTCALLS_PER_OWNER; count++) expect(await world.problem(7)).toBe('reads_stopped');
        world.balance += 1n;
        expect(await world.problem(7)).toBeUndefined();
        world.balance = 0n;
        expect(await world.problem(7)).toBeUndefined();
    });
});

describe('redirects', () => {
    it('Y6 a redirect is looked at again by whoever follows it', async () => {
        world.answer = () => Promise.resolve({ redirect: 'https://evil.example/pl-pl/7_x' });
        expect(await world.problem(7)).toBe('moved_elsewhere');
        expect(world.fetched).toHaveLength(1);
    });
});
