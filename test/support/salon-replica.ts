import { createIdentity, PocketIc } from '@dfinity/pic';
import { Principal } from '@dfinity/principal';
import { AnonymousIdentity, type Identity } from '@icp-sdk/core/agent';
import { inject } from 'vitest';

import { deploy, openSalon, type AgentTools, type Coordinator, type Deployment } from '../../deployment/deployed-salon.js';
import { fromPic, toPic, type CanisterActor } from '../../deployment/pic-types.js';
import type { Grant, GrantRequest, GrantResult } from '../../src/core/generated/agent_tools.did.js';
import type { Service, ServiceInput } from '../../src/core/generated/coordinator.did.js';
import { AgentConversation, type ConversationOptions } from './agent-conversation.js';

/** Somebody with a principal, and both canisters as she calls them. */
export interface Person {
    readonly identity: Identity;
    readonly principal: Principal;
    readonly tools: CanisterActor<AgentTools>;
    readonly coordinator: CanisterActor<Coordinator>;
}

export type GrantWishes = Partial<Omit<GrantRequest, 'subject' | 'agent'>>;

/** A demo salon on a replica of its own: its owner, the agent she granted, and somebody who has nothing to do with it. */
export class SalonReplica {
    private constructor(
        readonly pic: PocketIc,
        readonly deployment: Deployment,
        readonly salonId: string,
        readonly owner: Person,
        readonly agent: Person,
        readonly stranger: Person,
        readonly anonymous: Person
    ) {}

    static async open(): Promise<SalonReplica> {
        const pic = await PocketIc.create(inject('replicaUrl'));
        const { coordinator, agent_tools } = inject('canisterWasm');
        if (coordinator === undefined || agent_tools === undefined) throw new Error('the canisters are not built');
        const deployment = await deploy(pic, { coordinator, agentTools: agent_tools });
        const [owner, agent, stranger] = ['owner', 'agent', 'stranger'].map((name) => person(deployment, createIdentity(name)));
        const salonId = await openSalon(owner!.coordinator);
        const replica = new SalonReplica(pic, deployment, salonId, owner!, agent!, stranger!, person(deployment, new AnonymousIdentity()));
        await replica.owner.coordinator.grant_agent(salonId, deployment.agentToolsId);
        return replica;
    }

    /** The same with a grant to write for the agent. */
    static async withGrantedAgent(wishes: GrantWishes = {}): Promise<SalonReplica> {
        const replica = await SalonReplica.open();
        await replica.grant(wishes);
        return replica;
    }

    person(name: string): Person {
        return person(this.deployment, createIdentity(name));
    }

    async grant(wishes: GrantWishes = {}, agent = this.agent): Promise<Grant> {
        const result = await this.tryToGrant(wishes, agent);
        if ('error' in result) throw new Error(`the grant was refused: ${result.error.summary}`);
        return result.ok;
    }

    tryToGrant(wishes: GrantWishes = {}, agent = this.agent, by = this.owner): Promise<GrantResult> {
        return by.tools.grant_agent({
            subject: { salon: this.salonId },
            agent: agent.principal,
            scope: { write: null },
            tools: [],
            consent: { next_turn: null },
            expires_at: [],
            writes_per_day: [],
            ...wishes
        });
    }

    /** A conversation about the salon, of the granted agent unless said otherwise. */
    conversation(options: ConversationOptions & { readonly by?: Person } = {}): AgentConversation {
        return new AgentConversation((options.by ?? this.agent).tools, { salon: this.salonId }, options);
    }

    visit(options: ConversationOptions & { readonly by?: Person } = {}): AgentConversation {
        return new AgentConversation((options.by ?? this.anonymous).tools, { visitor: [this.salonId] }, options);
    }

    /** The salon's services as the coordinator has them, hidden ones too. */
    async services(by = this.owner): Promise<readonly Service[]> {
        const result = await by.coordinator.services([], this.salonId);
        if ('err' in result) throw new Error('the coordinator refused its own owner');
        return result.ok;
    }

    /** A change made past the tools, as in the panel. */
    async changeService(id: string, change: Partial<ServiceInput>): Promise<void> {
        const service = (await this.services()).find((candidate) => candidate.id === id);
        if (service === undefined) throw new Error(`there is no service ${id}`);
        const result = await this.owner.coordinator.update_service([], this.salonId, id, [], { ...service, ...change });
        if ('err' in result) throw new Error('the coordinator refused its own owner');
    }

    /** Stop, upgrade, start: as every upgrade is to be made. */
    async upgrade(): Promise<void> {
        const canisterId = toPic(this.deployment.agentToolsId);
        await this.pic.stopCanister({ canisterId });
        await this.pic.upgradeCanister({ canisterId, wasm: wasmOf('agent_tools'), arg: new Uint8Array() });
        await this.pic.startCanister({ canisterId });
        await this.pic.tick(2);
    }

    async advance(milliseconds: number): Promise<void> {
        await this.pic.advanceTime(milliseconds);
        await this.pic.tick();
    }

    async close(): Promise<void> {
        await this.pic.tearDown();
    }
}

/** The path of a built module. */
export function wasmOf(canister: string): string {
    const path = inject('canisterWasm')[canister];
    if (path === undefined) throw new Error(`no canister ${canister} is built`);
    return path;
}

function person(deployment: Deployment, identity: Identity): Person {
    const principal = fromPic(identity.getPrincipal());
    return { identity, principal, tools: deployment.agentTools(identity), coordinator: deployment.coordinator(identity) };
}
