/**
 * How much the reference salon system takes. The figures are generous for a real salon and small enough that no record and no list of them
 * comes near a message's size limit; what exceeds one is refused as `invalid` with the argument's name.
 */
export const SALON_LIMITS = {
    /** Characters. A Booksy import writes "Service — variant", which gets long. */
    name: 200,
    description: 2_000,
    address: 300,
    /** Grosze: 100,000 zł, as at the tools. */
    price: 10_000_000,
    /** A day. */
    durationMinutes: 24 * 60,
    serviceTypesPerService: 20,
    workersPerService: 50,
    servicesPerSalon: 500,
    workersPerSalon: 100,
    agentsPerSalon: 20,
    salonsPerOwner: 100,
    /** More breaks than that in a day is a mistake. */
    rangesPerDay: 12,
    /** How far ahead a day may be planned or booked: two years. */
    daysAhead: 731,
    /** Days of one answer about what is different on them: two months. */
    overrideDays: 62,
    /** Visits of one answer; a canister decodes no more in one message. */
    visitsPerAnswer: 1_000,
    /** How long past days with visits can be listed together. */
    visitDaysKept: 400,
    mediaPerSalon: 500,
    promosPerSalon: 100,
    discountCodesPerSalon: 200,
    title: 120,
    url: 500,
    /** Bytes: what a canister takes in one message is less. */
    mediaSize: 50_000_000,
    /** Uses of one code. */
    codeUses: 1_000_000,
    /** Entries of a salon's action log; the oldest go first. */
    loggedActions: 500
} as const;

/** Writes a salon may make in a UTC day, unless the installer says otherwise: a large catalogue copied in one go, and a day of edits. */
export const DEFAULT_ACTIONS_PER_DAY = 500;
