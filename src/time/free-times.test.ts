import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldStarts, START_GRID_MINUTES, type StartRange, unfoldStarts, type WorkerStarts } from './free-times.js';
import { type InstantMs, MS_PER_HOUR, MS_PER_MINUTE } from './instant.js';
import { addDays, type LocalDate } from './local-date.js';
import { localDay } from './local-day.js';
import { formatMinuteOfDay, parseLocalTime } from './local-time.js';
import { WARSAW } from './warsaw.js';

const GRID = START_GRID_MINUTES * MS_PER_MINUTE;

const CHANGES: LocalDate[] = [
    '2026-03-29',
    '2026-10-25',
    '2027-03-28',
    '2027-10-31',
    '2028-03-26',
    '2028-10-29',
    '2029-03-25',
    '2029-10-28',
    '2030-03-31',
    '2030-10-27'
];

/** Two days around a change of clocks or anywhere, as a list of stretches each worker is free to begin in. */
const anySchedule: fc.Arbitrary<WorkerStarts[]> = fc
    .oneof(fc.constantFrom(...CHANGES), fc.constant<LocalDate>('2026-07-15'))
    .chain((day) => {
        const from = localDay(addDays(day, -1), WARSAW).start;
        const slots = (localDay(day, WARSAW).end - from) / GRID;
        const stretch = fc.tuple(fc.nat(slots - 1), fc.integer({ min: 1, max: 80 }));
        const single = fc.nat(slots - 1).map((at): [number, number] => [at, 1]);
        return fc.array(fc.array(fc.oneof(stretch, single), { maxLength: 5 }), { maxLength: 4 }).map((workers) =>
            workers.map((stretches, index) => ({
                workerId: `w${index}`,
                starts: stretches.flatMap(([at, length]) => Array.from({ length }, (_, step) => from + (at + step) * GRID))
            }))
        );
    });

function allStarts(workers: readonly WorkerStarts[]): InstantMs[] {
    return [...new Set(workers.flatMap((worker) => worker.starts))].sort((left, right) => left - right);
}

/** What the clock shows in the course of a day: for each minute of the day, the instants at which it does. */
const clockOf = remember((date: LocalDate): Map<number, InstantMs[]> => {
    const shown = new Map<number, InstantMs[]>();
    const { start, end } = localDay(date, WARSAW);
    for (let instant = start; instant < end; instant += GRID) {
        const { minute } = WARSAW.localAt(instant);
        shown.set(minute, [...(shown.get(minute) ?? []), instant]);
    }
    return shown;
});

function remember<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
    const known = new Map<Key, Value>();
    return (key) => {
        const value = known.get(key) ?? read(key);
        known.set(key, value);
        return value;
    };
}

/** The starts of a range as a person would read them off its texts, with the clock as the only help. */
function readOff(range: StartRange): InstantMs[] {
    const [first, last] = [parseLocalTime(formatMinuteOfDay(range.first)), parseLocalTime(formatMinuteOfDay(range.last))];
    if (!first.ok || !last.ok) return expect.fail('a range without times');
    const starts: InstantMs[] = [];
    for (let minute = first.minute; minute <= last.minute; minute += START_GRID_MINUTES) {
        const instants = clockOf(range.date).get(minute);
        starts.push(instants?.[range.repeated ? 1 : 0] ?? expect.fail(`no ${range.date} ${formatMinuteOfDay(minute)}`));
    }
    return starts;
}

function starts(from: string, count: number): InstantMs[] {
    return Array.from({ length: count }, (_, step) => Date.parse(from) + step * GRID);
}

function texts(ranges: readonly StartRange[]): string[] {
    return ranges.map((range) => {
        const times = `${range.date} ${formatMinuteOfDay(range.first)}–${formatMinuteOfDay(range.last)}`;
        return `${times}${range.repeated ? ' again' : ''} ${range.workerIds.join('+')}`;
    });
}

