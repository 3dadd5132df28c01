/**
 * What one message may cost its reader. QuickJS spends thousands of instructions on a value, so a few hundred bytes of hostile Candid could
 * otherwise burn a whole message.
 */
export interface DecodeLimits {
    /** Entries of the type table and argument types together. */
    readonly types: number;
    /** Record fields, variant tags, function parameters and service methods in the type table together. */
    readonly members: number;
    /** How deep values and types may nest; also what keeps the reader's recursion off the end of the stack. */
    readonly depth: number;
    /** Elements of vectors; for a type table other than the expected one, every value visited. */
    readonly values: number;
    /** Bytes of text, read or skipped. */
    readonly textBytes: number;
}

/** For what a caller sends: small requests, refused cheaply when they are anything else. */
export const ARGUMENT_LIMITS: DecodeLimits = { types: 48, members: 96, depth: 32, values: 512, textBytes: 16_384 };

/** For the first argument alone, read before it is known who calls: ids and settings, never content. */
export const FIRST_ARGUMENT_LIMITS: DecodeLimits = { types: 48, members: 96, depth: 32, values: 64, textBytes: 1_024 };

/** For what a canister answers that we chose to call: as much as fits an answer, yet bounded. */
export const REPLY_LIMITS: DecodeLimits = { types: 256, members: 1_024, depth: 64, values: 50_000, textBytes: 2_097_152 };
