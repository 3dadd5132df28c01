import type { ServiceType } from '../catalogue/service-type.js';
import type { LocalDate } from '../time/local-date.js';
import type { SalonAssetsPort } from './salon-assets-port.js';
import type { SalonDiscountCode, SalonDiscountCodeInput, SalonMedia, SalonPromo, SalonPromoInput } from './salon-offers.js';
import type { DayOverride, DayPlan, VisitFilter, VisitList, Week, WeeklyHours } from './working-hours.js';

/**
 * What the owner's tools need of a salon system. A port is made for one salon, so that no call can name another (T5). Money is złote with at
 * most two decimals here and grosze behind the port (T6); durations are minutes; days are local dates of the salon and hours are by its clock on
 * the wall. Every method throws `CoreFailure` and nothing else.
 */
export interface SalonReadPort {
    readonly salonId: string;
    /** `public`: what any visitor sees, so active services, active promos and claimed workers only; the rest is `forbidden`. */
    readonly access: 'owner' | 'public';
    listServiceTypes(): Promise<readonly ServiceType[]>;
    listServices(): Promise<readonly SalonService[]>;
    listWorkers(): Promise<readonly SalonWorker[]>;
    /** Of everybody who has any. */
    listWeeklyHours(): Promise<readonly WeeklyHours[]>;
    /** What is different on the days from one to another, both included, at most 62 of them. */
    listDayOverrides(from: LocalDate, to: LocalDate): Promise<readonly DayOverride[]>;
    /** Booked visits. */
    listVisits(filter: VisitFilter): Promise<VisitList>;
    listMedia(): Promise<readonly SalonMedia[]>;
    listPromos(): Promise<readonly SalonPromo[]>;
    listDiscountCodes(): Promise<readonly SalonDiscountCode[]>;
}

/** In each of these, another version than `expectedVersion` by then is a `conflict`, and nothing is written. */
export interface SalonCorePort extends SalonReadPort {
    /** Where pictures go; there only when the salon system has somewhere to keep them. */
    readonly assets?: SalonAssetsPort | undefined;
    addService(input: SalonServiceInput): Promise<SalonService>;
    /**
     * Replaces the whole record.
     *
     * @param expectedVersion the version that the replacement was made from; another one by then is a `conflict`
     */
    updateService(id: string, input: SalonServiceInput, expectedVersion: bigint): Promise<SalonService>;
    /** Also takes it out of every promo; one left without a service is switched off. Booked visits stay. */
    removeService(id: string, expectedVersion: bigint): Promise<void>;
    /**
     * Replaces the whole week.
     *
     * @param expectedVersion 0 for somebody who has no hours yet
     */
    setWeeklyHours(workerId: string, days: Week, expectedVersion: bigint): Promise<WeeklyHours>;
    /**
     * Replaces what is different on that day, which must not be over.
     *
     * @param expectedVersion 0 for a day without an override
     */
    setDayOverride(workerId: string, date: LocalDate, plan: DayPlan, expectedVersion: bigint): Promise<DayOverride>;
    /** Back to the weekly hours on that day. */
    clearDayOverride(workerId: string, date: LocalDate, expectedVersion: bigint): Promise<void>;
    addPromo(input: SalonPromoInput): Promise<SalonPromo>;
    /** Replaces the whole record. */
    updatePromo(id: string, input: SalonPromoInput, expectedVersion: bigint): Promise<SalonPromo>;
    setPromoActive(id: string, active: boolean, expectedVersion: bigint): Promise<SalonPromo>;
    removePromo(id: string, expectedVersion: bigint): Promise<void>;
    addDiscountCode(input: SalonDiscountCodeInput): Promise<SalonDiscountCode>;
    removeDiscountCode(id: string, expectedVersion: bigint): Promise<void>;
}

export interface SalonServiceInput {
    readonly name: string;
    readonly description?: string;
    /** Złote, at most two decimals. */
    readonly pricePln: number;
    /** A multiple of 5. */
    readonly durationMinutes: number;
    readonly serviceTypeIds: readonly string[];
    readonly workerIds: readonly string[];
    /** Whether visitors see it and can book it. */
    readonly active: boolean;
}

export interface SalonService extends SalonServiceInput {
    readonly id: string;
    /** Grows with every change of the record. */
    readonly version: bigint;
}

export interface SalonWorker {
    readonly id: string;
    readonly name: string;
    /** Whether the person has taken over her own account. */
    readonly claimed: boolean;
}
