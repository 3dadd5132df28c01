/** A salon's running counts. One record, so that a write costs one read and one write of it. */
export interface SalonActivity {
    /** Days since 1970 (UTC) of the count. */
    readonly day: number;
    /** Actions charged on that day, refused ones included. */
    readonly used: number;
    /** Entries ever written to the salon's log. */
    readonly logged: number;
}

export const NO_ACTIVITY: SalonActivity = { day: 0, used: 0, logged: 0 };
