import { describe, expect, it } from 'vitest';

import { dollarsOf, outcallCycles } from './prices.js';

describe('prices', () => {
    it('reckons an outcall as the documented formula does for 13 nodes', () => {
        const [request, response, nodes] = [300, 2_000_000, 13];
        expect(outcallCycles(request, response)).toBe((3_000_000 + 60_000 * nodes + 400 * request + 800 * response) * nodes);
    });

    it('takes a million million cycles for one XDR', () => {
        expect(dollarsOf(2e12)).toBeCloseTo(2.732, 6);
    });
});
