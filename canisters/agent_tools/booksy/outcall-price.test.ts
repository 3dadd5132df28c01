import { describe, expect, it } from 'vitest';

import { outcallCycles } from './outcall-price.js';

describe('the price of an outcall', () => {
    it('C4 is that of the Internet Computer’s price list for 13 nodes', () => {
        // 49.14 million, 5,200 for each byte of the request and 10,400 for each that may come.
        expect(outcallCycles(0, 0, 13)).toBe(49_140_000n);
        expect(outcallCycles(100, 0, 13) - outcallCycles(0, 0, 13)).toBe(520_000n);
        expect(outcallCycles(0, 2_000_000, 13) - outcallCycles(0, 0, 13)).toBe(20_800_000_000n);
    });

    it('C4 is attached for the largest subnet, since what is not charged comes back', () => {
        expect(outcallCycles(300, 2_000_000)).toBeGreaterThan(outcallCycles(300, 2_000_000, 13));
    });
});