describe('K5 free times', () => {
    test('K5: a run of starts becomes one range from the first to the last start', () => {
        const ranges = foldStarts(
            [{ workerId: 'anna', starts: [...starts('2026-12-05T08:00Z', 13), ...starts('2026-12-05T12:30Z', 1)] }],
            WARSAW
        );
        expect(texts(ranges)).toEqual(['2026-12-05 09:00–10:00 anna', '2026-12-05 13:30–13:30 anna']);
    });

    test('K5 X-B2-28: two workers who follow each other do not become one range that neither can keep', () => {
        const anna = { workerId: 'anna', starts: starts('2026-12-05T08:00Z', 13) };
        const ola = { workerId: 'ola', starts: starts('2026-12-05T08:30Z', 19) };
        expect(texts(foldStarts([anna, ola], WARSAW))).toEqual(['2026-12-05 09:00–10:00 anna', '2026-12-05 10:05–11:00 ola']);
    });

    test('K5 X-B2-27: a worker free longer takes the range whole, and the earliest start stays', () => {
        const long = { workerId: 'long', starts: starts('2026-12-05T05:00Z', 49) };
        const short = { workerId: 'short', starts: starts('2026-12-05T07:00Z', 25) };
        expect(texts(foldStarts([short, long], WARSAW))).toEqual(['2026-12-05 06:00–10:00 long']);
        expect(texts(foldStarts([long, { ...long, workerId: 'other' }], WARSAW))).toEqual(['2026-12-05 06:00–10:00 long+other']);
    });

    test('K5: ranges break at midnight, where an hour is skipped, and where one comes round again', () => {
        const workerId = 'night';
        expect(texts(foldStarts([{ workerId, starts: starts('2026-12-05T22:30Z', 13) }], WARSAW))).toEqual([
            '2026-12-05 23:30–23:55 night',
            '2026-12-06 00:00–00:30 night'
        ]);
        expect(texts(foldStarts([{ workerId, starts: starts('2027-03-28T00:30Z', 13) }], WARSAW))).toEqual([
            '2027-03-28 01:30–01:55 night',
            '2027-03-28 03:00–03:30 night'
        ]);
        expect(texts(foldStarts([{ workerId, starts: starts('2026-10-25T00:30Z', 24) }], WARSAW))).toEqual([
            '2026-10-25 02:30–02:55 night',
            '2026-10-25 02:00–02:55 again night',
            '2026-10-25 03:00–03:25 night'
        ]);
    });

    test('K5 X-B2-7: folding and unfolding gives back exactly the starts, over both clock changes of 2026–2030', () => {
        fc.assert(
            fc.property(anySchedule, (workers) => {
                expect(unfoldStarts(foldStarts(workers, WARSAW), WARSAW)).toEqual(allStarts(workers));
            }),
            { numRuns: 200 }
        );
    });

    test('K5: what a person reads off the ranges is each start, once, in order', () => {
        fc.assert(
            fc.property(anySchedule, (workers) => {
                const ranges = foldStarts(workers, WARSAW);
                const read = ranges.flatMap(readOff);
                expect(read).toEqual(allStarts(workers));
            }),
            { numRuns: 150 }
        );
    });

    test('K5 X-B2-28: every range can be booked whole with each of its workers', () => {
        fc.assert(
            fc.property(anySchedule, (workers) => {
                const free = new Map(workers.map((worker) => [worker.workerId, new Set(worker.starts)]));
                for (const range of foldStarts(workers, WARSAW)) {
                    expect(range.workerIds.length).toBeGreaterThan(0);
                    const inRange = unfoldStarts([range], WARSAW);
                    for (const workerId of range.workerIds) expect(inRange.every((start) => free.get(workerId)?.has(start))).toBe(true);
                }
            })
        );
    });

    test('K5: starts off the grid of other workers lose nothing', () => {
        const fives = { workerId: 'fives', starts: starts('2026-12-05T08:00Z', 4) };
        const twos = { workerId: 'twos', starts: starts('2026-12-05T08:02Z', 4) };
        const ranges = foldStarts([fives, twos], WARSAW);
        expect(unfoldStarts(ranges, WARSAW)).toEqual(allStarts([fives, twos]));
        expect(foldStarts([], WARSAW)).toEqual([]);
    });

    test('K5: a range over a time that does not exist is an error of the program', () => {
        const range = { date: '2027-03-28', first: 120, last: 150, repeated: false, workerIds: ['anna'] } as const;
        expect(() => unfoldStarts([range], WARSAW)).toThrow(RangeError);
    });

    test('K5: a day of ten workers folds in one pass', () => {
        const day = localDay('2026-12-05', WARSAW).start;
        const workers = Array.from({ length: 10 }, (_, index) => ({
            workerId: `w${index}`,
            starts: Array.from({ length: 288 }, (_unused, step) => day + step * GRID)
        }));
        expect(foldStarts(workers, WARSAW)).toHaveLength(1);
        expect(unfoldStarts(foldStarts(workers, WARSAW), WARSAW).at(-1)).toBe(day + 24 * MS_PER_HOUR - GRID);
    });
});
