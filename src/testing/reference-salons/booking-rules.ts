/** By what rules customers book. One set for all salons; a real system may let each salon set its own. */
export const BOOKING_RULES = {
    /** A salon must know of a visit so long before it begins. */
    noticeMinutes: 30,
    /** How far ahead customers may look and book: half a year. */
    daysAhead: 180,
    /** Visits to come that one customer may have; more is a mistake or blocks a calendar. */
    upcomingVisits: 50,
    /** How long a search or a look at free times may reach from its first to its last instant. */
    windowDays: 8,
    /** Metres: across a large city. */
    radius: 25_000,
    serviceTypesPerSearch: 30,
    salonsPerSearch: 20,
    /** How long a visit that is over stays in the customer's list. */
    pastDays: 60,
    agentsPerCustomer: 20
} as const;

/** Bookings a customer may ask for in a UTC day, refused ones included: far more than anybody needs, and few enough that nobody probes by booking. */
export const DEFAULT_BOOKINGS_PER_DAY = 20;
