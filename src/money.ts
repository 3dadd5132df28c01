/**
 * The units at the tools' boundary (seed, "Units are fixed at the boundary"; row T6): tools take and show złote with at most two
 * decimals, ports and canisters keep whole grosze, durations are minutes on the five-minute grid of availability.
 */

/** The dearest price a tool takes, in złote. Far above any beauty service, so that a slip such as grosze sent as złote is noticed. */
export const MAX_ZLOTE = 100_000;

/** The grid on which visits start and to which durations are rounded up, in minutes. */
const GRID_MINUTES = 5;

/** The longest duration a tool takes, in minutes: a day. */
export const MAX_DURATION_MINUTES = 24 * 60;

/** A duration on the grid, and whether it differs from the one that was asked for (the tool then says so). */
export interface RoundedDuration {
    readonly minutes: number;
    readonly rounded: boolean;
}

/**
 * Tells whether a value is an amount in złote that a tool takes: a number from 0 to `MAX_ZLOTE` with at most two decimals.
 * The check is `Math.round(x * 100)` and back (rule 42): `x * 100` is off by a hair for amounts such as 120.1 or 1.15, so a remainder or
 * `multipleOf: 0.01` refuses honest prices.
 */
export function isZloteAmount(value: unknown): value is number {
    if (typeof value !== 'number' || !(value >= 0 && value <= MAX_ZLOTE)) return false;
    return Math.round(value * 100) / 100 === value;
}

/**
 * Złote to whole grosze.
 * @throws RangeError when `isZloteAmount(zlote)` does not hold.
 */
export function zloteToGrosze(zlote: number): number {
    if (!isZloteAmount(zlote)) throw new RangeError('not an amount in złote');
    // Adding 0 turns -0 into 0, which matters to whoever writes the figure as JSON or BigInt.
    return Math.round(zlote * 100) + 0;
}

/**
 * Whole grosze, as a number or as Candid's `nat`, to złote. There is no upper bound: what the salon system holds is shown.
 * @throws RangeError when the amount is negative, not whole, or too large to be an exact number.
 */
export function groszeToZlote(grosze: number | bigint): number {
    const amount = Number(grosze);
    if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError('not an amount in grosze');
    return amount / 100;
}

/** Tells whether a value is a duration that a tool takes: whole minutes from 1 to `MAX_DURATION_MINUTES`. */
export function isDurationMinutes(value: unknown): value is number {
    return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_DURATION_MINUTES;
}

/**
 * Rounds a duration up to a multiple of five minutes (row T6).
 * @param minutes whole minutes, see `isDurationMinutes`
 * @throws RangeError for anything else.
 */
export function roundUpToFive(minutes: number): RoundedDuration {
    if (!isDurationMinutes(minutes)) throw new RangeError('not a duration in minutes');
    const onGrid = Math.ceil(minutes / GRID_MINUTES) * GRID_MINUTES;
    return { minutes: onGrid, rounded: onGrid !== minutes };
}
