import { describe, expect, test } from 'vitest';
import { MS_PER_HOUR } from './instant.js';
import { dayLengthHours, localDay } from './local-day.js';
import { zoneFromOffsets } from './offset-zone.js';

const SPRING = Date.parse('2026-03-27T22:00Z');
const AUTUMN = Date.parse('2026-10-24T21:00Z');

/** Clocks go forward over the first hour of a day, and back over the last one, as they did in Beirut. */
const midnightZone = zoneFromOffsets('Test/Midnight', (instant) => (instant >= SPRING && instant < AUTUMN ? 180 : 120));

/** West of Greenwich, half an hour at a time, as on Lord Howe Island but mirrored. */
const halfHourZone = zoneFromOffsets('Test/HalfHour', (instant) => (instant >= SPRING && instant < AUTUMN ? -210 : -240));

describe('K5 another zone is another table of offsets', () => {
    test('K5: a day whose midnight does not exist begins with its first minute', () => {
        expect(midnightZone.resolve('2026-03-28', 0)).toEqual({ kind: 'gap' });
        expect(midnightZone.resolve('2026-03-28', 60)).toEqual({ kind: 'ok', utc: SPRING });
        expect(localDay('2026-03-28', midnightZone)).toEqual({ start: SPRING, end: SPRING + 23 * MS_PER_HOUR });
    });

    test('K5: an hour repeated at the end of a day stays within that day', () => {
        expect(midnightZone.resolve('2026-10-24', 23 * 60)).toMatchObject({ kind: 'fold' });
        expect(dayLengthHours('2026-10-24', midnightZone)).toBe(25);
        expect(dayLengthHours('2026-10-25', midnightZone)).toBe(24);
    });

    test('K5: half an hour is skipped and repeated in a zone west of Greenwich', () => {
        expect(halfHourZone.localAt(SPRING - 1)).toEqual({ date: '2026-03-27', minute: 17 * 60 + 59 });
        expect(halfHourZone.resolve('2026-03-27', 18 * 60)).toEqual({ kind: 'gap' });
        expect(halfHourZone.localAt(SPRING)).toEqual({ date: '2026-03-27', minute: 18 * 60 + 30 });
        expect(halfHourZone.resolve('2026-10-24', 17 * 60)).toEqual({ kind: 'fold', first: AUTUMN - MS_PER_HOUR / 2, second: AUTUMN });
        expect(dayLengthHours('2026-10-24', halfHourZone)).toBe(24.5);
    });
});
