/** The only error that the codec throws: a message that is not Candid, is too large for its budget or does not fit the expected types. */
export class CandidError extends Error {
    override readonly name: string = 'CandidError';
}

/**
 * Well-formed bytes whose value does not fit the expected type. Kept apart because an `opt` around such a value decodes as null, while
 * malformed bytes are an error everywhere.
 */
export class CandidMismatch extends CandidError {}
