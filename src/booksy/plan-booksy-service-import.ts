import { buildServiceTypeIndex } from '../catalogue/service-type-index.js';
import type { SalonReadPort } from '../core/salon-core-port.js';
import type { SultanaSalonDraft } from './draft.js';
import { planServiceImport, type ServiceImportPlan, type ServiceOverride } from './plan-service-import.js';

export interface BooksyServiceImportOptions {
    /** Only services below this heading of the price list. */
    readonly category?: string | undefined;
    readonly overrides?: readonly ServiceOverride[] | undefined;
}

/**
 * The plan of `import_booksy_services` without the tool: reads the salon's services, team and catalogue, writes nothing. Whoever calls it writes.
 *
 * @throws what the port throws
 */
export async function planBooksyServiceImport(
    port: SalonReadPort,
    draft: SultanaSalonDraft,
    options: BooksyServiceImportOptions = {}
): Promise<ServiceImportPlan> {
    const [types, services, workers] = await Promise.all([port.listServiceTypes(), port.listServices(), port.listWorkers()]);
    return planServiceImport({
        draft,
        index: buildServiceTypeIndex(types),
        existingNames: services.map(({ name }) => name),
        workers,
        ...options
    });
}
