import type { LoggedAction } from '../../src/testing/reference-salons/action-log.js';
import type { DiscountCodeRecord } from '../../src/testing/reference-salons/discount-code-record.js';
import type { CustomerRecord, VisitPlace } from '../../src/testing/reference-salons/customer-record.js';
import type { DayOverrideRecord, WeeklyHoursRecord } from '../../src/testing/reference-salons/hours-record.js';
import type { MediaRecord } from '../../src/testing/reference-salons/media-record.js';
import type { PlacedSalon } from '../../src/testing/reference-salons/placed-salon.js';
import type { PromoRecord } from '../../src/testing/reference-salons/promo-record.js';
import { DEFAULT_ACTIONS_PER_DAY } from '../../src/testing/reference-salons/salon-limits.js';
import type { SalonActivity } from '../../src/testing/reference-salons/salon-activity.js';
import type { SalonRecord } from '../../src/testing/reference-salons/salon-record.js';
import type { Register, SalonStore, Shelf } from '../../src/testing/reference-salons/salon-store.js';
import type { ServiceRecord } from '../../src/testing/reference-salons/service-record.js';
import type { VisitRecord } from '../../src/testing/reference-salons/visit-record.js';
import type { WorkerRecord } from '../../src/testing/reference-salons/worker-record.js';
import type { LocalDate } from '../../src/time/local-date.js';
import type { StableMap } from '../shared/stable-map.js';
import { PLACED_FORM } from './placed-form.js';
import { SERVICE_FORM } from './service-form.js';
import { StableRegister } from './stable-register.js';
import { StableShelf } from './stable-shelf.js';
import { TABLE_CODES } from './table-codes.js';

const LAST_ID = 'last-id';
const ACTIONS_PER_DAY = 'actions-per-day';

/** The salon store that outlives upgrades. */
export class StableSalonStore implements SalonStore {
    readonly salons: StableRegister<SalonRecord>;
    readonly salonsOfOwner: StableRegister<readonly string[]>;
    readonly activity: StableRegister<SalonActivity>;
    readonly actions: StableRegister<LoggedAction>;
    readonly workers: StableShelf<WorkerRecord>;
    readonly services: Shelf<ServiceRecord>;
    readonly weeklyHours: StableShelf<WeeklyHoursRecord>;
    readonly dayOverrides: StableShelf<DayOverrideRecord>;
    readonly visits: StableShelf<VisitRecord>;
    readonly visitDays: StableRegister<readonly LocalDate[]>;
    readonly media: StableShelf<MediaRecord>;
    readonly promos: StableShelf<PromoRecord>;
    readonly discountCodes: StableShelf<DiscountCodeRecord>;
    readonly salonCells: Register<readonly PlacedSalon[]>;
    readonly salonRegions: StableRegister<readonly number[]>;
    readonly customers: StableRegister<CustomerRecord>;
    readonly appointments: StableShelf<VisitPlace>;
    readonly #settings: StableRegister<number>;

    constructor(map: StableMap) {
        this.#settings = new StableRegister(map, TABLE_CODES.settings);
        this.salons = new StableRegister(map, TABLE_CODES.salons);
        this.salonsOfOwner = new StableRegister(map, TABLE_CODES.salonsOfOwner);
        this.activity = new StableRegister(map, TABLE_CODES.activity);
        this.actions = new StableRegister(map, TABLE_CODES.actions);
        this.workers = new StableShelf(map, { records: TABLE_CODES.workers, ids: TABLE_CODES.workersOfSalon });
        this.services = new StableShelf(map, { records: TABLE_CODES.services, ids: TABLE_CODES.servicesOfSalon }, SERVICE_FORM);
        this.weeklyHours = new StableShelf(map, { records: TABLE_CODES.weeklyHours, ids: TABLE_CODES.weeklyHoursOfSalon });
        this.dayOverrides = new StableShelf(map, { records: TABLE_CODES.dayOverrides, ids: TABLE_CODES.dayOverridesOfDay });
        this.visits = new StableShelf(map, { records: TABLE_CODES.visits, ids: TABLE_CODES.visitsOfDay });
        this.visitDays = new StableRegister(map, TABLE_CODES.visitDays);
        this.media = new StableShelf(map, { records: TABLE_CODES.media, ids: TABLE_CODES.mediaOfSalon });
        this.promos = new StableShelf(map, { records: TABLE_CODES.promos, ids: TABLE_CODES.promosOfSalon });
        this.discountCodes = new StableShelf(map, { records: TABLE_CODES.discountCodes, ids: TABLE_CODES.discountCodesOfSalon });
        this.salonCells = new StableRegister(map, TABLE_CODES.salonCells, PLACED_FORM);
        this.salonRegions = new StableRegister(map, TABLE_CODES.salonRegions);
        this.customers = new StableRegister(map, TABLE_CODES.customers);
        this.appointments = new StableShelf(map, { records: TABLE_CODES.appointments, ids: TABLE_CODES.appointmentsOfCustomer });
    }

    newId(prefix: string): string {
        const id = (this.#settings.get(LAST_ID) ?? 0) + 1;
        this.#settings.set(LAST_ID, id);
        return `${prefix}-${id}`;
    }

    get actionsPerDay(): number {
        return this.#settings.get(ACTIONS_PER_DAY) ?? DEFAULT_ACTIONS_PER_DAY;
    }

    set actionsPerDay(limit: number) {
        this.#settings.set(ACTIONS_PER_DAY, limit);
    }
}
