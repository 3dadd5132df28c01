import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDistance, formatDuration, formatPrice } from './units.js';

const NBSP = '\u00a0';

describe('K8 rule 21 units as ready text', () => {
    test('K8 rule 21: a price has grosze only when there are any', () => {
        expect(formatPrice(60, 'pl')).toBe(`60${NBSP}zł`);
        expect(formatPrice(60.5, 'pl')).toBe(`60,50${NBSP}zł`);
        expect(formatPrice(60.5, 'en')).toBe(`60.50${NBSP}zł`);
        expect(formatPrice(1250.5, 'pl')).toBe(`1250,50${NBSP}zł`);
        expect(formatPrice(12_500, 'pl')).toBe(`12${NBSP}500${NBSP}zł`);
        expect(formatPrice(0, 'en')).toBe(`0${NBSP}zł`);
    });

    test('K8 rule 21: every price in grosze is written exactly', () => {
        fc.assert(
            fc.property(fc.integer({ min: 0, max: 10_000_000 }), (grosze) => {
                const text = formatPrice(grosze / 100, 'en')
                    .replace(`${NBSP}zł`, '')
                    .replaceAll(',', '');
                expect(Math.round(Number(text) * 100)).toBe(grosze);
                expect(text.includes('.')).toBe(grosze % 100 !== 0);
            })
        );
    });

    test('K8 rule 21: a distance is in metres under one kilometre, else in kilometres with one decimal', () => {
        expect(formatDistance(450, 'pl')).toBe(`450${NBSP}m`);
        expect(formatDistance(0, 'pl')).toBe(`0${NBSP}m`);
        expect(formatDistance(999.4, 'pl')).toBe(`999${NBSP}m`);
        expect(formatDistance(999.6, 'pl')).toBe(`1,0${NBSP}km`);
        expect(formatDistance(8260, 'pl')).toBe(`8,3${NBSP}km`);
        expect(formatDistance(8260, 'en')).toBe(`8.3${NBSP}km`);
        expect(formatDistance(12_345_678, 'pl')).toBe(`12${NBSP}345,7${NBSP}km`);
    });

    test('K8 rule 21: a duration is in minutes and hours', () => {
        expect(formatDuration(0)).toBe(`0${NBSP}min`);
        expect(formatDuration(45)).toBe(`45${NBSP}min`);
        expect(formatDuration(60)).toBe(`1${NBSP}h`);
        expect(formatDuration(90)).toBe(`1${NBSP}h 30${NBSP}min`);
        expect(formatDuration(1440)).toBe(`24${NBSP}h`);
    });

    test('K8: no number that is not one becomes text', () => {
        for (const value of [NaN, Infinity]) {
            expect(() => formatPrice(value, 'pl')).toThrow(RangeError);
            expect(() => formatDistance(value, 'pl')).toThrow(RangeError);
            expect(() => formatDuration(value)).toThrow(RangeError);
        }
        expect(() => formatDuration(1.5)).toThrow(RangeError);
        expect(() => formatDuration(-5)).toThrow(RangeError);
    });
});
