import { catalogueOf } from '../catalogue/shared-catalogues.js';
import type { CustomerCorePort, CustomerReadPort } from '../core/customer-core-port.js';
import type { Tool } from '../tool/tool.js';
import { bindCustomerReadTools, bindCustomerTools, type CustomerToolsFromPortOptions } from './bind-customer-tools.js';
import type { CustomerOptions } from './make-context.js';

/** The customer's tools over any port (K1). */
export function createCustomerToolsFromPort(port: CustomerCorePort, options: CustomerToolsFromPortOptions = {}): Tool[] {
    return bindCustomerTools(port, catalogueOf(port), options);
}

/** The first four of them, for somebody who is not signed in: search only, nothing books (K1). */
export function createCustomerReadToolsFromPort(port: CustomerReadPort, options: CustomerOptions = {}): Tool[] {
    return bindCustomerReadTools(port, catalogueOf(port), options);
}
