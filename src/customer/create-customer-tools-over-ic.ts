import { catalogueOf } from '../catalogue/shared-catalogues.js';
import type { ServiceTypeCatalogue } from '../catalogue/service-type-catalogue.js';
import { IcCustomerCorePort, type IcCustomerCorePortOptions } from '../core/ic-customer-core-port.js';
import type { Tool } from '../tool/tool.js';
import { bindCustomerReadTools, bindCustomerTools, type CustomerToolsFromPortOptions } from './bind-customer-tools.js';
import type { CustomerOptions } from './make-context.js';

export interface CustomerToolsOptions extends IcCustomerCorePortOptions, CustomerToolsFromPortOptions {}

/** Without `identity`: every call is a public query, made anonymously. */
export interface CustomerReadToolsOptions extends Omit<IcCustomerCorePortOptions, 'identity' | 'onBehalf'>, CustomerOptions {}

/** Stands for the networks that a host names by address. */
const NETWORK = {};

/**
 * The customer's tools over a coordinator on the Internet Computer. Cheap enough to be called for every message of the customer, as a host with
 * `confirmations` does. Public reads go out anonymously; booking, visits and cancelling are signed with her identity (K7).
 */
export function createCustomerTools(options: CustomerToolsOptions): Tool[] {
    const port = new IcCustomerCorePort(options);
    return bindCustomerTools(port, networkCatalogue(port, options), options);
}

/** What somebody without an identity may use: search only, nothing books (K1). */
export function createCustomerReadTools(options: CustomerReadToolsOptions): Tool[] {
    const { canisterId, host, agent, shouldFetchRootKey } = options;
    const port = new IcCustomerCorePort({
        canisterId,
        ...(host === undefined ? {} : { host }),
        ...(agent === undefined ? {} : { agent }),
        ...(shouldFetchRootKey === undefined ? {} : { shouldFetchRootKey })
    });
    return bindCustomerReadTools(port, networkCatalogue(port, options), options);
}

/** The catalogue is public and the same for everybody, so all ports to one coordinator share it. */
function networkCatalogue(port: IcCustomerCorePort, { agent, host, canisterId }: CustomerReadToolsOptions): ServiceTypeCatalogue {
    const coordinator = typeof canisterId === 'string' ? canisterId : canisterId.toText();
    return catalogueOf(port, agent ?? NETWORK, `${host ?? ''} ${coordinator}`);
}
