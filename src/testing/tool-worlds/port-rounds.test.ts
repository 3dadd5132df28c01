import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { portRounds, roundsTable } from './port-rounds.js';
import { RoundCounter } from './round-counter.js';
import { TOOL_SETS } from './tool-sets.js';

const BENCHMARKS = new URL('../../../docs/benchmarks.md', import.meta.url);

/** They read a Booksy profile and no salon. */
const OF_NO_SALON = ['read_booksy_salon', 'read_booksy_services', 'download_booksy_photos'];

const counted = (await Promise.all(TOOL_SETS.map(portRounds))).flat();

describe('how often a tool waits for the salon system', () => {
    it.each(counted)(
        '$set: $tool reads in one round, previews in two at most and confirms in three',
        ({ tool, read, preview, confirm }) => {
            // search_slots without a time looks at the next hour, and only when nothing is free there at the rest of the day (rule 19).
            const reads = tool === 'search_slots' ? 2 : 1;
            expect(read?.rounds ?? 0).toBeLessThanOrEqual(reads);
            expect(preview?.rounds ?? 0).toBeLessThanOrEqual(2);
            expect(confirm?.rounds ?? 0).toBeLessThanOrEqual(3);
            if (!OF_NO_SALON.includes(tool)) expect((read ?? preview)?.rounds).toBeGreaterThan(0);
        }
    );

    it('is what docs/benchmarks.md says (npm run bench -- --only rounds writes it)', () => {
        expect(readFileSync(BENCHMARKS, 'utf8')).toContain(roundsTable(counted));
    });
});

describe('the counter', () => {
    const port = { one: () => Promise.resolve(1), two: () => Promise.resolve(2) };

    it('takes calls that do not wait for each other for one round', async () => {
        const counter = new RoundCounter();
        const counted = counter.over(port);
        expect(await Promise.all([counted.one(), counted.two(), Promise.resolve().then(() => counted.one())])).toEqual([1, 2, 1]);
        expect({ ...counter }).toMatchObject({ rounds: 1, calls: 3 });
    });

    it('takes a call that waits for another for a round of its own', async () => {
        const counter = new RoundCounter();
        const counted = counter.over(port);
        await counted.one();
        await counted.two();
        expect({ ...counter }).toMatchObject({ rounds: 2, calls: 2 });
    });
});
