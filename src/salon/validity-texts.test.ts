import { describe, expect, it } from 'vitest';

import { validityText } from './validity-texts.pl.js';

const TODAY = '2026-08-04';

describe('O3 when something holds is told as a person says it', () => {
    it.each([
        [{}, 'bezterminowo'],
        [{ validFrom: '2026-08-07' }, 'od piątku 2026-08-07, bezterminowo'],
        [{ validFrom: '2026-08-04' }, 'od dziś (wtorek 2026-08-04), bezterminowo'],
        [{ validTo: '2026-08-05' }, 'do jutra (środa 2026-08-05) włącznie'],
        [{ validTo: '2026-08-09' }, 'do niedzieli 2026-08-09 włącznie'],
        [{ validFrom: '2026-08-10', validTo: '2026-08-15' }, 'od poniedziałku 2026-08-10 do soboty 2026-08-15 włącznie'],
        [{ validFrom: '2026-08-06', validTo: '2026-08-12' }, 'od pojutrza (czwartek 2026-08-06) do środy 2026-08-12 włącznie'],
        [{ validFrom: '2026-08-11', validTo: '2026-08-13' }, 'od wtorku 2026-08-11 do czwartku 2026-08-13 włącznie'],
        [{ validFrom: '2026-08-11', validTo: '2026-08-11' }, 'tylko we wtorek 2026-08-11'],
        [{ validTo: '2026-08-03' }, 'do poniedziałku 2026-08-03 włącznie']
    ] as const)('%j', (validity, text) => {
        expect(validityText(validity, TODAY)).toBe(text);
    });

    it('has no such words without a day to count from', () => {
        expect(validityText({ validFrom: '2026-08-05' })).toBe('od środy 2026-08-05, bezterminowo');
    });
});
