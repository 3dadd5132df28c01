import type { LocalDate } from '../../time/local-date.js';
import type { LoggedAction } from './action-log.js';
import type { DiscountCodeRecord } from './discount-code-record.js';
import type { CustomerRecord, VisitPlace } from './customer-record.js';
import type { DayOverrideRecord, WeeklyHoursRecord } from './hours-record.js';
import type { MediaRecord } from './media-record.js';
import type { PlacedSalon } from './placed-salon.js';
import type { PromoRecord } from './promo-record.js';
import type { SalonActivity } from './salon-activity.js';
import type { SalonRecord } from './salon-record.js';
import type { ServiceRecord } from './service-record.js';
import type { VisitRecord } from './visit-record.js';
import type { WorkerRecord } from './worker-record.js';

/** Single records by key. Records are plain data (JSON can write them) and are replaced, never changed. */
export interface Register<T> {
    get(key: string): T | undefined;
    /** The records of keys that were set, in their order; those that are gone are left out. */
    getAll(keys: readonly string[]): readonly T[];
    set(key: string, record: T): void;
    delete(key: string): void;
}

/**
 * Records kept in groups, such as the services of a salon. A group is listed whole, so the rules choose groups that stay small: what grows
 * without end (visits, say) is grouped by salon and day.
 */
export interface Shelf<T> {
    get(group: string, id: string): T | undefined;
    /** In the order in which they were first put. */
    list(group: string): readonly T[];
    count(group: string): number;
    /** Adds the record, or replaces it where it stands. */
    put(group: string, id: string, record: T): void;
    delete(group: string, id: string): void;
}

/**
 * Where the reference salon system keeps what it knows: in memory, or in a canister's stable memory. Synchronous, because a canister's message
 * is: between the first read and the last write of a call nobody else comes in. A new part of the system adds its own registers and shelves.
 */
export interface SalonStore {
    /** An id that was never given before, of the kind that the prefix names. */
    newId(prefix: string): string;
    readonly salons: Register<SalonRecord>;
    /** Principal → ids of the salons that she owns now. */
    readonly salonsOfOwner: Register<readonly string[]>;
    /** Salon id or customer → what was done today, and how long the log is. */
    readonly activity: Register<SalonActivity>;
    /** Salon id or customer, and place in the ring → entry. */
    readonly actions: Register<LoggedAction>;
    /** Grouped by salon. */
    readonly workers: Shelf<WorkerRecord>;
    /** Grouped by salon. */
    readonly services: Shelf<ServiceRecord>;
    /** Grouped by salon, by worker. */
    readonly weeklyHours: Shelf<WeeklyHoursRecord>;
    /** Grouped by salon and day (`salonDay`), by worker. */
    readonly dayOverrides: Shelf<DayOverrideRecord>;
    /** Grouped by salon and the day on which they begin (`salonDay`). */
    readonly visits: Shelf<VisitRecord>;
    /** Salon id → the days on which visits begin, in order. */
    readonly visitDays: Register<readonly LocalDate[]>;
    /** Grouped by salon. */
    readonly media: Shelf<MediaRecord>;
    /** Grouped by salon. */
    readonly promos: Shelf<PromoRecord>;
    /** Grouped by salon. */
    readonly discountCodes: Shelf<DiscountCodeRecord>;
    /** Cell of the map → the open salons in it. */
    readonly salonCells: Register<readonly PlacedSalon[]>;
    /** Region of the map → its rows of cells, in each a bit for every cell that is not empty. */
    readonly salonRegions: Register<readonly number[]>;
    /** By customer. */
    readonly customers: Register<CustomerRecord>;
    /** Grouped by customer, by visit. */
    readonly appointments: Shelf<VisitPlace>;
}
