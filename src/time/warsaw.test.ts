import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { type InstantMs, MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from './instant.js';
import { addDays, type LocalDate, localDateOf } from './local-date.js';
import { formatMinuteOfDay } from './local-time.js';
import { WARSAW } from './warsaw.js';

const START_OF_2020 = Date.UTC(2020, 0, 1);
const END_OF_2100 = Date.UTC(2101, 0, 1);
const CHANGE_DAYS = changeDays();
const DAY_NUMBERS = { min: START_OF_2020 / MS_PER_DAY, max: END_OF_2100 / MS_PER_DAY - 1 };

const byIntl = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw', dateStyle: 'short', timeStyle: 'short' });
const processZone = process.env.TZ;

function written(instant: InstantMs): string {
    const { date, minute } = WARSAW.localAt(instant);
    return `${date} ${formatMinuteOfDay(minute)}`;
}

/** The days on which Intl, not our own rule, shows another offset than on the day before. */
function changeDays(): LocalDate[] {
    const offsets = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Warsaw', timeZoneName: 'longOffset' });
    const days: LocalDate[] = [];
    let before = '';
    for (let noon = START_OF_2020 + 12 * MS_PER_HOUR; noon < END_OF_2100; noon += MS_PER_DAY) {
        const offset = offsets.format(noon).split('GMT')[1] ?? '';
        if (before && offset !== before) days.push(localDateOf(Math.floor(noon / MS_PER_DAY)));
        before = offset;
    }
    return days;
}

afterEach(() => {
    if (processZone === undefined) delete process.env.TZ;
    else process.env.TZ = processZone;
});

describe('K5 Warsaw time without Intl', () => {
    test('X-B2-40: the offset of every hour of 2020–2100 is the one of the time-zone database', () => {
        process.env.TZ = 'Europe/Warsaw';
        for (let instant = START_OF_2020; instant < END_OF_2100; instant += MS_PER_HOUR) {
            const offset = -new Date(instant).getTimezoneOffset();
            if (WARSAW.offsetMinutesAt(instant) !== offset) expect.fail(new Date(instant).toISOString());
        }
        expect(new Date(2026, 6, 1).getTimezoneOffset()).toBe(-120);
    });

    test('X-B2-40: every quarter of an hour around every change of 2020–2100 is written as Intl writes it', () => {
        expect(CHANGE_DAYS).toHaveLength(2 * 81);
        for (const day of CHANGE_DAYS) {
            const from = Date.parse(addDays(day, -1));
            for (let instant = from; instant < from + 3 * MS_PER_DAY; instant += 15 * MS_PER_MINUTE) {
                if (written(instant) !== byIntl.format(instant)) expect.fail(new Date(instant).toISOString());
            }
        }
    });

    test('X-B2-9: any minute of 2020–2100 is written as Intl writes it, and found again', () => {
        fc.assert(
            fc.property(fc.integer({ min: START_OF_2020 / MS_PER_MINUTE, max: END_OF_2100 / MS_PER_MINUTE }), (minutes) => {
                const instant = minutes * MS_PER_MINUTE;
                expect(written(instant)).toBe(byIntl.format(instant));
                const { date, minute } = WARSAW.localAt(instant);
                const resolution = WARSAW.resolve(date, minute);
                const candidates =
                    resolution.kind === 'fold' ? [resolution.first, resolution.second] : [resolution.kind === 'ok' && resolution.utc];
                expect(candidates).toContain(instant);
            }),
            { numRuns: 1000 }
        );
    });

    test.each(['UTC', 'Europe/Warsaw', 'America/New_York'])(
        'K5: with the process in %s, each local minute has the instants that Intl knows',
        (zone) => {
            process.env.TZ = zone;
            const nearChange = fc
                .tuple(fc.constantFrom(...CHANGE_DAYS), fc.integer({ min: -1, max: 1 }))
                .map(([day, days]) => addDays(day, days));
            const anyDay = fc.integer(DAY_NUMBERS).map(localDateOf);
            fc.assert(
                fc.property(fc.oneof(nearChange, anyDay), fc.nat(1439), (date, minute) => {
                    const wall = `${date} ${formatMinuteOfDay(minute)}`;
                    const asIfUtc = Date.parse(date) + minute * MS_PER_MINUTE;
                    const instants = [2, 1]
                        .map((hours) => asIfUtc - hours * MS_PER_HOUR)
                        .filter((instant) => byIntl.format(instant) === wall);
                    const resolution = WARSAW.resolve(date, minute);
                    if (instants.length === 0) expect(resolution).toEqual({ kind: 'gap' });
                    else if (instants.length === 1) expect(resolution).toEqual({ kind: 'ok', utc: instants[0] });
                    else expect(resolution).toEqual({ kind: 'fold', first: instants[0], second: instants[1] });
                }),
                { numRuns: 1000 }
            );
        }
    );

    test('X-B2-14 X-B2-15: a local time that does not exist in spring has no instant, to the minute', () => {
        expect(WARSAW.resolve('2027-03-28', 119)).toEqual({ kind: 'ok', utc: Date.parse('2027-03-28T00:59Z') });
        for (let minute = 120; minute < 180; minute += 1) expect(WARSAW.resolve('2027-03-28', minute)).toEqual({ kind: 'gap' });
        expect(WARSAW.resolve('2027-03-28', 180)).toEqual({ kind: 'ok', utc: Date.parse('2027-03-28T01:00Z') });
    });

    test('X-B2-16: a local time that exists twice in autumn has both instants, an hour apart, the earlier first', () => {
        expect(WARSAW.resolve('2026-10-25', 150)).toEqual({
            kind: 'fold',
            first: Date.parse('2026-10-25T00:30Z'),
            second: Date.parse('2026-10-25T01:30Z')
        });
        expect(WARSAW.resolve('2026-10-25', 119)).toEqual({ kind: 'ok', utc: Date.parse('2026-10-24T23:59Z') });
        expect(WARSAW.resolve('2026-10-25', 180)).toEqual({ kind: 'ok', utc: Date.parse('2026-10-25T02:00Z') });
    });

    test('K5: minute 1440 is the midnight at the end of the date', () => {
        expect(WARSAW.resolve('2026-12-31', 1440)).toEqual(WARSAW.resolve('2027-01-01', 0));
        expect(WARSAW.resolve('2026-10-24', 1440)).toEqual(WARSAW.resolve('2026-10-25', 0));
    });
});
