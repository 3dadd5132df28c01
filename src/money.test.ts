import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groszeToZlote, isDurationMinutes, isZloteAmount, MAX_DURATION_MINUTES, MAX_ZLOTE, roundUpToFive, zloteToGrosze } from './money.js';

const anyGrosze = fc.integer({ min: 0, max: MAX_ZLOTE * 100 });

describe('T6 złote and grosze', () => {
    test('T6 every amount of whole grosze goes to złote and back unchanged', () => {
        fc.assert(
            fc.property(anyGrosze, (grosze) => {
                const zlote = groszeToZlote(grosze);
                expect(isZloteAmount(zlote)).toBe(true);
                expect(zloteToGrosze(zlote)).toBe(grosze);
                expect(groszeToZlote(BigInt(grosze))).toBe(zlote);
            })
        );
    });

    test('T6 rule 42: what a person writes with two decimals is accepted, for every amount up to 1000 zł', () => {
        for (let grosze = 0; grosze <= 100_000; grosze += 1) {
            const written = `${Math.floor(grosze / 100)}.${String(grosze % 100).padStart(2, '0')}`;
            if (!isZloteAmount(Number(written)) || zloteToGrosze(Number(written)) !== grosze) expect.fail(written);
        }
        expect(isZloteAmount(120.5)).toBe(true);
        expect(isZloteAmount(1.15)).toBe(true);
    });

    test('T6 rule 42: a third decimal is refused', () => {
        fc.assert(
            fc.property(anyGrosze, fc.integer({ min: 1, max: 9 }), (grosze, third) => {
                expect(isZloteAmount((grosze * 10 + third) / 1000)).toBe(false);
            })
        );
    });

    test('T6 what is not an amount is refused, whatever its type', () => {
        const refused = [
            -0.01,
            -1,
            NaN,
            Infinity,
            -Infinity,
            MAX_ZLOTE + 0.01,
            1e-9,
            0.1 + 0.2,
            '12',
            12n,
            null,
            undefined,
            [12],
            {},
            true
        ];
        for (const value of refused) expect(isZloteAmount(value)).toBe(false);
        expect(isZloteAmount(MAX_ZLOTE)).toBe(true);
        expect(isZloteAmount(0)).toBe(true);
    });

    test('T6 a conversion never invents an amount', () => {
        for (const zlote of [-1, NaN, 1.234, MAX_ZLOTE + 1]) expect(() => zloteToGrosze(zlote)).toThrow(RangeError);
        for (const grosze of [-1, 0.5, NaN, 2 ** 60, -5n, 2n ** 70n]) expect(() => groszeToZlote(grosze)).toThrow(RangeError);
        expect(Object.is(zloteToGrosze(-0), 0)).toBe(true);
    });
});

describe('T6 durations', () => {
    test('T6 a duration is rounded up to the next multiple of five, and the rounding is told', () => {
        fc.assert(
            fc.property(fc.integer({ min: 1, max: MAX_DURATION_MINUTES }), (asked) => {
                const { minutes, rounded } = roundUpToFive(asked);
                expect(minutes % 5).toBe(0);
                expect(minutes).toBeGreaterThanOrEqual(asked);
                expect(minutes - asked).toBeLessThan(5);
                expect(rounded).toBe(asked % 5 !== 0);
                expect(roundUpToFive(minutes)).toEqual({ minutes, rounded: false });
            })
        );
    });

    test('T6 zero, negative, fractional and endless durations are refused', () => {
        for (const value of [0, -5, 7.5, NaN, Infinity, MAX_DURATION_MINUTES + 1, '30', null, 30n])
            expect(isDurationMinutes(value)).toBe(false);
        for (const value of [0, -5, 7.5, NaN, Infinity]) expect(() => roundUpToFive(value)).toThrow(RangeError);
    });
});
