import { describe, expect, test } from 'vitest';
import { calendarDay, calendarFrom } from './calendar.js';

describe('P1 the calendar of a persona', () => {
    test('P1 X-B2-19: fourteen days are listed, each with its day of the week', () => {
        const days = calendarFrom('2026-12-28');
        expect(days).toHaveLength(14);
        expect(days[0]).toEqual({ date: '2026-12-28', weekday: 0 });
        expect(days[4]).toEqual({ date: '2027-01-01', weekday: 4 });
        expect(days[13]).toEqual({ date: '2027-01-10', weekday: 6 });
        expect(new Set(days.slice(0, 7).map((day) => day.weekday)).size).toBe(7);
    });

    test('P1: days are not lost or doubled where clocks change', () => {
        expect(calendarFrom('2026-10-24', 3).map((day) => day.date)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
        expect(calendarDay('2027-03-28')).toEqual({ date: '2027-03-28', weekday: 6 });
    });
});
