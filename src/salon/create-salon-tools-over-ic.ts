import type { ServiceTypeCatalogue } from '../catalogue/service-type-catalogue.js';
import { IcSalonCorePort, type IcSalonCorePortOptions } from '../core/ic-salon-core-port.js';
import type { Tool } from '../tool/tool.js';
import { catalogueOf } from '../catalogue/shared-catalogues.js';
import { bindSalonReadTools, bindSalonTools, type SalonToolsFromPortOptions } from './create-salon-tools.js';

export interface SalonToolsOptions extends Omit<IcSalonCorePortOptions, 'access'>, SalonToolsFromPortOptions {}

/** Without `identity`: every call is a public query, made anonymously. One that is passed all the same is not used. */
export type SalonReadToolsOptions = Omit<IcSalonCorePortOptions, 'access' | 'onBehalf'>;

/** Stands for the networks that a host names by address. */
const NETWORK = {};

/**
 * The owner's tools over a coordinator on the Internet Computer. Cheap enough to be called for every message of the owner, as a host with
 * `confirmations` does.
 */
export function createSalonTools({ confirmations, now, ...options }: SalonToolsOptions): Tool[] {
    const port = new IcSalonCorePort({ ...options, access: 'owner' });
    return bindSalonTools(port, networkCatalogue(port, options), {
        ...(confirmations === undefined ? {} : { confirmations }),
        ...(now === undefined ? {} : { now })
    });
}

/** The visitor's tools over a coordinator on the Internet Computer (O7). */
export function createSalonReadTools(options: SalonReadToolsOptions): Tool[] {
    const port = new IcSalonCorePort({ ...options, access: 'public' });
    return bindSalonReadTools(port, networkCatalogue(port, options));
}

/** The catalogue is public and the same for every salon, so all ports to one coordinator share it. */
function networkCatalogue(port: IcSalonCorePort, { agent, host, canisterId }: SalonReadToolsOptions): ServiceTypeCatalogue {
    const coordinator = typeof canisterId === 'string' ? canisterId : canisterId.toText();
    return catalogueOf(port, agent ?? NETWORK, `${host ?? ''} ${coordinator}`);
}
