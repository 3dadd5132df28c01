import { IDL } from '@dfinity/candid';
import type { PocketIc } from '@dfinity/pic';
import type { Principal } from '@dfinity/principal';
import type { Identity } from '@icp-sdk/core/agent';

import * as agentToolsDid from '../src/core/generated/agent_tools.did.js';
import * as coordinatorDid from '../src/core/generated/coordinator.did.js';
import { actorOf, fromPic, toPic, type CanisterActor } from './pic-types.js';
import { DEMO_SALON } from '../src/testing/demo-salon-data.js';
import type { SalonPlan } from '../src/testing/salon-plan.js';
import { granted, seedSalon } from '../src/testing/seed-salon.js';

export type AgentTools = agentToolsDid._SERVICE;
export type Coordinator = coordinatorDid._SERVICE;

/** Files with the modules, gzipped. */
export interface CanisterModules {
    readonly coordinator: string;
    readonly agentTools: string;
}

/** Both canisters on a replica. */
export interface Deployment {
    readonly coordinatorId: Principal;
    readonly agentToolsId: Principal;
    /** An actor that calls as `identity`. */
    coordinator(identity: Identity): CanisterActor<Coordinator>;
    agentTools(identity: Identity): CanisterActor<AgentTools>;
}

/**
 * Installs the coordinator and the agent tools that point at it.
 *
 * @param controller who may configure and upgrade them; the anonymous principal when left out, so anybody at all
 */
export async function deploy(pic: PocketIc, modules: CanisterModules, controller?: Identity): Promise<Deployment> {
    const sender = controller?.getPrincipal();
    const as = sender === undefined ? {} : { sender };
    const coordinatorId = fromPic(await pic.createCanister(as));
    await pic.installCode({ ...as, canisterId: toPic(coordinatorId), wasm: modules.coordinator, arg: coordinatorInitArgs() });
    const agentToolsId = fromPic(await pic.createCanister(as));
    await pic.installCode({ ...as, canisterId: toPic(agentToolsId), wasm: modules.agentTools, arg: agentToolsInitArgs(coordinatorId) });
    // The key of confirmation ids comes from the subnet's randomness, which takes a round or two after an install.
    await pic.tick(4);
    return deploymentOf(pic, { coordinatorId, agentToolsId });
}

/** The canisters that were deployed before. */
export function deploymentOf(
    pic: PocketIc,
    { coordinatorId, agentToolsId }: Pick<Deployment, 'coordinatorId' | 'agentToolsId'>
): Deployment {
    return {
        coordinatorId,
        agentToolsId,
        coordinator: (identity) => actorOf<Coordinator>(pic, coordinatorDid.idlFactory, coordinatorId, identity),
        agentTools: (identity) => actorOf<AgentTools>(pic, agentToolsDid.idlFactory, agentToolsId, identity)
    };
}

export function coordinatorInitArgs(actionsPerDay?: number): Uint8Array {
    const argument: [] | [coordinatorDid.InitArgs] = actionsPerDay === undefined ? [] : [{ actions_per_day: [actionsPerDay] }];
    return new Uint8Array(IDL.encode(coordinatorDid.init({ IDL }), [argument]));
}

export function agentToolsInitArgs(coordinatorId: Principal): Uint8Array {
    return new Uint8Array(IDL.encode(agentToolsDid.init({ IDL }), [{ coordinator: coordinatorId }]));
}

/** Opens a salon by the coordinator's own methods, as its owner would, and gives its id. */
export function openSalon(coordinator: CanisterActor<Coordinator>, plan: SalonPlan = DEMO_SALON): Promise<string> {
    return seedSalon(coordinator, plan);
}

/**
 * The two grants that an agent needs: the salon system lets the agent tools act for the salon, and the agent tools let this agent do so.
 *
 * @param owner actors that call as the salon's owner
 */
export async function grantAgent(
    owner: { readonly coordinator: CanisterActor<Coordinator>; readonly agentTools: CanisterActor<AgentTools> },
    deployment: Deployment,
    salonId: string,
    agent: Principal,
    scope: 'read' | 'write' = 'write'
): Promise<void> {
    granted(await owner.coordinator.grant_agent(salonId, deployment.agentToolsId));
    const result = await owner.agentTools.grant_agent({
        subject: { salon: salonId },
        agent,
        scope: scope === 'write' ? { write: null } : { read: null },
        tools: [],
        consent: { next_turn: null },
        expires_at: [],
        writes_per_day: [],
        approval_minutes: []
    });
    if ('error' in result) throw new Error(`the grant was refused: ${result.error.summary}`);
}
