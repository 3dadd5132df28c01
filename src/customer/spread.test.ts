import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { MS_PER_MINUTE } from '../time/instant.js';
import { nearestMoments, spreadMoments } from './spread.js';

const GRID = 5 * MS_PER_MINUTE;
const anyMoments = fc.uniqueArray(fc.nat(500), { maxLength: 80 }).map((steps) => steps.map((step) => step * GRID).sort((a, b) => a - b));

describe('K2 spreading moments', () => {
    it('K2 gives as many as were asked for, in order, each once, all of them real, the first and the last among them', () => {
        fc.assert(
            fc.property(anyMoments, fc.integer({ min: 2, max: 8 }), (moments, count) => {
                const spread = spreadMoments(moments, count);
                expect(spread).toHaveLength(Math.min(count, moments.length));
                expect(spread).toEqual([...new Set(spread)].sort((a, b) => a - b));
                expect(spread.every((moment) => moments.includes(moment))).toBe(true);
                expect([spread[0], spread.at(-1)]).toEqual([moments[0], moments.at(-1)]);
            })
        );
    });

    it('K2 X-B2-18 leaves no six in a row where there is a day to choose from', () => {
        const day = Array.from({ length: 97 }, (_, step) => step * GRID);
        const spread = spreadMoments(day, 6);
        const gaps = spread.slice(1).map((moment, at) => moment - spread[at]!);
        expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(2 * GRID);
    });
});

describe('the nearest other moments', () => {
    it('are real, in order, at most as many as asked for, and the nearest one is among them', () => {
        fc.assert(
            fc.property(anyMoments, fc.nat(500), (moments, at) => {
                const wanted = at * GRID;
                const nearest = nearestMoments(moments, wanted, 6);
                expect(nearest).toHaveLength(Math.min(6, moments.length));
                expect(nearest).toEqual([...new Set(nearest)].sort((a, b) => a - b));
                expect(nearest.every((moment) => moments.includes(moment))).toBe(true);
                const shortest = Math.min(...moments.map((moment) => Math.abs(moment - wanted)));
                expect(moments.length === 0 || nearest.some((moment) => Math.abs(moment - wanted) === shortest)).toBe(true);
            })
        );
    });

    it('stand half an hour apart where there is room', () => {
        const day = Array.from({ length: 97 }, (_, step) => step * GRID).filter((moment) => moment !== 48 * GRID);
        const nearest = nearestMoments(day, 48 * GRID, 6);
        for (const [at, moment] of nearest.slice(1).entries()) expect(moment - nearest[at]!).toBeGreaterThanOrEqual(10 * MS_PER_MINUTE);
        expect(nearest.filter((moment) => moment < 48 * GRID).length).toBe(3);
    });
});
