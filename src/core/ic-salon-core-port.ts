import type { Agent, Identity } from '@dfinity/agent';
import type { Principal } from '@dfinity/principal';
import { agentCoordinatorClient } from './agent-coordinator-client.js';
import { CoordinatorSalonPort } from './coordinator-salon-port.js';
import { coordinatorAgents } from './coordinator-agents.js';

export interface IcSalonCorePortOptions {
    /** The coordinator. */
    readonly canisterId: string | Principal;
    readonly salonId: string;
    /** The owner's identity, or that of an agent principal she lent; unused with `access: "public"`. */
    readonly identity?: Identity;
    /** `owner` when left out. */
    readonly access?: 'owner' | 'public';
    /** Where the replica answers; the main net's gateway when left out. */
    readonly host?: string;
    /** An agent of the host's own instead of `identity` and `host`. Of an `HttpAgent` a copy without identity makes the public reads. */
    readonly agent?: Agent;
    /** Ask the replica for its root key; only ever for a local one, since it is what answers are checked against. */
    readonly shouldFetchRootKey?: boolean;
    /** The owner for whom the identity acts, where it is an agent's. */
    readonly onBehalf?: Principal;
}

/** The owner's port to a coordinator on the Internet Computer, over `@dfinity/agent`. */
export class IcSalonCorePort extends CoordinatorSalonPort {
    constructor(options: IcSalonCorePortOptions) {
        super(agentCoordinatorClient(options.canisterId, coordinatorAgents(options, options.access === 'public')), options);
    }
}
