import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { MS_PER_DAY } from '../time/instant.js';
import { localDateOf } from '../time/local-date.js';
import { customerFormats } from './formats.js';

const LOCALES = ['pl-PL', 'en-GB', 'de-DE', 'uk-UA', 'cs-CZ', 'sk-SK', 'fr-FR', 'es-ES', 'it-IT', 'lt-LT', 'ru-RU'];

describe('K8 customerFormats', () => {
    it('K8 writes "8,3 km", "60 zł" and "45 min" in Polish, and their like in English', () => {
        const [polish, english] = [customerFormats('pl-PL'), customerFormats('en-GB')];
        expect([polish.distance(8_312), polish.price(60), polish.duration(45)]).toEqual(['8,3\u00a0km', '60\u00a0zł', '45\u00a0min']);
        expect([english.distance(8_312), english.price(60.5), english.duration(90)]).toEqual([
            '8.3\u00a0km',
            '60.50\u00a0zł',
            '1\u00a0h 30\u00a0min'
        ]);
        expect([polish.distance(450), polish.price(1250.5), polish.price(12_500)]).toEqual([
            '450\u00a0m',
            '1250,50\u00a0zł',
            '12\u00a0500\u00a0zł'
        ]);
        expect([polish.weekday('2026-12-05'), polish.date('2026-12-05')]).toEqual(['sobota', 'sobota 2026-12-05']);
        expect([english.weekday('2026-12-05'), english.date('2026-12-05')]).toEqual(['Saturday', 'Saturday 2026-12-05']);
    });

    it.each(LOCALES)('K8 rule 21 writes numbers of %s as Intl does', (locale) => {
        const formats = customerFormats(locale);
        const decimals = (count: number) => new Intl.NumberFormat(locale, { minimumFractionDigits: count, maximumFractionDigits: count });
        fc.assert(
            fc.property(fc.nat(99_999_99), fc.nat(900_000), (grosze, metres) => {
                expect(formats.price(grosze / 100)).toBe(`${decimals(grosze % 100 === 0 ? 0 : 2).format(grosze / 100)}\u00a0zł`);
                if (metres >= 1000) expect(formats.distance(metres)).toBe(`${decimals(1).format(metres / 1000)}\u00a0km`);
            }),
            { numRuns: 60 }
        );
    });

    it('K8 X-B2-17 names the weekday that Intl names', () => {
        const polish = new Intl.DateTimeFormat('pl-PL', { weekday: 'long', timeZone: 'UTC' });
        const english = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
        for (let day = 20_000; day < 20_400; day++) {
            const date = localDateOf(day);
            expect(customerFormats('pl-PL').weekday(date)).toBe(polish.format(day * MS_PER_DAY));
            expect(customerFormats('en-GB').weekday(date)).toBe(english.format(day * MS_PER_DAY));
        }
    });

    it('K8 falls back to pl-PL for a tag that is not understood, and says which tag it understood', () => {
        for (const tag of ['', 'x', 'klingon', 'pl_PL', 'en-', undefined]) expect(customerFormats(tag).locale).toBe('pl-PL');
        expect(customerFormats('de-AT').locale).toBe('de-AT');
    });

    it('writes no day that does not exist', () => {
        expect(() => customerFormats('pl-PL').date('2026-02-30')).toThrow(RangeError);
    });
});
