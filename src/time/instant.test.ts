import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantToNanos, nanosToInstant } from './instant.js';

describe('K5 instants', () => {
    test('K5: milliseconds go to canister time and back unchanged', () => {
        fc.assert(
            fc.property(fc.integer({ min: 0, max: 8_640_000_000_000_000 }), (instant) => {
                expect(nanosToInstant(instantToNanos(instant))).toBe(instant);
            })
        );
    });

    test('K5: canister time within a millisecond is that millisecond', () => {
        expect(nanosToInstant(1_764_000_000_123_999_999n)).toBe(1_764_000_000_123);
        expect(() => instantToNanos(0.5)).toThrow(RangeError);
    });
});
