import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMinuteOfDay } from './local-time.js';
import { formatRanges, parseRanges, subtractRanges, type TextRange, type TimeRange, unionOfRanges } from './ranges.js';

const anyRange: fc.Arbitrary<TimeRange> = fc
    .tuple(fc.nat(1440), fc.nat(1440))
    .filter(([left, right]) => left !== right)
    .map(([left, right]) => ({ start: Math.min(left, right), end: Math.max(left, right) }));

const anyRanges = fc.array(anyRange, { maxLength: 6 });

function minutesOf(ranges: readonly TimeRange[]): Set<number> {
    const minutes = new Set<number>();
    for (const { start, end } of ranges) for (let minute = start; minute < end; minute += 1) minutes.add(minute);
    return minutes;
}

function isTidy(ranges: readonly TimeRange[]): boolean {
    return ranges.every(({ start, end }, at) => start < end && (at === 0 || (ranges[at - 1]?.end ?? start) < start));
}

function read(...texts: [string, string][]): unknown {
    const result = parseRanges(texts.map(([start, end]) => ({ start, end })));
    return result.ok ? formatRanges(result.ranges) : result.problem;
}

describe('O2 ranges of a day', () => {
    test('O2: ranges are sorted, and joined where they touch', () => {
        expect(read(['14:00', '18:00'], ['09:00', '12:00'], ['12:00', '13:00'])).toEqual([
            { start: '09:00', end: '13:00' },
            { start: '14:00', end: '18:00' }
        ]);
        expect(read(['18:00', '24:00'])).toEqual([{ start: '18:00', end: '24:00' }]);
        expect(read()).toEqual([]);
    });

    test('O2: ranges that overlap are refused, and both are named', () => {
        expect(read(['14:00', '18:00'], ['09:00', '14:05'])).toEqual({ kind: 'overlap', index: 0, other: 1 });
        expect(read(['09:00', '12:00'], ['09:00', '12:00'])).toEqual({ kind: 'overlap', index: 1, other: 0 });
    });

    test('O2: a range that is empty, crosses midnight or ends at 00:00 is refused', () => {
        expect(read(['09:00', '09:00'])).toEqual({ kind: 'empty', index: 0 });
        expect(read(['09:00', '17:00'], ['20:00', '02:00'])).toEqual({ kind: 'crosses_midnight', index: 1 });
        expect(read(['20:00', '00:00'])).toEqual({ kind: 'ends_at_zero', index: 0 });
    });

    test('O2: a bad time is refused with its place and its reason', () => {
        expect(read(['24:00', '24:00'])).toEqual({ kind: 'bad_start', index: 0, problem: 'no_such_time' });
        expect(read(['09:00', '17:00'], ['18:00', '24:30'])).toEqual({ kind: 'bad_end', index: 1, problem: 'no_such_time' });
        expect(read(['9:00', '17:00'])).toEqual({ kind: 'bad_start', index: 0, problem: 'bad_shape' });
        expect(read(['09:00', '17:00+02:00'])).toEqual({ kind: 'bad_end', index: 0, problem: 'instant_or_offset' });
    });

    test('O2: ranges that are read cover the same minutes, and are refused only for an overlap', () => {
        fc.assert(
            fc.property(anyRanges, (ranges) => {
                const texts: TextRange[] = ranges.map(({ start, end }) => ({
                    start: formatMinuteOfDay(start),
                    end: formatMinuteOfDay(end)
                }));
                const result = parseRanges(texts);
                const minutes = minutesOf(ranges);
                const isDisjoint = minutes.size === ranges.reduce((sum, { start, end }) => sum + end - start, 0);
                expect(result.ok).toBe(isDisjoint);
                if (!result.ok) return;
                expect(minutesOf(result.ranges)).toEqual(minutes);
                expect(isTidy(result.ranges)).toBe(true);
                expect(parseRanges(formatRanges(result.ranges))).toEqual(result);
            })
        );
    });

    test('O2 X-B2-27: the union keeps every minute of every range, and the difference none of those taken', () => {
        fc.assert(
            fc.property(anyRanges, anyRanges, (ranges, taken) => {
                const union = unionOfRanges(ranges);
                expect(minutesOf(union)).toEqual(minutesOf(ranges));
                expect(isTidy(union)).toBe(true);

                const free = subtractRanges(ranges, taken);
                const takenMinutes = minutesOf(taken);
                expect(minutesOf(free)).toEqual(new Set([...minutesOf(ranges)].filter((minute) => !takenMinutes.has(minute))));
                expect(isTidy(free)).toBe(true);
            })
        );
    });
});
