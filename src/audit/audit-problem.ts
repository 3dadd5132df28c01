/** Why a page or a receipt is not believed. */
export const AUDIT_PROBLEMS = [
    /** It was not read by a query, or the node left the certificate out. */
    'no_certificate',
    'certificate_malformed',
    /** Its signatures do not lead to the root key, or not for this canister. */
    'certificate_not_trusted',
    'certificate_too_old',
    'certificate_from_the_future',
    'witness_malformed',
    /** The canister has certified something else. */
    'not_what_is_certified',
    /** It is about another salon or customer than the one that was asked about. */
    'another_subject',
    /** Counts, checkpoint, head or salt are not those that are certified. */
    'another_head',
    /** An entry was changed, left out, added or moved. */
    'chain_broken'
] as const;

export type AuditProblem = (typeof AUDIT_PROBLEMS)[number];

/** Ends a check. */
export class AuditProblemFound extends Error {
    constructor(readonly problem: AuditProblem) {
        super(problem);
        this.name = 'AuditProblemFound';
    }
}
