import { ServiceTypeCatalogue } from '../catalogue/service-type-catalogue.js';
import type { TurnConfirmations } from '../confirmations/turn-confirmations.js';
import type { SalonCorePort, SalonReadPort } from '../core/salon-core-port.js';
import type { Tool } from '../tool/tool.js';
import { SALON_READ_TOOLS, SALON_TOOLS } from './salon-tool-definitions.js';

export interface SalonToolsFromPortOptions {
    /** The turn of the message that these tools answer. With it, the two-step protocol is enforced and not only asked for. */
    readonly confirmations?: TurnConfirmations;
}

/** A host builds its tools anew for every message; the catalogue is read once for a port all the same. */
const catalogues = new WeakMap<SalonReadPort, ServiceTypeCatalogue>();

function catalogueOf(port: SalonReadPort): ServiceTypeCatalogue {
    const known = catalogues.get(port);
    if (known !== undefined) return known;
    const catalogue = new ServiceTypeCatalogue(() => port.listServiceTypes());
    catalogues.set(port, catalogue);
    return catalogue;
}

/** The owner's tools over any port (O6). */
export function createSalonToolsFromPort(port: SalonCorePort, options: SalonToolsFromPortOptions = {}): Tool[] {
    const context = { port, catalogue: catalogueOf(port) };
    const confirmations = options.confirmations?.forSubject(`salon:${port.salonId}`);
    return SALON_TOOLS.map((definition) => definition.bind(context, confirmations === undefined ? {} : { confirmations }));
}

/** The visitor's tools over any port (O7). */
export function createSalonReadToolsFromPort(port: SalonReadPort): Tool[] {
    const context = { port, catalogue: catalogueOf(port) };
    return SALON_READ_TOOLS.map((definition) => definition.bind(context));
}
