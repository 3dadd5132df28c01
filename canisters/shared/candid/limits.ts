/**
 * What one message may cost its reader. QuickJS spends thousands of instructions on a value, so a few hundred bytes of hostile Candid could
 * otherwise burn a whole message.
 */
export interface DecodeLimits {
    /** Units of work, see `WORK`: each is about a thousand instructions. */
    readonly work: number;
    /** How deep values and types may nest; also what keeps the reader's recursion off the end of the stack. */
    readonly depth: number;
}

/** What is charged for the parts of a message, in units of about a thousand instructions of QuickJS (measured on the real module). */
export const WORK = {
    /** An entry of the type table, or the type of an argument. */
    type: 35,
    /** A record field, variant tag, function parameter or service method in the type table. */
    member: 40,
    /** An element of a vector; for a type table other than the expected one, any value. */
    value: 11,
    /** A byte of text. */
    textByte: 1,
    /** Seven bytes of a number that is longer than seven. */
    integerPart: 45,
    /** An optional value that turned out not to fit: an exception, and a second pass to skip it. */
    retry: 130
} as const;

/**
 * For what anybody may send: ids and settings, never content. Enough for every such argument of our interfaces from any client, and for half
 * as much again from a later version of one.
 */
export const REQUEST_LIMITS: DecodeLimits = { work: 1_700, depth: 32 };

/** For the arguments of a caller who is known: 16 KiB of text, or some 1,500 values. */
export const CONTENT_LIMITS: DecodeLimits = { work: 20_000, depth: 32 };

/** For what a canister answers that we chose to call: an answer's two megabytes of text fit, and so do the 5 thousand million instructions of a query. */
export const REPLY_LIMITS: DecodeLimits = { work: 4_000_000, depth: 64 };
