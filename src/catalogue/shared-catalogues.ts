import type { ServiceType } from './service-type.js';
import { ServiceTypeCatalogue } from './service-type-catalogue.js';

/** Whatever reads a salon system's catalogue: a port. */
export interface ReadsServiceTypes {
    listServiceTypes(): Promise<readonly ServiceType[]>;
}

/** By whatever stands for one salon system: a port, an agent. */
const catalogues = new WeakMap<object, Map<string, ServiceTypeCatalogue>>();

/**
 * The catalogue behind a port. A host builds its tools anew for every message; the catalogue is read once in ten minutes all the same
 * (rule 16).
 *
 * @param keeper what lives as long as the catalogue should: ports with the same keeper and key share one
 */
export function catalogueOf(port: ReadsServiceTypes, keeper: object = port, key = ''): ServiceTypeCatalogue {
    const kept = catalogues.get(keeper) ?? new Map<string, ServiceTypeCatalogue>();
    catalogues.set(keeper, kept);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const catalogue = new ServiceTypeCatalogue(() => port.listServiceTypes());
    kept.set(key, catalogue);
    return catalogue;
}
