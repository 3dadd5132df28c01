import type { SalonService, SalonWorker } from '../../core/salon-core-port.js';
import { listOutput, output, type OutputOf } from '../../tool/output.js';
import type { ReadableService } from './service-texts.pl.js';

const serviceRecord = output.record({
    salonServiceId: output.text,
    name: output.text,
    pricePln: output.number,
    durationMinutes: output.integer,
    description: output.orNull(output.text),
    serviceTypes: output.list(output.record({ serviceTypeId: output.text, label: output.text })),
    workers: output.list(output.record({ workerId: output.text, name: output.text })),
    active: output.flag
});

const workerRecord = output.record({
    workerId: output.text,
    name: output.text,
    /** Whether the person has taken over her own account. */
    claimed: output.flag
});

/** A service as the tools' data shows it: ids to send back, names to speak of. */
export type ServiceData = OutputOf<typeof serviceRecord>;
export type WorkerData = OutputOf<typeof workerRecord>;

export const serviceListOutput = listOutput('services', serviceRecord);
export type ServiceListData = OutputOf<typeof serviceListOutput>;

export const workerListOutput = listOutput('workers', workerRecord);
export type WorkerListData = OutputOf<typeof workerListOutput>;

/** The service that was added, changed or removed. */
export const writtenServiceOutput = output.record({ salonServiceId: output.text });
export type WrittenServiceData = OutputOf<typeof writtenServiceOutput>;

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
