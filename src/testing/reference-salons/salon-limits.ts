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
    /** Entries of a salon's action log; the oldest go first. */
    loggedActions: 500
} as const;

/** Writes a salon may make in a UTC day, unless the installer says otherwise: a large catalogue copied in one go, and a day of edits. */
export const DEFAULT_ACTIONS_PER_DAY = 500;
