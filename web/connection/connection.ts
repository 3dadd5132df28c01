import { Actor, AnonymousIdentity, HttpAgent, type ActorSubclass, type Identity } from '@dfinity/agent';
import { Principal } from '@dfinity/principal';

import * as agentToolsDid from '../../src/core/generated/agent_tools.did.js';
import * as coordinatorDid from '../../src/core/generated/coordinator.did.js';
import type { ConsoleConfig } from './console-config.js';
import { demoIdentity } from './demo-identity.js';
import type { Role } from './role.js';

/** Both canisters as somebody calls them. */
export interface Caller {
    readonly principal: Principal;
    readonly agent: HttpAgent;
    readonly tools: ActorSubclass<agentToolsDid._SERVICE>;
    readonly coordinator: ActorSubclass<coordinatorDid._SERVICE>;
}

/** The replica as the page's people and its visitors reach it, by the unchanged agent with every check on. */
export interface Connection {
    readonly config: ConsoleConfig;
    readonly agentToolsId: Principal;
    readonly people: Readonly<Record<Role, Caller>>;
    /** Nobody in particular: what anybody may read goes out so. */
    readonly visitor: Caller;
}

/**
 * @param signedIn identities that take the place of the keys made here
 * @throws what `@dfinity/agent` throws when the replica does not answer
 */
export async function connect(config: ConsoleConfig, signedIn: Partial<Record<Role, Identity>> = {}): Promise<Connection> {
    const agent = await HttpAgent.create({ host: config.replica, identity: new AnonymousIdentity(), shouldFetchRootKey: config.isLocal });
    const signed = (role: Role) => callerFor(config, agent, signedIn[role] ?? demoIdentity(role));
    return {
        config,
        agentToolsId: Principal.fromText(config.agentToolsId),
        people: { owner: signed('owner'), agent: signed('agent'), customer: signed('customer') },
        visitor: callerFor(config, agent, new AnonymousIdentity())
    };
}

/** @param first has asked the replica for its root key, which all the others check answers against as well */
function callerFor(config: ConsoleConfig, first: HttpAgent, identity: Identity): Caller {
    const { rootKey } = first;
    const agent = HttpAgent.createSync({ host: config.replica, identity, ...(rootKey === null ? {} : { rootKey }) });
    const as = <Service>(factory: Parameters<typeof Actor.createActor>[0], canisterId: string) =>
        Actor.createActor<Service>(factory, { agent, canisterId });
    return {
        principal: identity.getPrincipal(),
        agent,
        tools: as<agentToolsDid._SERVICE>(agentToolsDid.idlFactory, config.agentToolsId),
        coordinator: as<coordinatorDid._SERVICE>(coordinatorDid.idlFactory, config.coordinatorId)
    };
}
