import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { MS_PER_DAY, MS_PER_MINUTE, type InstantMs } from '../../time/instant.js';
import { addDays, type LocalDate } from '../../time/local-date.js';
import { dayLengthHours, localDay } from '../../time/local-day.js';
import type { TimeRange } from '../../time/ranges.js';
import { WARSAW } from '../../time/warsaw.js';
import { instantsOf, mergedRuns, startRuns, union, without, type StartRun, type Stretch } from './availability.js';

const GRID = 5 * MS_PER_MINUTE;

/** Both changes of 2026–2030, the days around them, and an ordinary day. */
const DAYS: readonly LocalDate[] = [
    '2026-03-29',
    '2026-10-25',
    '2027-03-28',
    '2027-10-31',
    '2028-03-26',
    '2028-10-29',
    '2029-03-25',
    '2029-10-28',
    '2030-03-31',
    '2030-10-27',
    '2026-07-15'
];

const anyRange = fc
    .tuple(fc.nat(287), fc.integer({ min: 1, max: 288 }))
    .map(([start, length]): TimeRange => ({ start: start * 5, end: Math.min(1440, (start + length) * 5) }));
const anyDay = fc.constantFrom(...DAYS).chain((day) => fc.integer({ min: -1, max: 1 }).map((shift) => addDays(day, shift)));

/** Whether the clock shows a time within the ranges: the definition, instant by instant. */
function isShown(instant: InstantMs, date: LocalDate, ranges: readonly TimeRange[]): boolean {
    const local = WARSAW.localAt(instant);
    return local.date === date && ranges.some(({ start, end }) => local.minute >= start && local.minute < end);
}

function covers(stretches: readonly Stretch[], instant: InstantMs): boolean {
    return stretches.some(({ from, until }) => instant >= from && instant < until);
}

function startsOf(runs: readonly StartRun[]): InstantMs[] {
    return runs.flatMap(({ first, last }) => Array.from({ length: (last - first) / GRID + 1 }, (_, step) => first + step * GRID));
}

describe('when a person works', () => {
    it('X-B2-12 X-B2-7 is whenever the clock on the wall shows her hours, on every day around both changes of 2026–2030', () => {
        fc.assert(
            fc.property(anyDay, fc.array(anyRange, { maxLength: 4 }), (date, ranges) => {
                const stretches = instantsOf(date, ranges, WARSAW);
                const { start, end } = localDay(date, WARSAW);
                for (let instant = start - GRID; instant < end + GRID; instant += GRID) {
                    expect(covers(stretches, instant), `${date} ${instant}`).toBe(isShown(instant, date, ranges));
                }
            }),
            { numRuns: 30 }
        );
    });

    it('X-B2-36 a whole day is the local day: 23, 24 or 25 hours', () => {
        for (const date of DAYS) {
            const [whole] = instantsOf(date, [{ start: 0, end: 1440 }], WARSAW);
            expect((whole!.until - whole!.from) / (60 * MS_PER_MINUTE)).toBe(dayLengthHours(date, WARSAW));
        }
    });

    it('hours that lie in the missing hour alone are no time at all', () => {
        expect(instantsOf('2027-03-28', [{ start: 120, end: 180 }], WARSAW)).toEqual([]);
    });
});

describe('what is left, and what fits', () => {
    const anyStretches = fc.array(
        fc.tuple(fc.nat(100), fc.nat(30)).map(([from, length]): Stretch => ({ from: from * GRID, until: (from + length) * GRID })),
        { maxLength: 6 }
    );

    it('without() leaves exactly what was there and is not taken', () => {
        fc.assert(
            fc.property(anyStretches, anyStretches, (there, taken) => {
                const left = without(there, taken);
                for (let at = 0; at < 140 * GRID; at += GRID) expect(covers(left, at)).toBe(covers(there, at) && !covers(taken, at));
                expect(union(left)).toEqual(left);
            })
        );
    });

    it('X-B2-25 the last start is where the visit still ends in time, and every start of a run fits whole', () => {
        fc.assert(
            fc.property(anyStretches, fc.integer({ min: 1, max: 24 }), (free, steps) => {
                const [joined, window] = [union(free), { from: 0, until: 200 * GRID }];
                const starts = new Set(startsOf(startRuns(joined, steps * 5, window)));
                for (let at = 0; at < 140 * GRID; at += GRID) {
                    const fits = joined.some(({ from, until }) => at >= from && at + steps * GRID <= until);
                    expect(starts.has(at)).toBe(fits);
                }
            })
        );
    });

    it('starts lie on the grid and inside the window, its end left out', () => {
        const free = [{ from: 60_000, until: MS_PER_DAY }];
        expect(startRuns(free, 30, { from: 61_000, until: 4 * GRID })).toEqual([{ first: GRID, last: 3 * GRID }]);
        expect(startRuns(free, 30, { from: 0, until: 4 * GRID + 1 })).toEqual([{ first: GRID, last: 4 * GRID }]);
        expect(startRuns(free, 30, { from: GRID, until: GRID })).toEqual([]);
    });

    it('X-B2-27 hours of several people that overlap lose none of the earlier ones', () => {
        const [early, late] = [
            { first: 72 * GRID, last: 120 * GRID },
            { first: 96 * GRID, last: 120 * GRID }
        ];
        expect(mergedRuns([late, early])).toEqual([early]);
        expect(
            startsOf(
                mergedRuns([
                    { first: 0, last: GRID },
                    { first: 3 * GRID, last: 3 * GRID }
                ])
            )
        ).toEqual([0, GRID, 3 * GRID]);
    });
});
