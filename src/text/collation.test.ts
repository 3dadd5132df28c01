import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparePolish, sortPolish } from './collation.js';

const LETTERS = [...'aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźżAĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻ'];
const OTHERS = [...'0123456789 _-–—,;:!?.\'‘’"“”„«»()[]{}§@*/\\&#%`^°+±×<=>|~$£€', ...'éèëüöäšžčřôâñÉÜŠ'];
const byIntl = new Intl.Collator('pl');

describe('Polish alphabetical order', () => {
    test('design 8: the letters stand in the order of the Polish alphabet, small before capital', () => {
        expect([...LETTERS].reverse().sort(comparePolish).join('')).toBe(
            'aAąĄbBcCćĆdDeEęĘfFgGhHiIjJkKlLłŁmMnNńŃoOóÓpPqQrRsSśŚtTuUvVwWxXyYzZźŹżŻ'
        );
    });

    test('design 8: any two characters of the tables are in the order of Intl', () => {
        const characters = [...LETTERS, ...OTHERS];
        for (const left of characters) {
            for (const right of characters) {
                if (comparePolish(left, right) !== byIntl.compare(left, right)) expect.fail(`${left} and ${right}`);
            }
        }
    });

    test('design 8: names are sorted as Intl sorts them', () => {
        const name = fc.string({
            unit: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...LETTERS) }, fc.constantFrom(...OTHERS)),
            maxLength: 8
        });
        fc.assert(
            fc.property(name, name, (left, right) => {
                expect(comparePolish(left, right)).toBe(byIntl.compare(left, right));
            }),
            { numRuns: 2000 }
        );
    });

    test('design 8: names that differ little are sorted as Intl sorts them', () => {
        const close = fc.string({ unit: fc.constantFrom('a', 'ą', 'A', 'Ą', 'á', 'Á', 'à', 'a\u0328', 'l', 'ł', ' ', '-'), maxLength: 4 });
        fc.assert(
            fc.property(close, close, (left, right) => {
                expect(comparePolish(left, right)).toBe(byIntl.compare(left, right));
            }),
            { numRuns: 2000 }
        );
    });

    test('design 8: code-point order, which engines without Intl fall back to, is not what comes out', () => {
        const names = ['Zofia', 'Łucja', 'ola', 'Lena', 'Żaneta', 'Ćwik', 'Celina'];
        expect(sortPolish(names, (name) => name)).toEqual(['Celina', 'Ćwik', 'Lena', 'Łucja', 'ola', 'Zofia', 'Żaneta']);
    });

    test('design 8: any texts have one order, and the way of composing letters does not matter', () => {
        const text = fc.string({ unit: 'binary', maxLength: 6 });
        fc.assert(
            fc.property(text, text, text, (a, b, c) => {
                expect(comparePolish(a, b)).toBe(0 - comparePolish(b, a));
                expect(comparePolish(a, a.normalize('NFD'))).toBe(0);
                if (comparePolish(a, b) <= 0 && comparePolish(b, c) <= 0) expect(comparePolish(a, c)).toBeLessThanOrEqual(0);
            })
        );
    });

    test('design 8: items that compare equal keep their order, and the list given stays as it was', () => {
        const items = [
            { name: 'Ola', id: 1 },
            { name: 'Ala', id: 2 },
            { name: 'Ola', id: 3 }
        ];
        expect(sortPolish(items, (item) => item.name).map((item) => item.id)).toEqual([2, 1, 3]);
        expect(items.map((item) => item.id)).toEqual([1, 2, 3]);
    });
});
