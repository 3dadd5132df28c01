import { describe, expect, it } from 'vitest';

import { deviations, isRegression } from './compare-figures.js';

const COMMITTED = { list: { services: 1_000_000, workers: 500_000 }, empty: 0 };

describe('comparing figures with the committed ones', () => {
    it('lets two percent pass, up and down', () => {
        expect(deviations({ list: { services: 1_020_000, workers: 490_000 }, empty: 0 }, COMMITTED)).toEqual([]);
    });

    it('names what is off by more, by its whole path', () => {
        const [dearer, cheaper] = deviations({ list: { services: 1_020_001, workers: 489_999 } }, COMMITTED);
        expect(dearer).toEqual({ figure: 'list/services', committed: 1_000_000, measured: 1_020_001 });
        expect([dearer, cheaper].map((deviation) => isRegression(deviation!))).toEqual([true, false]);
    });

    it('takes a figure that was never committed for a regression', () => {
        const found = deviations({ list: { promos: 3 }, audit: { read: 4 } }, COMMITTED);
        expect(found.map(({ figure }) => figure)).toEqual(['list/promos', 'audit/read']);
        expect(found.every(isRegression)).toBe(true);
    });

    it('takes anything above a committed nought for a regression', () => {
        expect(deviations({ empty: 1 }, COMMITTED).every(isRegression)).toBe(true);
    });
});
