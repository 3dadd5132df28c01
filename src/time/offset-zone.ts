import { type InstantMs, MS_PER_DAY, MS_PER_MINUTE } from './instant.js';
import { dayNumberOf, type LocalDate, localDateOf } from './local-date.js';
import { MINUTES_PER_DAY, type MinuteOfDay } from './local-time.js';
import type { LocalMoment, LocalResolution, Zone } from './zone.js';

/** Minutes by which local time is ahead of UTC at an instant. */
export type OffsetReader = (instant: InstantMs) => number;

/**
 * A zone made of nothing but its offsets, so that another zone is another table of offsets. Right for every zone whose offset changes at most
 * once in two days and by less than a day.
 */
export function zoneFromOffsets(name: string, offsetMinutesAt: OffsetReader): Zone {
    return {
        name,
        offsetMinutesAt,
        resolve: (date, minute) => resolveWith(offsetMinutesAt, date, minute),
        localAt: (instant) => localWith(offsetMinutesAt, instant)
    };
}

function localWith(offsetMinutesAt: OffsetReader, instant: InstantMs): LocalMoment {
    const minutes = Math.floor(instant / MS_PER_MINUTE) + offsetMinutesAt(instant);
    const dayNumber = Math.floor(minutes / MINUTES_PER_DAY);
    return { date: localDateOf(dayNumber), minute: minutes - dayNumber * MINUTES_PER_DAY };
}

function resolveWith(offsetMinutesAt: OffsetReader, date: LocalDate, minute: MinuteOfDay): LocalResolution {
    const asIfUtc = dayNumberOf(date) * MS_PER_DAY + minute * MS_PER_MINUTE;
    const before = offsetMinutesAt(asIfUtc - MS_PER_DAY);
    const after = offsetMinutesAt(asIfUtc + MS_PER_DAY);
    const withBefore = asIfUtc - before * MS_PER_MINUTE;
    if (before === after) return { kind: 'ok', utc: withBefore };

    const withAfter = asIfUtc - after * MS_PER_MINUTE;
    const isBefore = offsetMinutesAt(withBefore) === before;
    const isAfter = offsetMinutesAt(withAfter) === after;
    if (isBefore && isAfter) return { kind: 'fold', first: withBefore, second: withAfter };
    if (isBefore) return { kind: 'ok', utc: withBefore };
    return isAfter ? { kind: 'ok', utc: withAfter } : { kind: 'gap' };
}
