import { serviceTypes as bundledServiceTypes } from '../service-types.js';
import type { ServiceType } from '../../catalogue/service-type.js';
import { DEFAULT_BOOKINGS_PER_DAY } from './booking-rules.js';
import { Bookings } from './bookings.js';
import { CustomerAgents } from './customer-agents.js';
import { CustomerSystem } from './customer-system.js';
import { DiscountCodes } from './discount-codes.js';
import { Hours } from './hours.js';
import { MediaLibrary } from './media.js';
import { Ownership } from './ownership.js';
import { Promos } from './promos.js';
import { DEFAULT_ACTIONS_PER_DAY } from './salon-limits.js';
import { SalonProfile } from './salon-profile.js';
import type { SalonStore } from './salon-store.js';
import { SalonSystem } from './salon-system.js';
import { Services } from './services.js';
import { SlotSearch } from './slot-search.js';
import { Team } from './team.js';
import { Visits } from './visits.js';

export interface ReferenceSalonsOptions {
    readonly store: SalonStore;
    /** The bundled catalogue when left out. */
    readonly serviceTypes?: readonly ServiceType[];
    /** Milliseconds since 1970 UTC; the process clock when left out. */
    readonly now?: () => number;
    /** Writes a salon may make in a UTC day; asked on every write. */
    readonly actionsPerDay?: () => number;
    /** Bookings a customer may ask for in a UTC day, refused ones included; asked on every booking. */
    readonly bookingsPerDay?: () => number;
}

/**
 * A complete little salon system: what the real coordinator is asked to be by `candid/coordinator.did`, as plain logic over a store. Unit
 * tests and hosts' own tests run it in memory, the development coordinator runs the same over stable memory.
 *
 * Every method answers `{ ok }` or `{ err }` and never throws over what a caller passed, within the types.
 */
export class ReferenceSalons {
    readonly serviceTypes: readonly ServiceType[];
    readonly ownership: Ownership;
    readonly team: Team;
    readonly services: Services;
    readonly hours: Hours;
    readonly visits: Visits;
    readonly media: MediaLibrary;
    readonly promos: Promos;
    readonly discountCodes: DiscountCodes;
    readonly profile: SalonProfile;
    readonly slots: SlotSearch;
    readonly bookings: Bookings;
    readonly customerAgents: CustomerAgents;

    constructor(options: ReferenceSalonsOptions) {
        const system = new SalonSystem({
            store: options.store,
            serviceTypes: options.serviceTypes ?? bundledServiceTypes,
            now: options.now ?? Date.now,
            actionsPerDay: options.actionsPerDay ?? (() => DEFAULT_ACTIONS_PER_DAY)
        });
        this.serviceTypes = system.serviceTypes;
        this.ownership = new Ownership(system);
        this.team = new Team(system);
        this.services = new Services(system);
        this.hours = new Hours(system);
        this.visits = new Visits(system);
        this.media = new MediaLibrary(system);
        this.promos = new Promos(system);
        this.discountCodes = new DiscountCodes(system);
        this.profile = new SalonProfile(system);
        this.slots = new SlotSearch(system);
        const customers = new CustomerSystem(system, options.bookingsPerDay ?? (() => DEFAULT_BOOKINGS_PER_DAY));
        this.bookings = new Bookings(customers);
        this.customerAgents = new CustomerAgents(customers);
    }
}
