import { Actor, AnonymousIdentity, HttpAgent, type ActorSubclass, type Identity } from '@dfinity/agent';
import { Principal } from '@dfinity/principal';

import * as agentToolsDid from '../../src/core/generated/agent_tools.did.js';
import * as coordinatorDid from '../../src/core/generated/coordinator.did.js';
import type { ConsoleConfig } from './console-config.js';
import { demoIdentity } from './demo-identity.js';
import { ROLES, type Role } from './role.js';

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
    const callers = await Promise.all(ROLES.map(async (role) => [role, await callerFor(config, signedIn[role] ?? demoIdentity(role))]));
    return {
        config,
        agentToolsId: Principal.fromText(config.agentToolsId),
        people: Object.fromEntries(callers) as Connection['people'],
        visitor: await callerFor(config, new AnonymousIdentity())
    };
}

async function callerFor({ replica, isLocal, agentToolsId, coordinatorId }: ConsoleConfig, identity: Identity): Promise<Caller> {
    const agent = await HttpAgent.create({ host: replica, identity, shouldFetchRootKey: isLocal });
    return {
        principal: identity.getPrincipal(),
        agent,
        tools: Actor.createActor<agentToolsDid._SERVICE>(agentToolsDid.idlFactory, { agent, canisterId: agentToolsId }),
        coordinator: Actor.createActor<coordinatorDid._SERVICE>(coordinatorDid.idlFactory, { agent, canisterId: coordinatorId })
    };
}
