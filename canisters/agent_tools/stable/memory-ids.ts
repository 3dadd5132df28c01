/**
 * Which stable memory holds which map. Never give a number another meaning: after an upgrade the old bytes are still there. Azle keeps 254 for
 * itself and 255 belongs to the stable structures.
 */
export const MEMORY_IDS = {
    /** One cell: coordinator, pause, seed and counter of confirmation ids. */
    settings: 0,
    /** Salon and agent → grant. */
    grants: 1,
    /** Salon → its agents; agent → its salons: the lists that no range query can give. */
    grantLists: 2,
    /** Caller, conversation and id → confirmation. */
    confirmations: 3,
    /** Caller and conversation → last turn and the ids that exist. */
    conversations: 4,
    /** Caller → how many conversations are kept for it. */
    callers: 5,
    /** Time to forget and confirmation key → nothing: what the sweeper walks. */
    forgetting: 6,
    /** Salon and agent → day and the writes made in it. */
    writeBudgets: 7
} as const;
