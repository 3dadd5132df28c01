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
import type { Register, SalonStore, Shelf } from './salon-store.js';
import type { ServiceRecord } from './service-record.js';
import type { VisitRecord } from './visit-record.js';
import type { WorkerRecord } from './worker-record.js';

class InMemoryRegister<T extends object> extends Map<string, T> implements Register<T> {
    getAll(keys: readonly string[]): readonly T[] {
        return keys.map((key) => this.get(key)).filter((record) => record !== undefined);
    }
}

/** A salon store that lives as long as the process. */
export class InMemorySalonStore implements SalonStore {
    readonly salons: Register<SalonRecord> = new InMemoryRegister<SalonRecord>();
    readonly salonsOfOwner: Register<readonly string[]> = new InMemoryRegister<readonly string[]>();
    readonly activity: Register<SalonActivity> = new InMemoryRegister<SalonActivity>();
    readonly actions: Register<LoggedAction> = new InMemoryRegister<LoggedAction>();
    readonly workers: Shelf<WorkerRecord> = new InMemoryShelf<WorkerRecord>();
    readonly services: Shelf<ServiceRecord> = new InMemoryShelf<ServiceRecord>();
    readonly weeklyHours: Shelf<WeeklyHoursRecord> = new InMemoryShelf<WeeklyHoursRecord>();
    readonly dayOverrides: Shelf<DayOverrideRecord> = new InMemoryShelf<DayOverrideRecord>();
    readonly visits: Shelf<VisitRecord> = new InMemoryShelf<VisitRecord>();
    readonly visitDays: Register<readonly LocalDate[]> = new InMemoryRegister<readonly LocalDate[]>();
    readonly media: Shelf<MediaRecord> = new InMemoryShelf<MediaRecord>();
    readonly promos: Shelf<PromoRecord> = new InMemoryShelf<PromoRecord>();
    readonly discountCodes: Shelf<DiscountCodeRecord> = new InMemoryShelf<DiscountCodeRecord>();
    readonly salonCells: Register<readonly PlacedSalon[]> = new InMemoryRegister<readonly PlacedSalon[]>();
    readonly salonRegions: Register<readonly number[]> = new InMemoryRegister<readonly number[]>();
    readonly customers: Register<CustomerRecord> = new InMemoryRegister<CustomerRecord>();
    readonly appointments: Shelf<VisitPlace> = new InMemoryShelf<VisitPlace>();
    #lastId = 0;

    newId(prefix: string): string {
        return `${prefix}-${++this.#lastId}`;
    }
}

class InMemoryShelf<T> implements Shelf<T> {
    readonly #groups = new Map<string, Map<string, T>>();

    get(group: string, id: string): T | undefined {
        return this.#groups.get(group)?.get(id);
    }

    list(group: string): readonly T[] {
        return [...(this.#groups.get(group)?.values() ?? [])];
    }

    count(group: string): number {
        return this.#groups.get(group)?.size ?? 0;
    }

    put(group: string, id: string, record: T): void {
        const records = this.#groups.get(group);
        if (records !== undefined) records.set(id, record);
        else this.#groups.set(group, new Map([[id, record]]));
    }

    delete(group: string, id: string): void {
        this.#groups.get(group)?.delete(id);
    }
}
