import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** What the canister's engine lacks, or has in name only. */
function refuse(): never {
    throw new Error('this engine knows no locales');
}

beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('Intl', undefined);
    vi.spyOn(Number.prototype, 'toLocaleString').mockImplementation(refuse);
    vi.spyOn(String.prototype, 'localeCompare').mockImplementation(refuse);
    vi.spyOn(String.prototype, 'toLocaleLowerCase').mockImplementation(refuse);
});

afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
});

describe('K8 text in an engine without Intl', () => {
    test('K8: numbers, prices, distances and durations are written', async () => {
        const { formatDistance, formatDuration, formatPrice } = await import('./units.js');
        expect(formatPrice(1250.5, 'uk')).toBe('1\u00a0250,50\u00a0zł');
        expect(formatDistance(8260, 'pl')).toBe('8,3\u00a0km');
        expect(formatDuration(90)).toBe('1\u00a0h 30\u00a0min');
    });

    test('K8: names are sorted, folded and compared', async () => {
        const { sortPolish } = await import('./collation.js');
        const { foldPolish, isSamePhrase } = await import('./normalise.js');
        expect(sortPolish(['ż', 'z', 'ł', 'l'], (name) => name)).toEqual(['l', 'ł', 'z', 'ż']);
        expect(foldPolish('Łódź')).toBe('lodz');
        expect(isSamePhrase('ŻEL', 'Z\u0307el')).toBe(true);
    });

    test('K8: locales, days and plurals are known', async () => {
        const { localeFor } = await import('./locale.js');
        const { dateWithWeekday } = await import('./weekdays.js');
        const { polishCount } = await import('./plural.js');
        expect(localeFor('en-GB').language).toBe('en');
        expect(dateWithWeekday({ date: '2026-12-05', weekday: 5 }, 'pl')).toBe('sobota 2026-12-05');
        expect(polishCount(3, { one: 'wizyta', few: 'wizyty', many: 'wizyt' })).toBe('3 wizyty');
    });
});
