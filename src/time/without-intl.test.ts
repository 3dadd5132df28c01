import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('Intl', undefined);
});

afterEach(() => {
    vi.unstubAllGlobals();
});

describe('K5 time in an engine without Intl', () => {
    test('K5: local times are found, missed and found twice', async () => {
        const { WARSAW } = await import('./warsaw.js');
        expect(WARSAW.resolve('2026-07-15', 600)).toEqual({ kind: 'ok', utc: Date.parse('2026-07-15T08:00Z') });
        expect(WARSAW.resolve('2027-03-28', 150)).toEqual({ kind: 'gap' });
        expect(WARSAW.resolve('2026-10-25', 150)).toMatchObject({ kind: 'fold' });
    });

    test('K9: the guard reads the process clock', async () => {
        const { hostTimeZoneProblem } = await import('./host-time-zone.js');
        const inUtc = { now: () => Date.parse('2026-12-05T10:00Z'), offsetMinutesAt: () => 0 };
        expect(hostTimeZoneProblem('Europe/Warsaw', inUtc)).toMatchObject({ kind: 'wrong_offset', expectedMinutes: 60, hostMinutes: 0 });
    });
});
