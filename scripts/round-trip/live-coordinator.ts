import { Actor, type ActorSubclass, type Identity } from '@dfinity/agent';
import { Principal } from '@dfinity/principal';

import { networkSetting, SettingProblem, type Environment } from '../../cli/settings.js';
import { coordinatorAgents } from '../../src/core/coordinator-agents.js';
import { idlFactory as agentToolsIdl, type _SERVICE as AgentTools } from '../../src/core/generated/agent_tools.did.js';
import { idlFactory, type _SERVICE } from '../../src/core/generated/coordinator.did.js';
import { granted } from '../../src/testing/seed-salon.js';

/** The coordinator that the environment names, called as `identity`. */
export function liveCoordinator(env: Environment, canisterId: string, identity: Identity): ActorSubclass<_SERVICE> {
    return Actor.createActor<_SERVICE>(idlFactory, { canisterId, agent: coordinatorAgents({ ...networkSetting(env), identity }).signed });
}

export interface AgentToolsGrant {
    readonly coordinatorId: string;
    readonly agentToolsId: string;
    readonly salonId: string;
    /** Who may use the tools; the owner herself needs it too. */
    readonly agent: Principal;
}

/**
 * The two grants of an owner: the coordinator lets the agent tools act for her salon, and the agent tools let this agent do so.
 *
 * @throws SettingProblem when the agent tools refuse
 */
export async function letAgentToolsAct(env: Environment, owner: Identity, grant: AgentToolsGrant): Promise<void> {
    const { coordinatorId, agentToolsId, salonId, agent: principal } = grant;
    granted(await liveCoordinator(env, coordinatorId, owner).grant_agent(salonId, Principal.fromText(agentToolsId)));
    const { signed: agent } = coordinatorAgents({ ...networkSetting(env), identity: owner });
    const agentTools = Actor.createActor<AgentTools>(agentToolsIdl, { canisterId: agentToolsId, agent });
    const result = await agentTools.grant_agent({
        subject: { salon: salonId },
        agent: principal,
        scope: { write: null },
        tools: [],
        consent: { next_turn: null },
        expires_at: [],
        writes_per_day: [],
        approval_minutes: []
    });
    if ('error' in result) throw new SettingProblem(`The agent tools refused the grant: ${result.error.summary}`);
}
