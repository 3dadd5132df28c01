import fc from 'fast-check';
import { expect, test } from 'vitest';

import { TokenBuckets } from './token-buckets.js';

const MINUTE = 60_000;

test('S14 the burst passes, the next does not, and the minute gives its share again', () => {
    let now = 0;
    const buckets = new TokenBuckets({ burst: 5, perMinute: 10 }, () => now, 100);
    const passed = (calls: number) => Array.from({ length: calls }, () => buckets.take('a')).filter(Boolean).length;
    expect(passed(6)).toBe(5);
    now += MINUTE / 10;
    expect(passed(3)).toBe(1);
    now += 100 * MINUTE;
    expect(passed(100)).toBe(5);
});

test('S14 one key does not spend another’s', () => {
    const buckets = new TokenBuckets({ burst: 1, perMinute: 1 }, () => 0, 100);
    expect([buckets.take('a'), buckets.take('a'), buckets.take('b'), buckets.take('__proto__')]).toEqual([true, false, true, true]);
});

test('S14 however calls are spread, no more pass than the burst and the minutes give, also when time goes back', () => {
    fc.assert(
        fc.property(fc.array(fc.integer({ min: -5_000, max: 30_000 }), { maxLength: 200 }), (steps) => {
            let now = 1_000_000;
            let furthest = now;
            const start = now;
            const buckets = new TokenBuckets({ burst: 3, perMinute: 6 }, () => now, 10);
            let passed = 0;
            let forward = 0;
            for (const step of steps) {
                now += step;
                forward += Math.max(0, step);
                furthest = Math.max(furthest, now);
                if (buckets.take('a')) passed++;
            }
            expect(furthest - start).toBeLessThanOrEqual(forward);
            expect(passed).toBeLessThanOrEqual(3 + (forward * 6) / MINUTE + 1e-6);
        })
    );
});

test('S12 no more buckets are kept than may be', () => {
    const buckets = new TokenBuckets({ burst: 1, perMinute: 1 }, () => 0, 3);
    for (const key of ['a', 'b', 'c', 'd']) expect(buckets.take(key)).toBe(true);
    expect(buckets.take('d')).toBe(false);
    expect(buckets.take('a')).toBe(true);
});
