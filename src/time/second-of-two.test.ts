import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { MS_PER_MINUTE } from './instant.js';
import { isSecondOfTwo } from './second-of-two.js';
import { WARSAW } from './warsaw.js';
import { zoneFromOffsets } from './offset-zone.js';

const AUTUMN_2026 = Date.UTC(2026, 9, 25, 1);
const LONDON_LIKE = zoneFromOffsets('Test/HalfHour', (instant) => (instant < AUTUMN_2026 ? 30 : 0));

describe('the second of two equal times', () => {
    it.each([WARSAW, LONDON_LIKE])('is what resolving the local time says, around a change and far from it ($name)', (zone) => {
        const minutes = fc.oneof(fc.integer({ min: -3_000, max: 3_000 }), fc.integer({ min: -500_000, max: 500_000 }));
        fc.assert(
            fc.property(minutes, (minute) => {
                const instant = AUTUMN_2026 + minute * MS_PER_MINUTE;
                const local = zone.localAt(instant);
                const resolution = zone.resolve(local.date, local.minute);
                expect(isSecondOfTwo(instant, zone)).toBe(resolution.kind === 'fold' && resolution.second === instant);
            }),
            { numRuns: 2_000 }
        );
    });

    it('is the hour after clocks were put back, and no minute more', () => {
        const at = (minute: number) => isSecondOfTwo(AUTUMN_2026 + minute * MS_PER_MINUTE, WARSAW);
        expect([-60, -1, 0, 59, 60].map(at)).toEqual([false, false, true, true, false]);
    });
});
