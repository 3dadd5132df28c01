import { type InstantMs, MS_PER_DAY, MS_PER_HOUR } from './instant.js';
import type { OffsetReader } from './offset-zone.js';
import { WARSAW } from './warsaw.js';
import type { Zone } from './zone.js';
import { zoneNamed } from './zones.js';

/** Why a host's clock cannot be trusted with the salons' local times. */
export type HostTimeZoneProblem =
    | { readonly kind: 'unknown_time_zone'; readonly timeZone: string }
    | {
          readonly kind: 'wrong_offset';
          readonly timeZone: string;
          /** The first instant looked at where the host's clock is wrong. */
          readonly at: InstantMs;
          readonly expectedMinutes: number;
          readonly hostMinutes: number;
      };

/** Where the guard reads the host's time, so that a test can be any host. */
export interface HostClock {
    now(): InstantMs;
    /** Minutes by which the host's local time is ahead of UTC at an instant. */
    offsetMinutesAt: OffsetReader;
}

/** The zone in which the salons are. */
export const SALONS_TIME_ZONE = WARSAW.name;

const DAYS_AHEAD = 400;

/** The clock of this process, read through `Date`, so that it works where there is no Intl. */
export const processClock: HostClock = {
    now: () => Date.now(),
    offsetMinutesAt: (instant) => 0 - new Date(instant).getTimezoneOffset()
};

/**
 * Tells why a port that reads offsets from the process clock would be hours off, or null when it would not (row K9, rule 22). Offsets are
 * compared, not names: a host in Berlin keeps the salons' time. Ports that pass instants need no guard.
 * @param timeZone the zone that the salons are in; null skips the guard
 */
export function hostTimeZoneProblem(
    timeZone: string | null = SALONS_TIME_ZONE,
    clock: HostClock = processClock
): HostTimeZoneProblem | null {
    if (timeZone === null) return null;
    const zone = zoneNamed(timeZone);
    if (!zone) return { kind: 'unknown_time_zone', timeZone };

    for (const at of instantsToProbe(zone, clock.now())) {
        const expectedMinutes = zone.offsetMinutesAt(at);
        const hostMinutes = clock.offsetMinutesAt(at);
        if (hostMinutes !== expectedMinutes) return { kind: 'wrong_offset', timeZone, at, expectedMinutes, hostMinutes };
    }
    return null;
}

/** One instant a day for longer than a year, and every hour of the days on which the zone changes its offset. */
function* instantsToProbe(zone: Zone, now: InstantMs): Generator<InstantMs> {
    for (let day = 0; day < DAYS_AHEAD; day += 1) {
        const at = now + day * MS_PER_DAY;
        yield at;
        if (zone.offsetMinutesAt(at) === zone.offsetMinutesAt(at + MS_PER_DAY)) continue;
        for (let hour = 1; hour < 24; hour += 1) yield at + hour * MS_PER_HOUR;
    }
}
