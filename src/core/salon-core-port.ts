import type { ServiceType } from '../catalogue/service-type.js';

/**
 * What the owner's tools need of a salon system. A port is made for one salon, so that no call can name another (T5). Money is złote with at
 * most two decimals here and grosze behind the port (T6); durations are minutes. Every method throws `CoreFailure` and nothing else.
 */
export interface SalonReadPort {
    readonly salonId: string;
    /** `public`: what any visitor sees, so active services and claimed workers only. */
    readonly access: 'owner' | 'public';
    listServiceTypes(): Promise<readonly ServiceType[]>;
    listServices(): Promise<readonly SalonService[]>;
    listWorkers(): Promise<readonly SalonWorker[]>;
}

export interface SalonCorePort extends SalonReadPort {
    addService(input: SalonServiceInput): Promise<SalonService>;
    /**
     * Replaces the whole record.
     *
     * @param expectedVersion the version that the replacement was made from; another one by then is a `conflict`
     */
    updateService(id: string, input: SalonServiceInput, expectedVersion: bigint): Promise<SalonService>;
    removeService(id: string, expectedVersion: bigint): Promise<void>;
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
