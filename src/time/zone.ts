import type { InstantMs } from './instant.js';
import type { LocalDate } from './local-date.js';
import type { MinuteOfDay } from './local-time.js';

/** What clock and calendar on the wall show. Seconds are not kept. */
export interface LocalMoment {
    readonly date: LocalDate;
    readonly minute: MinuteOfDay;
}

/**
 * When a local time happens: once; never, because clocks were put forward over it; or twice, because they were put back, and then both
 * instants are given in order.
 */
export type LocalResolution =
    | { readonly kind: 'ok'; readonly utc: InstantMs }
    | { readonly kind: 'gap' }
    | { readonly kind: 'fold'; readonly first: InstantMs; readonly second: InstantMs };

/** The rules by which a place sets its clocks. */
export interface Zone {
    /** The IANA name, such as `Europe/Warsaw`. */
    readonly name: string;
    /** Minutes by which local time is ahead of UTC at an instant. */
    offsetMinutesAt(instant: InstantMs): number;
    /** When a local time happens. Minute 1440 is midnight at the end of the date. */
    resolve(date: LocalDate, minute: MinuteOfDay): LocalResolution;
    /** What the clocks show at an instant, rounded down to the minute. */
    localAt(instant: InstantMs): LocalMoment;
}
