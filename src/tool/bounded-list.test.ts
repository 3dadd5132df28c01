import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { JsonObject } from '../json/json-value.js';
import { boundedList, MAX_LIST_JSON } from './bounded-list.js';

describe('a list in a result', () => {
    it('rule 10 is cut at 8 kB of JSON, in whole items from its start, and loses count of none', () => {
        const item = fc.record({ name: fc.string({ maxLength: 2_000 }) }) as fc.Arbitrary<JsonObject>;
        fc.assert(
            fc.property(fc.array(item, { maxLength: 40 }), (list) => {
                const { items, leftOut } = boundedList(list);
                expect(items).toEqual(list.slice(0, items.length));
                expect(items.length + leftOut).toBe(list.length);
                const size = JSON.stringify(items).length;
                if (items.length > 1) expect(size).toBeLessThanOrEqual(MAX_LIST_JSON);
                if (leftOut > 0) expect(size + JSON.stringify(list[items.length]).length + 1).toBeGreaterThan(MAX_LIST_JSON);
            })
        );
    });

    it('shows one item even when it alone is too large', () => {
        const large = { name: 'x'.repeat(MAX_LIST_JSON) };
        expect(boundedList([large, large])).toEqual({ items: [large], leftOut: 1 });
    });

    it.each([
        [80, 0],
        [81, 1]
    ])('is cut neither early nor late: of %i items that are 98 characters long, %i is left out', (count, leftOut) => {
        // 80 of them make 7,921 characters with commas and brackets, 81 make 8,020.
        const items = Array.from({ length: count }, () => ({ name: 'x'.repeat(98 - '{"name":""}'.length) }));
        expect(boundedList(items).leftOut).toBe(leftOut);
    });
});
