import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
    addDays,
    datePartsOf,
    daysBetween,
    formatLocalDate,
    isLocalDate,
    type LocalDate,
    localDateOf,
    parseLocalDate,
    weekdayOf
} from './local-date.js';

const anyDayNumber = fc.integer({ min: -354_285, max: 2_932_896 });

function problemOf(text: unknown): string {
    const result = parseLocalDate(text);
    return result.ok ? 'ok' : result.problem;
}

describe('K5 local dates', () => {
    test('K5: a date is read as it is written', () => {
        expect(parseLocalDate('2026-12-05')).toEqual({ ok: true, date: '2026-12-05' });
        expect(isLocalDate('2028-02-29')).toBe(true);
    });

    test('K5: a day that does not exist is refused', () => {
        const missing = [
            '2026-02-30',
            '2027-02-29',
            '2100-02-29',
            '2026-13-01',
            '2026-00-10',
            '2026-04-31',
            '2026-01-00',
            '9999-12-99',
            '0026-01-01'
        ];
        for (const text of missing) expect(problemOf(text)).toBe('no_such_date');
    });

    test('K5 X-B2-21: an instant or an offset instead of a local date is refused as such', () => {
        const instants = [
            '2026-12-05T10:00:00Z',
            '2026-12-05T10:00',
            '2026-12-05t10:00+02:00',
            '2026-12-05 10:00',
            '2026-12-05Z',
            '2026-12-05+02:00',
            '2026-12-05-05:00'
        ];
        for (const text of instants) expect(problemOf(text)).toBe('instant_or_offset');
    });

    test('K5: any other shape is refused, and what is no text as well', () => {
        const shapes = [
            '',
            ' 2026-12-05',
            '2026-12-05\n',
            '2026-12-5',
            '26-12-05',
            '05.12.2026',
            '2026/12/05',
            '20261205',
            'jutro',
            '+002026-12-05',
            '٢٠٢٦-12-05'
        ];
        for (const text of shapes) expect(problemOf(text)).toBe('bad_shape');
        for (const value of [null, undefined, 20261205, new Date(0), ['2026-12-05'], {}]) expect(problemOf(value)).toBe('not_text');
    });

    test('K5: every day of 1000–9999 is written and read back unchanged', () => {
        fc.assert(
            fc.property(anyDayNumber, (dayNumber) => {
                const date = localDateOf(dayNumber);
                expect(parseLocalDate(date)).toEqual({ ok: true, date });
                expect(formatLocalDate(datePartsOf(date))).toBe(date);
                expect(daysBetween('1970-01-01', date)).toBe(dayNumber);
            })
        );
    });

    test('K5: whatever is read as a date is that date', () => {
        const nearly = fc
            .tuple(fc.nat(9999), fc.nat(40), fc.nat(40))
            .map((parts) => parts.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-'));
        fc.assert(
            fc.property(nearly, (text) => {
                const parsed = new Date(`${text}T00:00:00Z`);
                const exists = text >= '1000' && !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
                expect(isLocalDate(text)).toBe(exists);
            }),
            { numRuns: 500 }
        );
    });

    test('K5: days are added and counted across months, years and clock changes', () => {
        expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
        expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
        expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
        expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
        fc.assert(
            fc.property(anyDayNumber, fc.integer({ min: -20_000, max: 20_000 }), (dayNumber, days) => {
                fc.pre(dayNumber + days >= -354_285 && dayNumber + days <= 2_932_896);
                const date = localDateOf(dayNumber);
                expect(daysBetween(date, addDays(date, days))).toBe(days);
            })
        );
    });

    test('K5: dates sort as text', () => {
        fc.assert(
            fc.property(anyDayNumber, anyDayNumber, (left, right) => {
                expect(localDateOf(left) < localDateOf(right)).toBe(left < right);
            })
        );
    });

    test('X-B2-17: the weekday of every day is the one that the calendar says, Monday first', () => {
        expect(weekdayOf('2026-12-05')).toBe(5);
        expect(weekdayOf('2026-10-25')).toBe(6);
        for (let date: LocalDate = '2020-01-01'; date < '2101'; date = addDays(date, 1)) {
            if ((new Date(date).getUTCDay() + 6) % 7 !== weekdayOf(date)) expect.fail(date);
        }
        expect(weekdayOf('1000-01-01')).toBe((new Date('1000-01-01').getUTCDay() + 6) % 7);
    });

    test('K5: a date that cannot be written is an error of the program, not another date', () => {
        for (const dayNumber of [0.5, NaN, Infinity, -354_286, 2_932_897]) expect(() => localDateOf(dayNumber)).toThrow(RangeError);
        expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
        for (const parts of [
            { year: 2026, month: 2, day: 30 },
            { year: 26, month: 1, day: 1 },
            { year: 2026, month: 13, day: 1 }
        ]) {
            expect(() => formatLocalDate(parts)).toThrow(RangeError);
        }
    });
});
