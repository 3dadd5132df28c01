/** Which stable memory holds which map. Never give a number another meaning: after an upgrade the old bytes are still there. */
export const MEMORY_IDS = {
    /** Owner → whether she is admitted, her agents and her pictures; one cell of counts. */
    owners: 0,
    /** Id → the kind of a picture and its bytes. */
    contents: 1
} as const;
