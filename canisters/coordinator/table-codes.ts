/** What the first byte of every key says: which table it belongs to. As with memory ids, a number keeps its meaning for ever. */
export const TABLE_CODES = {
    /** Counter of ids, and what the installer set. */
    settings: 1,
    salons: 2,
    salonsOfOwner: 3,
    activity: 4,
    actions: 5,
    workers: 6,
    workersOfSalon: 7,
    services: 8,
    servicesOfSalon: 9,
    weeklyHours: 10,
    weeklyHoursOfSalon: 11,
    dayOverrides: 12,
    dayOverridesOfDay: 13,
    visits: 14,
    visitsOfDay: 15,
    visitDays: 16,
    media: 17,
    mediaOfSalon: 18,
    promos: 19,
    promosOfSalon: 20,
    discountCodes: 21,
    discountCodesOfSalon: 22
} as const;
