import type { SalonService, SalonWorker } from '../../core/salon-core-port.js';
import type { ReadableService } from './service-texts.pl.js';

/** A service as the tools' data shows it: ids to send back, names to speak of. */
export type ServiceData = {
    readonly salonServiceId: string;
    readonly name: string;
    readonly pricePln: number;
    readonly durationMinutes: number;
    readonly description: string | null;
    readonly serviceTypes: readonly { readonly serviceTypeId: string; readonly label: string }[];
    readonly workers: readonly { readonly workerId: string; readonly name: string }[];
    readonly active: boolean;
};

export type WorkerData = {
    readonly workerId: string;
    readonly name: string;
    /** Whether the person has taken over her own account. */
    readonly claimed: boolean;
};

export function serviceData(service: SalonService, names: ReadableService): ServiceData {
    return {
        salonServiceId: service.id,
        name: service.name,
        pricePln: service.pricePln,
        durationMinutes: service.durationMinutes,
        description: service.description ?? null,
        serviceTypes: service.serviceTypeIds.map((serviceTypeId, at) => ({ serviceTypeId, label: names.types[at] ?? serviceTypeId })),
        workers: service.workerIds.map((workerId, at) => ({ workerId, name: names.workers[at] ?? workerId })),
        active: service.active
    };
}

export function workerData(worker: SalonWorker): WorkerData {
    return { workerId: worker.id, name: worker.name, claimed: worker.claimed };
}
