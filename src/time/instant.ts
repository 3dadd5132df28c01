/**
 * A moment in time: milliseconds since 1970-01-01T00:00Z, as `Date.now()` counts them. A plain number, because every moment that the tools
 * handle is a whole minute or a clock reading; nanoseconds live at the Candid boundary alone.
 */
export type InstantMs = number;

export const MS_PER_MINUTE = 60_000;
export const MS_PER_HOUR = 60 * MS_PER_MINUTE;
export const MS_PER_DAY = 24 * MS_PER_HOUR;

const NANOS_PER_MS = 1_000_000n;

/** Canister time (nanoseconds since 1970) to an instant; the part below a millisecond is dropped. */
export function nanosToInstant(nanos: bigint): InstantMs {
    return Number(nanos / NANOS_PER_MS);
}

/**
 * An instant to canister time (nanoseconds since 1970).
 * @throws RangeError when the instant is not a whole number of milliseconds.
 */
export function instantToNanos(instant: InstantMs): bigint {
    return BigInt(instant) * NANOS_PER_MS;
}
