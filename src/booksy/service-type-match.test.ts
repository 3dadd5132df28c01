import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildServiceTypeIndex } from '../catalogue/service-type-index.js';
import catalogue from '../testing/data/service-types.json' with { type: 'json' };
import { scoreOfNames, type LabelledName } from './service-type-score.js';
import { ServiceTypeMatcher } from './service-type-match.js';

const matcher = new ServiceTypeMatcher(buildServiceTypeIndex(catalogue));
const typeOf = (name: string, category?: string, salonName?: string): string => matcher.match({ name, category, salonName })?.id ?? 'none';

function labelled(file: string): LabelledName[] {
    const text = readFileSync(new URL(`../../test/fixtures/booksy/${file}`, import.meta.url), 'utf8');
    const rows = text
        .trimEnd()
        .split('\n')
        .slice(1)
        .map((line) => line.split('\t'));
    return rows.map(([kind = '', category = '', name = '', expected = '', alsoOk = '']) => ({
        kind,
        category,
        name,
        expected,
        alsoOk: alsoOk.split(',')
    }));
}

/**
 * Which list was seen when: the first half of the labelled names and the composed ones were tuned on from the start. Scored before it was looked
 * at, the second half of the labelled names gave 78.9 % right and 11.0 % wrong; after that the first 100 public names gave 84 % and 7 %; after
 * those the next 93 gave 91.4 % and 5.4 %. Then 323 names were written and labelled before the matcher saw them, in three lots,
 * each scored before the next rules: 87.3 % and 3.2 % of 157, 86.2 % and 1.1 % of 87, 91.1 % and 1.3 % of 79. The figures below are those of lists that have all been looked at by now.
 */
describe('Y7 figures on labelled names', () => {
    it.each([
        ['service-names-labelled.tsv', 232, 88, 3],
        ['service-names-composed.tsv', 173, 97, 1],
        ['service-names-public.tsv', 193, 92, 2],
        ['service-names-written.tsv', 323, 94, 1]
    ])('Y7 places the names of %s (%i) with at least %i %% right and at most %i %% wrong', (file, rows, leastRight, mostWrong) => {
        const score = scoreOfNames(matcher, labelled(file));
        expect(score.total).toBe(rows);
        expect((100 * score.right) / score.total).toBeGreaterThanOrEqual(leastRight);
        expect((100 * score.wrong.length) / score.total).toBeLessThanOrEqual(mostWrong);
    });
});

