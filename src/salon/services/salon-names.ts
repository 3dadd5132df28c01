import type { ServiceTypeIndex } from '../../catalogue/service-type-index.js';
import type { SalonServiceInput, SalonWorker } from '../../core/salon-core-port.js';
import { ToolRefusal } from '../../tool/tool-refusal.js';
import { uniqueNames } from '../unique-names.js';
import { serviceTexts, type ReadableService } from './service-texts.pl.js';

/** The names behind a salon's ids, for sentences. */
export class SalonNames {
    readonly #titles: ReadonlyMap<string, string>;
    readonly #workers: ReadonlyMap<string, string>;

    constructor(index: ServiceTypeIndex, workers: readonly SalonWorker[]) {
        this.#titles = titlesOf(index);
        this.#workers = uniqueNames(workers.map((worker) => [worker.id, worker.name]));
    }

    /** @throws ToolRefusal `not_found` naming every unknown id and where to find the right one (T7) */
    requireTypes(ids: readonly string[]): void {
        requireKnown(ids, this.#titles, serviceTexts.unknownTypes);
    }

    /** @throws ToolRefusal `not_found` */
    requireWorkers(ids: readonly string[]): void {
        requireKnown(ids, this.#workers, serviceTexts.unknownWorkers);
    }

    /** A service in words. One that exists may hold an id that the catalogue or the team has lost since: it then stands for itself. */
    readable(service: SalonServiceInput): ReadableService {
        return {
            ...service,
            types: service.serviceTypeIds.map((id) => this.#titles.get(id) ?? id),
            workers: service.workerIds.map((id) => this.#workers.get(id) ?? id)
        };
    }
}

/** By catalogue, since it is the same for every call that finds it kept. */
const TITLES = new WeakMap<ServiceTypeIndex, ReadonlyMap<string, string>>();

function titlesOf(index: ServiceTypeIndex): ReadonlyMap<string, string> {
    const known = TITLES.get(index);
    if (known !== undefined) return known;
    const titles = uniqueNames(index.types.map((type) => [type.id, type.title.pl]));
    TITLES.set(index, titles);
    return titles;
}

function requireKnown(ids: readonly string[], names: ReadonlyMap<string, string>, unknown: (ids: string) => string): void {
    const missing = ids.filter((id) => !names.has(id));
    if (missing.length > 0) throw new ToolRefusal('not_found', unknown(missing.join(', ')));
}
