import type { ServiceType } from '../catalogue/service-type.js';
import type { InstantMs } from '../time/instant.js';
import type { GeoPoint } from './geo-point.js';
import type { SalonService, SalonWorker } from './salon-core-port.js';

/**
 * What a visitor's and a customer's search needs of a salon system. Moments are instants, so that a host's time zone cannot shift them; money is
 * złote with at most two decimals; durations are minutes. Every method throws `CoreFailure` and nothing else.
 */
export interface CustomerReadPort {
    /**
     * True for a port around something that takes offsets from the process clock, such as the published core wrapper: the tools then refuse to
     * work in a process of another zone (K9). Our own ports pass instants and leave it out.
     */
    readonly readsProcessClock?: boolean;
    listServiceTypes(): Promise<readonly ServiceType[]>;
    /** One query, however many types (K3). Salons with at least one free start, soonest first, then nearest. */
    searchSlots(probe: SlotProbe): Promise<readonly FoundSalon[]>;
    /** What any visitor sees of a salon: active services, and workers who have claimed their accounts. */
    getSalon(salonId: string): Promise<PublicSalon>;
    /** When a service can begin, for everybody who does it, within a window of at most 8 days. */
    freeStarts(salonId: string, serviceId: string, window: TimeWindow): Promise<FreeStarts>;
}

/** What else may be read for a customer. A port is made for one customer, so that no call can name another (T5). */
export interface CustomerVisitsPort extends CustomerReadPort {
    /** Who it is made for, in a form that tells customers apart; previews for one are not confirmed for another. */
    readonly customerId: string;
    /** Booked and cancelled visits of the recent past and all that are to come, in order of time. */
    listMyAppointments(): Promise<readonly Appointment[]>;
}

/** What the customer's own tools need. */
export interface CustomerCorePort extends CustomerVisitsPort {
    /** Of several bookings for one time exactly one is done; the others fail as `slot_taken`. Each try counts against a daily quota. */
    book(booking: Booking): Promise<Appointment>;
    /** A visit that has begun fails as `invalid_arguments` (field `start`), one that is cancelled already as `conflict`. */
    cancel(appointmentId: string): Promise<Appointment>;
}

/** From an instant on, and before another. */
export interface TimeWindow {
    readonly from: InstantMs;
    /** No longer belongs to it. */
    readonly until: InstantMs;
}

/** One look around a place, within one window of time (rule 19). */
export interface SlotProbe {
    readonly position: GeoPoint;
    readonly radiusMetres: number;
    readonly window: TimeWindow;
    /** 1 to 30; services of any of them. */
    readonly serviceTypeIds: readonly string[];
    /** Salons at most. */
    readonly limit: number;
}

/** What anybody may know of a salon. */
export interface SalonCard {
    readonly id: string;
    readonly name: string;
    readonly address?: string;
    readonly position?: GeoPoint;
}

export interface FoundSalon {
    readonly salon: SalonCard;
    readonly services: readonly FoundService[];
}

export interface FoundService {
    readonly service: SalonService;
    /** In order of time; with whom does not matter here. */
    readonly starts: readonly InstantMs[];
}

export interface PublicSalon {
    readonly salon: SalonCard;
    readonly services: readonly SalonService[];
    readonly workers: readonly SalonWorker[];
}

export interface FreeStarts {
    readonly salon: SalonCard;
    readonly service: SalonService;
    /** Everybody who does the service, free or not, in the salon's order. */
    readonly workers: readonly WorkerFreeStarts[];
    /** A start before this is too soon: the salon's minimum notice. */
    readonly bookableFrom: InstantMs;
    /** A start at this or later is too far ahead. */
    readonly bookableUntil: InstantMs;
}

export interface WorkerFreeStarts {
    readonly worker: SalonWorker;
    readonly starts: readonly InstantMs[];
}

/** A visit of the customer's. Price, duration and names are those of the booking. */
export interface Appointment {
    readonly id: string;
    readonly salonId: string;
    readonly salonName: string;
    readonly salonAddress?: string;
    readonly serviceId: string;
    readonly serviceName: string;
    readonly workerId: string;
    readonly workerName: string;
    readonly start: InstantMs;
    readonly durationMinutes: number;
    /** Złote. */
    readonly pricePln: number;
    readonly state: 'booked' | 'cancelled';
}

export interface Booking {
    readonly salonId: string;
    readonly serviceId: string;
    readonly workerId: string;
    readonly start: InstantMs;
    /** Of the service, as its price and duration were promised; another one by then is a `conflict`. */
    readonly expectedVersion: bigint;
}
