/** A principal, as its text. The rules compare principals and never read one, so that they need no library for them. */
export type PrincipalKey = string;

/** Who sent a message: `undefined` is the anonymous caller, who owns nothing and is granted nothing. */
export type Caller = PrincipalKey | undefined;

/** Who acts: the owner herself, or an agent of hers who names her. */
export interface Actor {
    readonly caller: Caller;
    /** The owner for whom an agent acts; left out by an owner who calls herself. */
    readonly onBehalf?: PrincipalKey | undefined;
}
