/**
 * Which stable memory holds which map. Never give a number another meaning: after an upgrade the old bytes are still there. Azle keeps 254 for
 * itself and 255 belongs to the stable structures.
 */
export const MEMORY_IDS = {
    /** Two cells: coordinator, pause and seed; the counter of confirmation ids. */
    settings: 0,
    /** Subject and agent → grant. */
    grants: 1,
    /** Subject → its agents; agent → its subjects: the lists that no range query can give. */
    grantLists: 2,
    /** Caller, conversation and id → confirmation. */
    confirmations: 3,
    /** Caller and conversation → last turn and the ids that exist. */
    conversations: 4,
    /** Caller → how many conversations are kept for it. */
    callers: 5,
    /** Time to forget and confirmation key → nothing: what the sweeper walks. */
    forgetting: 6,
    /** Subject and agent → day and the writes made in it. */
    writeBudgets: 7,
    /** Subject → the owner who connected it. */
    owners: 8,
    /** Subject → the keys of previews that wait for her approval. */
    waiting: 9,
    /** Confirmation key → for whom; only while its write is under way. */
    openWrites: 10,
    /** Subject → counts, hashes and salt of its audit trail. */
    auditHeads: 11,
    /** Subject and index → audit entry. */
    auditEntries: 12,
    /** Time of the read and Booksy id → what the nodes agreed on. */
    booksyDrafts: 13,
    /** One cell: the outcalls of the day. */
    booksyReads: 14,
    /** Level and place → nodes of the certified tree over the audit trails; one cell for its root. */
    certifiedTree: 15
} as const;