describe('Y7 rules of the matcher', () => {
    it.each([
        ['Strzyżenie brody', 'barber-beard-trim'],
        ['Trymowanie brody', 'barber-beard-trim'],
        ['Brody', 'barber-beard-trim'],
        ['Usuwanie brodawek', 'face-lesion-removal']
    ])('Y7 reads Polish endings: "%s" is %s, and a beard is never a wart', (name, expected) => {
        expect(typeOf(name)).toBe(expected);
    });

    it.each([
        ['Strzyżenie chłopca', 'hair-kids-cut'],
        ['Strzyżenie dziecko do 10 lat', 'hair-kids-cut'],
        ['Cover', 'barber-grey-cover'],
        ['Strzyż. damskie', 'hair-womens-cut'],
        ['Uzup. żelu', 'nails-gel-refill']
    ])('Y7 knows the shop word in "%s" as %s', (name, expected) => {
        expect(typeOf(name)).toBe(expected);
    });

    it('Y7 gives "Pedicure męski" no type rather than the men\'s cut when the catalogue has no pedicure', () => {
        const withoutPedicure = new ServiceTypeMatcher(buildServiceTypeIndex(catalogue.filter((type) => !type.id.includes('pedi'))));
        expect(withoutPedicure.match({ name: 'Pedicure męski' })).toBeUndefined();
        expect(typeOf('Pedicure męski')).toBe('nails-pedicure-classic');
    });

    it("Y7 lets the salon's name break a tie, and only a tie", () => {
        expect(typeOf('Strzyżenie', undefined, "Barber's Shop")).toBe('barber-mens-cut');
        expect(typeOf('Strzyżenie', undefined, 'Salon fryzjerski')).toBe('hair-womens-cut');
        expect(typeOf('Strzyżenie damskie', undefined, "Barber's Shop")).toBe('hair-womens-cut');
    });

    it('Y7 reads the heading as a weaker second name', () => {
        expect(typeOf('Włosy krótkie', 'KOLORYZACJA JEDNOTONOWA')).toBe('hair-colouring');
        expect(typeOf('Pachy', 'Depilacja laserowa')).toBe('body-laser-hair-removal');
        expect(typeOf('Pachy', 'Depilacja woskiem')).toBe('body-waxing');
        expect(typeOf('Strzyżenie damskie', 'Depilacja woskiem')).toBe('hair-womens-cut');
        expect(typeOf('Shatush', 'Koloryzacja')).toBe('none');
    });

    it('Y7 counts missing words of a label against it and prefers the label that says more', () => {
        expect(typeOf('Henna pudrowa brwi')).toBe('brows-powder-henna');
        expect(typeOf('Henna brwi')).toBe('brows-tint');
        expect(typeOf('Henna brwi i rzęs')).toBe('brows-lashes-tint');
        expect(typeOf('Zabieg na cerę')).toBe('none');
    });

    it('Y7 takes two services for the pair only when both are named', () => {
        expect(typeOf('Strzyżenie + broda')).toBe('barber-combo');
        expect(typeOf('Laminacja rzęs + henna brwi')).toBe('lashes-lift');
        expect(typeOf('Manicure + pedicure')).toBe('nails-mani-pedi');
    });

    it('Y7 ends what "bez" takes away at its noun', () => {
        expect(typeOf('Lifting bez skalpela HIFU')).toBe('face-hifu');
        expect(typeOf('Manicure klasyczny bez zdjęcia hybrydy')).toBe('nails-manicure-classic');
    });

    it.each([
        ['Keratynowe prostowanie do ramion', 'hair-keratin'],
        ['Refleksy wokół twarzy', 'hair-highlights'],
        ['Depilacja ramion', 'body-waxing']
    ])('Y7 takes "do ramion" and "wokół twarzy" for where hair reaches: "%s" is %s', (name, expected) => {
        expect(typeOf(name)).toBe(expected);
    });

    it('Y7 takes what follows a removal for the service, unless it is care for what was under it', () => {
        expect(typeOf('Zdjęcie hybrydy + manicure')).toBe('nails-manicure-classic');
        expect(typeOf('Zdjęcie hybrydy + odżywka')).toBe('nails-removal');
    });

    it('Y7 knows what a bare word stands for in a salon of its kind, and elsewhere leaves it open', () => {
        expect(typeOf('Włosy - Kacper', 'Oferta', "Barber's Shop")).toBe('barber-mens-cut');
        expect(typeOf('Włosy - Kacper', 'Oferta', 'Salon fryzjerski')).toBe('none');
        expect(typeOf('Kolor + strzyżenie', undefined, 'Salon fryzjerski')).toBe('hair-colouring');
    });

    it.each(['Pedicure bez hybrydy', 'Pedicure klasyczny bez hybrydy'])('Y7 leaves out what "bez" takes away in "%s"', (name) => {
        expect(typeOf(name)).toBe('nails-pedicure-classic');
    });

    it.each([
        'Konsultacja kosmetologiczna',
        'Kurs depilacji woskiem',
        'Voucher 200 zł',
        'Dopłata za długość',
        'Dodatek do koloryzacji',
        '',
        '💅✨',
        '123'
    ])('Y7 gives "%s" no type', (name) => {
        expect(typeOf(name)).toBe('none');
    });

    it('answers the same whatever was asked before, and never throws', () => {
        const asked = fc.record({ name: fc.string({ unit: 'binary' }), category: fc.string(), salonName: fc.string() });
        fc.assert(
            fc.property(asked, (entry) => {
                const before = matcher.match(entry);
                typeOf('Strzyżenie damskie', 'Strzyżenie', 'Salon fryzjerski');
                expect(matcher.match(entry)).toBe(before);
            })
        );
    });

    it('works over an empty catalogue', () => {
        expect(new ServiceTypeMatcher(buildServiceTypeIndex([])).match({ name: 'Strzyżenie' })).toBeUndefined();
    });
});
