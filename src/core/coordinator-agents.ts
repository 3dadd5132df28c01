import { AnonymousIdentity, HttpAgent, type Agent, type Identity } from '@dfinity/agent';

/** Who carries which calls. */
export interface CoordinatorAgents {
    /** Anonymous: what anybody may read goes out so, also when an identity is at hand (O7, K7). */
    readonly visitor: Agent;
    /** With the identity of whom the port is made for, or of her agent. */
    readonly signed: Agent;
}

export interface CoordinatorAgentsOptions {
    readonly identity?: Identity;
    /** Where the replica answers; the main net's gateway when left out. */
    readonly host?: string;
    /** An agent of the host's own instead of `identity` and `host`. Of an `HttpAgent` a copy without identity makes the public reads. */
    readonly agent?: Agent;
    /** Ask the replica for its root key; only ever for a local one, since it is what answers are checked against. */
    readonly shouldFetchRootKey?: boolean;
}

/** @param anonymous nothing is signed, whatever identity is passed */
export function coordinatorAgents(
    { agent, identity, host, shouldFetchRootKey }: CoordinatorAgentsOptions,
    anonymous = false
): CoordinatorAgents {
    if (agent !== undefined) return { visitor: withoutIdentity(agent), signed: agent };
    const common = { ...(host === undefined ? {} : { host }), shouldFetchRootKey: shouldFetchRootKey ?? false };
    const visitor = HttpAgent.createSync({ ...common, identity: new AnonymousIdentity() });
    if (anonymous || identity === undefined) return { visitor, signed: visitor };
    return { visitor, signed: HttpAgent.createSync({ ...common, identity }) };
}

function withoutIdentity(agent: Agent): Agent {
    if (!(agent instanceof HttpAgent)) return agent;
    const { rootKey } = agent;
    return HttpAgent.createSync({ ...agent.config, identity: new AnonymousIdentity(), ...(rootKey === null ? {} : { rootKey }) });
}
