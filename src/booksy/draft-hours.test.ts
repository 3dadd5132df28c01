import { describe, expect, it } from 'vitest';
import { draftHours } from './draft-hours.js';
import { draftNotes } from './texts.pl.js';

const row = (day_of_week: number | string, open_from: string, open_till: string) => ({ day_of_week, open_from, open_till });
const ranges = (hours: ReturnType<typeof draftHours>, day: number): readonly string[] =>
    (hours.days[day]?.ranges ?? []).map(({ start, end }) => `${start}-${end}`);

describe('Y6 opening hours', () => {
    it('Y6 counts Monday as day 0 and gives all seven days', () => {
        const hours = draftHours({ open_hours: [row(1, '09:00', '17:00'), row(6, '10:00', '15:00')] }, undefined);
        expect(hours.days.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6]);
        expect(ranges(hours, 0)).toEqual(['09:00-17:00']);
        expect(ranges(hours, 1)).toEqual([]);
        expect(ranges(hours, 5)).toEqual(['10:00-15:00']);
        expect(hours).toMatchObject({ origin: 'payload', notes: [] });
    });

    it.each([0, 7, '0', '7'])('Y6 takes %j as Sunday', (day) => {
        expect(ranges(draftHours({ open_hours: [row(day, '10:00', '14:00')] }, undefined), 6)).toEqual(['10:00-14:00']);
    });

    it('Y6 reads split days from repeated rows and from nested hours', () => {
        const split = draftHours({ open_hours: [row(3, '14:00', '19:00'), row(3, '09:00', '13:00')] }, undefined);
        expect(ranges(split, 2)).toEqual(['09:00-13:00', '14:00-19:00']);
        const nested = {
            day_of_week: 3,
            hours: [
                { hour_from: '09:00', hour_till: '13:00' },
                { hour_from: '12:00', hour_till: '19:00' }
            ]
        };
        expect(ranges(draftHours({ opening_hours: [nested] }, undefined), 2)).toEqual(['09:00-19:00']);
    });

    it.each([
        ['00:00', '12:00-24:00'],
        ['02:00', '12:00-24:00'],
        ['24:00', '12:00-24:00'],
        ['20:00:00', '12:00-20:00']
    ])('Y6 reads an end of %s', (till, expected) => {
        expect(ranges(draftHours({ open_hours: [row(1, '12:00', till)] }, undefined), 0)).toEqual([expected]);
    });

    it('Y6 puts odd minutes on the grid of five and says so', () => {
        const hours = draftHours({ open_hours: [row(1, '09:02', '17:59')] }, undefined);
        expect(ranges(hours, 0)).toEqual(['09:05-17:55']);
        expect(hours.notes).toEqual([draftNotes.hoursRounded]);
    });

    it('Y6 tells of rows it cannot read and keeps the others', () => {
        const hours = draftHours(
            { open_hours: [row(1, '09:00', '17:00'), row(2, 'rano', '17:00'), row(9, '09:00', '17:00'), {}] },
            undefined
        );
        expect(ranges(hours, 0)).toEqual(['09:00-17:00']);
        expect(hours.notes).toEqual([draftNotes.hoursUnreadable]);
    });

    it('Y6 believes schema.org about a day on which both differ, and says so', () => {
        const jsonLd = {
            openingHoursSpecification: [{ dayOfWeek: ['Monday', 'https://schema.org/Tuesday'], opens: '10:00', closes: '18:00' }]
        };
        const hours = draftHours({ open_hours: [row(1, '10:00', '18:00'), row(2, '09:00', '17:00'), row(3, '08:00', '12:00')] }, jsonLd);
        expect([ranges(hours, 0), ranges(hours, 1), ranges(hours, 2)]).toEqual([['10:00-18:00'], ['10:00-18:00'], ['08:00-12:00']]);
        expect(hours).toMatchObject({ origin: 'payload', notes: [draftNotes.hoursDiffer('wtorek')] });
    });

    it('Y6 takes schema.org alone where the page has no hours, and none where nobody says', () => {
        const hours = draftHours(undefined, { openingHoursSpecification: [{ dayOfWeek: ['Sunday'], opens: '10:00', closes: '14:00' }] });
        expect(ranges(hours, 6)).toEqual(['10:00-14:00']);
        expect(hours.origin).toBe('json_ld');
        expect(draftHours({}, {})).toEqual({ days: [], notes: [] });
    });
});
