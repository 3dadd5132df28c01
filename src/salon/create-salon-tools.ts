import type { ServiceTypeCatalogue } from '../catalogue/service-type-catalogue.js';
import type { TurnConfirmations } from '../confirmations/turn-confirmations.js';
import type { SalonCorePort, SalonReadPort } from '../core/salon-core-port.js';
import type { InstantMs } from '../time/instant.js';
import type { Tool } from '../tool/tool.js';
import { catalogueOf } from '../catalogue/shared-catalogues.js';
import { SALON_READ_TOOLS, SALON_TOOLS } from './salon-tool-definitions.js';

export interface SalonToolsFromPortOptions {
    /** The turn of the message that these tools answer. With it, the two-step protocol is enforced and not only asked for. */
    readonly confirmations?: TurnConfirmations;
    /** Milliseconds since 1970 UTC; the process clock when left out. */
    readonly now?: () => InstantMs;
}

export type SalonReadToolsFromPortOptions = Pick<SalonToolsFromPortOptions, 'now'>;

/** The owner's tools over any port (O6). */
export function createSalonToolsFromPort(port: SalonCorePort, options: SalonToolsFromPortOptions = {}): Tool[] {
    return bindSalonTools(port, catalogueOf(port), options);
}

/** The visitor's tools over any port (O7). */
export function createSalonReadToolsFromPort(port: SalonReadPort, options: SalonReadToolsFromPortOptions = {}): Tool[] {
    return bindSalonReadTools(port, catalogueOf(port), options);
}

export function bindSalonTools(port: SalonCorePort, catalogue: ServiceTypeCatalogue, options: SalonToolsFromPortOptions): Tool[] {
    const confirmations = options.confirmations?.forSubject(`salon:${port.salonId}`);
    const binding = confirmations === undefined ? {} : { confirmations };
    const context = { port, catalogue, now: options.now ?? Date.now };
    return SALON_TOOLS.map((definition) => definition.bind(context, binding));
}

export function bindSalonReadTools(
    port: SalonReadPort,
    catalogue: ServiceTypeCatalogue,
    options: SalonReadToolsFromPortOptions = {}
): Tool[] {
    const context = { port, catalogue, now: options.now ?? Date.now };
    return SALON_READ_TOOLS.map((definition) => definition.bind(context));
}
