/** The kinds of things that a salon system may not find, or may find wrong. */
export type CoreThing = 'salon' | 'service' | 'worker' | 'service_type' | 'customer' | 'appointment' | 'promo' | 'discount_code' | 'media';

/** Why the salon system did not do what was asked; each is also the code of the tool's error. */
export type CoreFailureCode =
    'invalid_arguments' | 'not_found' | 'forbidden' | 'quota_exceeded' | 'conflict' | 'slot_taken' | 'unavailable' | 'outcome_unknown';

export interface CoreFailureDetails {
    /** What was not found. */
    readonly thing?: CoreThing;
    /** The salon system's name of the argument that it would not take. */
    readonly field?: string;
    /** The quota that is used up, in actions a day. */
    readonly limit?: number;
    /** The identity is a delegation whose targets leave out the canister that was to be called. */
    readonly lacksTarget?: boolean;
}

/**
 * How a port reports that the salon system did not do what was asked. Every port throws this and nothing else; the tools turn it into a result.
 * On a write, every code but `outcome_unknown` promises that nothing was written.
 */
export class CoreFailure extends Error {
    constructor(
        readonly code: CoreFailureCode,
        readonly details: CoreFailureDetails = {}
    ) {
        super(code);
        this.name = 'CoreFailure';
    }
}
