import { afterEach, describe, expect, test } from 'vitest';
import { type HostClock, hostTimeZoneProblem, processClock } from './host-time-zone.js';
import { WARSAW } from './warsaw.js';

const processZone = process.env.TZ;
const WINTER = Date.parse('2026-12-05T10:17Z');

function hostIn(zone: string): HostClock {
    process.env.TZ = zone;
    return { now: () => WINTER, offsetMinutesAt: processClock.offsetMinutesAt };
}

afterEach(() => {
    if (processZone === undefined) delete process.env.TZ;
    else process.env.TZ = processZone;
});

describe('K9 the guard of ports that read the process clock', () => {
    test('K9: a host in the salons’ time has no problem, whatever its zone is called', () => {
        for (const zone of ['Europe/Warsaw', 'Europe/Berlin', 'Europe/Paris'])
            expect(hostTimeZoneProblem('Europe/Warsaw', hostIn(zone))).toBeNull();
    });

    test('K9: a host in UTC or New York is wrong at once, and the problem says by how much', () => {
        expect(hostTimeZoneProblem('Europe/Warsaw', hostIn('UTC'))).toEqual({
            kind: 'wrong_offset',
            timeZone: 'Europe/Warsaw',
            at: WINTER,
            expectedMinutes: 60,
            hostMinutes: 0
        });
        expect(hostTimeZoneProblem('Europe/Warsaw', hostIn('America/New_York'))).toMatchObject({ kind: 'wrong_offset', hostMinutes: -300 });
    });

    test('K9: a host that is right today and wrong in summer is found today', () => {
        const problem = hostTimeZoneProblem('Europe/Warsaw', hostIn('Africa/Algiers'));
        expect(problem).toMatchObject({ kind: 'wrong_offset', expectedMinutes: 120, hostMinutes: 60 });
    });

    test('K9: a host that changes its clocks an hour late is found', () => {
        const late: HostClock = { now: () => WINTER, offsetMinutesAt: (instant) => WARSAW.offsetMinutesAt(instant - 3_600_000) };
        expect(hostTimeZoneProblem('Europe/Warsaw', late)).toMatchObject({ kind: 'wrong_offset', expectedMinutes: 120, hostMinutes: 60 });
    });

    test('K9: the clock of this process is read when none is given', () => {
        process.env.TZ = 'Europe/Warsaw';
        expect(hostTimeZoneProblem()).toBeNull();
        process.env.TZ = 'UTC';
        expect(hostTimeZoneProblem()).toMatchObject({ kind: 'wrong_offset', hostMinutes: 0 });
    });

    test('K9: null skips the guard without a look at the clock', () => {
        const broken: HostClock = {
            now: () => expect.fail('read the clock'),
            offsetMinutesAt: () => expect.fail('read the offset')
        };
        expect(hostTimeZoneProblem(null, broken)).toBeNull();
    });

    test('K9: a zone whose rules are not known here is a problem and not a pass', () => {
        expect(hostTimeZoneProblem('Mars/Olympus', hostIn('Europe/Warsaw'))).toEqual({
            kind: 'unknown_time_zone',
            timeZone: 'Mars/Olympus'
        });
    });
});
