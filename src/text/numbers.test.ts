import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatNumber, isNumberLanguage, type NumberLanguage } from './numbers.js';

const LANGUAGES: NumberLanguage[] = ['pl', 'en', 'de', 'uk', 'cs', 'sk', 'fr', 'es', 'it', 'lt', 'ru'];

function byIntl(value: number, language: string, min: number, max: number): string {
    return new Intl.NumberFormat(language, { minimumFractionDigits: min, maximumFractionDigits: max }).format(value);
}

describe('K8 rule 21 numbers without Intl', () => {
    test.each(LANGUAGES)('K8 rule 21: numbers in %s are written as Intl writes them', (language) => {
        const digits = fc.integer({ min: 0, max: 6 }).chain((min) => fc.tuple(fc.constant(min), fc.integer({ min, max: 9 })));
        const value = fc.oneof(
            fc.double({ noNaN: true, noDefaultInfinity: true }),
            fc.integer({ min: -2_000_000, max: 2_000_000 }),
            fc.integer({ min: -10_000_000, max: 10_000_000 }).map((grosze) => grosze / 100),
            fc.integer({ min: 0, max: 100_000_000 }).map((thousandths) => thousandths / 1000)
        );
        fc.assert(
            fc.property(value, digits, (number, [min, max]) => {
                expect(formatNumber(number, language, { min, max })).toBe(byIntl(number, language, min, max));
            }),
            { numRuns: 200 }
        );
    });

    test('K8 rule 21: the first thousand is grouped only where the language does so', () => {
        for (const language of LANGUAGES) {
            for (const value of [999, 1000, 1250.5, 9999.99, 12_500, 999_999.5, 1_234_567]) {
                expect(formatNumber(value, language)).toBe(byIntl(value, language, 0, 3));
            }
        }
        expect(formatNumber(1250.5, 'pl', { min: 2, max: 2 })).toBe('1250,50');
        expect(formatNumber(12_500, 'pl')).toBe('12\u00a0500');
        expect(formatNumber(1250.5, 'en', { min: 2, max: 2 })).toBe('1,250.50');
    });

    test('K8 rule 21: halves are rounded as they are written, not as the binary value happens to lie', () => {
        expect(formatNumber(1.005, 'pl', { max: 2 })).toBe('1,01');
        expect(formatNumber(0.25, 'pl', { max: 1 })).toBe('0,3');
        expect(formatNumber(9.95, 'en', { max: 1 })).toBe('10');
        expect(formatNumber(999.95, 'en', { min: 1, max: 1 })).toBe('1,000.0');
    });

    test('K8: a number that is not finite is never written', () => {
        for (const value of [NaN, Infinity, -Infinity]) expect(() => formatNumber(value, 'pl')).toThrow(RangeError);
    });

    test('K8: only the languages of the table are known, whatever is asked', () => {
        for (const language of LANGUAGES) expect(isNumberLanguage(language)).toBe(true);
        for (const other of ['pt', 'PL', '', '__proto__', 'constructor', null, undefined, 1]) expect(isNumberLanguage(other)).toBe(false);
    });
});
