import { describe, expect, test } from 'vitest';
import { MS_PER_MINUTE } from './instant.js';
import { addDays, type LocalDate } from './local-date.js';
import { dayLengthHours, localDay } from './local-day.js';
import { WARSAW } from './warsaw.js';

describe('K5 local days', () => {
    test('K5: a day has 23 hours in spring, 25 in autumn, and 24 otherwise', () => {
        expect(dayLengthHours('2027-03-28', WARSAW)).toBe(23);
        expect(dayLengthHours('2026-10-25', WARSAW)).toBe(25);
        expect(dayLengthHours('2026-12-05', WARSAW)).toBe(24);
    });

    test('K5: every year of 2020–2100 has one short and one long day', () => {
        for (let year = 2020; year <= 2100; year += 1) {
            const lengths = new Map<number, number>();
            for (let date = `${year}-01-01` as LocalDate; date.startsWith(String(year)); date = addDays(date, 1)) {
                const length = dayLengthHours(date, WARSAW);
                lengths.set(length, (lengths.get(length) ?? 0) + 1);
            }
            expect([lengths.get(23), lengths.get(25), lengths.size]).toEqual([1, 1, 3]);
        }
    });

    test('X-B2-36: a day is the local one, from its midnight to the next, and not the UTC one', () => {
        const { start, end } = localDay('2026-07-15', WARSAW);
        expect(new Date(start).toISOString()).toBe('2026-07-14T22:00:00.000Z');
        expect(new Date(end).toISOString()).toBe('2026-07-15T22:00:00.000Z');
        expect(WARSAW.localAt(start)).toEqual({ date: '2026-07-15', minute: 0 });
        expect(WARSAW.localAt(end - MS_PER_MINUTE)).toEqual({ date: '2026-07-15', minute: 1439 });
    });

    test('X-B2-12: opening at nine stays nine by the clock over both changes', () => {
        for (const date of ['2026-10-24', '2026-10-25', '2026-10-26', '2027-03-27', '2027-03-28', '2027-03-29'] as const) {
            const resolution = WARSAW.resolve(date, 9 * 60);
            expect(resolution.kind === 'ok' && WARSAW.localAt(resolution.utc)).toEqual({ date, minute: 9 * 60 });
        }
    });
});
