/** Which stable memory holds which map. Never give a number another meaning: after an upgrade the old bytes are still there. */
export const MEMORY_IDS = {
    /** Every record of the salon system, by table and key. One map, because each takes 8 MiB before anything is in it. */
    records: 0
} as const;
