import type { ServiceTypeIndex } from '../../catalogue/service-type-index.js';
import type { SalonService, SalonServiceInput, SalonWorker } from '../../core/salon-core-port.js';
import { ToolRefusal } from '../../tool/tool-refusal.js';
import { serviceTexts, type ReadableService } from './service-texts.pl.js';

/** The names behind a service's ids, for sentences. */
export interface SalonNames {
    /** @throws ToolRefusal `not_found` naming every unknown id and where to find the right one (T7) */
    types(ids: readonly string[]): readonly string[];
    /** @throws ToolRefusal `not_found` */
    workers(ids: readonly string[]): readonly string[];
}

export function salonNames(index: ServiceTypeIndex, workers: readonly SalonWorker[]): SalonNames {
    const typeTitles = new Map(index.types.map((type) => [type.id, type.title.pl]));
    const workerNames = new Map(workers.map((worker) => [worker.id, worker.name]));
    return {
        types: (ids) => resolve(ids, typeTitles, serviceTexts.unknownTypes),
        workers: (ids) => resolve(ids, workerNames, serviceTexts.unknownWorkers)
    };
}

function resolve(ids: readonly string[], names: ReadonlyMap<string, string>, unknown: (ids: string) => string): readonly string[] {
    const missing = ids.filter((id) => !names.has(id));
    if (missing.length > 0) throw new ToolRefusal('not_found', unknown(missing.join(', ')));
    return ids.map((id) => names.get(id) ?? id);
}

/** A service that exists is shown even when the catalogue or team has lost one of its ids since: the id then stands for itself. */
export function readableStored(service: SalonService, index: ServiceTypeIndex, workers: readonly SalonWorker[]): ReadableService {
    const titles = new Map(index.types.map((type) => [type.id, type.title.pl]));
    const names = new Map(workers.map((worker) => [worker.id, worker.name]));
    return {
        ...service,
        types: service.serviceTypeIds.map((id) => titles.get(id) ?? id),
        workers: service.workerIds.map((id) => names.get(id) ?? id)
    };
}

export function readable(service: SalonServiceInput, names: SalonNames): ReadableService {
    return { ...service, types: names.types(service.serviceTypeIds), workers: names.workers(service.workerIds) };
}

/** @throws ToolRefusal `not_found` */
export function serviceById(services: readonly SalonService[], id: string): SalonService {
    const service = services.find((candidate) => candidate.id === id);
    if (service === undefined) throw new ToolRefusal('not_found', serviceTexts.unknownService(id));
    return service;
}
