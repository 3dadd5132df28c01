import type { Principal } from '@dfinity/principal';
import { agentCustomerClient } from './agent-customer-client.js';
import { coordinatorAgents, type CoordinatorAgentsOptions } from './coordinator-agents.js';
import { CoordinatorCustomerPort } from './coordinator-customer-port.js';

/**
 * `identity` is the customer's lent one, or that of an agent principal she let act for her. Left out, only the public reads work.
 */
export interface IcCustomerCorePortOptions extends CoordinatorAgentsOptions {
    /** The coordinator. */
    readonly canisterId: string | Principal;
    /** The customer for whom the identity acts, where it is an agent's. */
    readonly onBehalf?: Principal;
}

/** The customer's port to a coordinator on the Internet Computer. Public reads go out anonymously even with an identity (K7). */
export class IcCustomerCorePort extends CoordinatorCustomerPort {
    constructor(options: IcCustomerCorePortOptions) {
        super(agentCustomerClient(options.canisterId, coordinatorAgents(options)), {
            customerId: (options.onBehalf ?? options.identity?.getPrincipal())?.toText() ?? 'caller',
            onBehalf: options.onBehalf
        });
    }
}
