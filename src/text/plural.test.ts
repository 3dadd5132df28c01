import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { englishCount, englishPlural, polishCount, polishPlural } from './plural.js';

const polish = { one: 'one', few: 'few', many: 'many' };
const english = { one: 'one', other: 'other' };

describe('K8 plurals', () => {
    test('K8: every whole number takes the Polish form that Intl names', () => {
        const rules = new Intl.PluralRules('pl');
        for (let count = 0; count <= 1200; count += 1) expect(polishPlural(count, polish)).toBe(rules.select(count));
        fc.assert(
            fc.property(fc.nat(), (count) => {
                expect(polishPlural(count, polish)).toBe(rules.select(count));
            })
        );
    });

    test('K8: every whole number takes the English form that Intl names', () => {
        const rules = new Intl.PluralRules('en');
        for (let count = 0; count <= 120; count += 1) expect(englishPlural(count, english)).toBe(rules.select(count));
    });

    test('K8: a count is written with its noun', () => {
        const uslugi = { one: 'usługa', few: 'usługi', many: 'usług' };
        expect([0, 1, 2, 5, 12, 22].map((count) => polishCount(count, uslugi))).toEqual([
            '0 usług',
            '1 usługa',
            '2 usługi',
            '5 usług',
            '12 usług',
            '22 usługi'
        ]);
        expect(englishCount(2, { one: 'service', other: 'services' })).toBe('2 services');
    });
});
