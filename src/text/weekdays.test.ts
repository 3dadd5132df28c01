import { describe, expect, test } from 'vitest';
import { dateWithWeekday, dayAndMonth, onWeekday, relativeDay, weekdayName } from './weekdays.js';

const MONDAY = Date.parse('2026-11-30');
const MS_PER_DAY = 86_400_000;

describe('K8 days and months in words', () => {
    test.each(['pl', 'en'] as const)('K8: the days of the week in %s are named as Intl names them, Monday first', (language) => {
        const byIntl = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
        for (let weekday = 0; weekday < 7; weekday += 1) {
            expect(weekdayName(weekday, language)).toBe(byIntl.format(MONDAY + weekday * MS_PER_DAY));
        }
    });

    test.each([
        ['pl', 'pl'],
        ['en', 'en-GB']
    ] as const)('K8: every day of a leap year is said in %s as Intl says it', (language, tag) => {
        const byIntl = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
        for (let day = Date.parse('2028-01-01'); day < Date.parse('2029-01-01'); day += MS_PER_DAY) {
            expect(dayAndMonth({ date: new Date(day).toISOString().slice(0, 10) }, language)).toBe(byIntl.format(day));
        }
    });

    test('K8: a day of the week answers "when" in its own case', () => {
        expect([0, 1, 2, 3, 4, 5, 6].map((weekday) => onWeekday(weekday, 'pl'))).toEqual([
            'w poniedziałek',
            'we wtorek',
            'w środę',
            'w czwartek',
            'w piątek',
            'w sobotę',
            'w niedzielę'
        ]);
        expect(onWeekday(5, 'en')).toBe('on Saturday');
    });

    test('X-B2-17: a date is written beside its day of the week', () => {
        expect(dateWithWeekday({ date: '2026-12-05', weekday: 5 }, 'pl')).toBe('sobota 2026-12-05');
        expect(dateWithWeekday({ date: '2026-12-05', weekday: 5 }, 'en')).toBe('Saturday 2026-12-05');
        expect(dayAndMonth({ date: '2026-12-05' }, 'pl')).toBe('5 grudnia');
    });

    test('X-B2-18: today and tomorrow have words, a day further off or past has none', () => {
        expect([0, 1, 2, 3].map((days) => relativeDay(days, 'pl'))).toEqual(['dziś', 'jutro', 'pojutrze', undefined]);
        expect([0, 1, 2, -1].map((days) => relativeDay(days, 'en'))).toEqual(['today', 'tomorrow', undefined, undefined]);
    });

    test('K8: a day or month that does not exist is an error of the program', () => {
        for (const weekday of [-1, 7, 0.5, NaN]) expect(() => weekdayName(weekday, 'pl')).toThrow(RangeError);
        expect(() => dayAndMonth({ date: '2026-13-01' }, 'pl')).toThrow(RangeError);
    });
});
