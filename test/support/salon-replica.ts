import { createIdentity, PocketIc, type CreateInstanceOptions } from '@dfinity/pic';
import type { Principal } from '@dfinity/principal';
import { AnonymousIdentity, type Identity } from '@icp-sdk/core/agent';
import type { Principal as PicPrincipal } from '@icp-sdk/core/principal';
import { inject } from 'vitest';

import { deploy, openSalon, type AgentTools, type Coordinator, type Deployment } from '../../deployment/deployed-salon.js';
import { fromPic, toPic, type CanisterActor } from '../../deployment/pic-types.js';
import type { Grant, GrantRequest, GrantResult } from '../../src/core/generated/agent_tools.did.js';
import type { Service, ServiceInput } from '../../src/core/generated/coordinator.did.js';
import type { PlannedService, SalonPlan } from '../../src/testing/salon-plan.js';
import { AgentConversation, type ConversationOptions } from './agent-conversation.js';

/** Somebody with a principal, and both canisters as she calls them. */
export interface Person {
    readonly identity: Identity;
    readonly principal: Principal;
    readonly tools: CanisterActor<AgentTools>;
    readonly coordinator: CanisterActor<Coordinator>;
}

export type GrantWishes = Partial<Omit<GrantRequest, 'subject' | 'agent'>>;

/** Who installed the canisters. */
const CONTROLLER = createIdentity('controller');

/** Two people, one of whom has not taken over her account yet, and three services, one of them hidden. */
export const SMALL_SALON: SalonPlan = {
    salon: { name: 'Salon próbny', address: undefined, position: undefined },
    workers: [
        { name: 'Marta Zielińska', claimed: true },
        { name: 'Nina Kowalczyk', claimed: false }
    ],
    services: [
        planned('Strzyżenie damskie', 'hair-womens-cut', { workers: ['Marta Zielińska', 'Nina Kowalczyk'] }),
        planned('Modelowanie', 'hair-blow-dry', {}),
        planned('Fryzura ślubna', 'hair-bridal', { active: false })
    ]
};

function planned(name: string, type: string, more: Partial<PlannedService>): PlannedService {
    return { name, price: 8_000, durationMinutes: 45, serviceTypeIds: [type], workers: [], description: undefined, active: true, ...more };
}

/** A salon on a replica of its own: its owner, the agent she granted, and somebody who has nothing to do with it. */
export class SalonReplica {
    static #opened = 0;

    private constructor(
        readonly pic: PocketIc,
        readonly deployment: Deployment,
        readonly salonId: string,
        readonly owner: Person,
        readonly agent: Person,
        readonly stranger: Person,
        readonly anonymous: Person,
        readonly controller: Person
    ) {}

    /** A replica of its own with both canisters and a salon whose owner lets the agent tools act for it; nobody is granted yet. */
    static async open(plan = SMALL_SALON, subnets: CreateInstanceOptions = {}, agentTools = 'agent_tools'): Promise<SalonReplica> {
        const pic = await PocketIc.create(inject('replicaUrl'), subnets);
        const modules = { coordinator: wasmOf('coordinator'), agentTools: wasmOf(agentTools) };
        return SalonReplica.#openSalon(pic, await deploy(pic, modules, CONTROLLER), plan);
    }

    /** The same with a grant to write for the agent. */
    static async withGrantedAgent(wishes: GrantWishes = {}, plan = SMALL_SALON): Promise<SalonReplica> {
        const replica = await SalonReplica.open(plan);
        await replica.grant(wishes);
        return replica;
    }

    /** Another salon with another owner and another agent on the same replica: cheaper than a replica for every test. */
    another(plan = SMALL_SALON): Promise<SalonReplica> {
        return SalonReplica.#openSalon(this.pic, this.deployment, plan);
    }

    async anotherWithGrantedAgent(wishes: GrantWishes = {}): Promise<SalonReplica> {
        const salon = await this.another();
        await salon.grant(wishes);
        return salon;
    }

    static async #openSalon(pic: PocketIc, deployment: Deployment, plan: SalonPlan): Promise<SalonReplica> {
        const number = ++SalonReplica.#opened;
        const named = (name: string) => person(deployment, createIdentity(`${name} ${number}`));
        const owner = named('owner');
        const salonId = await openSalon(owner.coordinator, plan);
        await owner.coordinator.grant_agent(salonId, deployment.agentToolsId);
        const nobody = person(deployment, new AnonymousIdentity());
        return new SalonReplica(pic, deployment, salonId, owner, named('agent'), named('stranger'), nobody, person(deployment, CONTROLLER));
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
            approval_minutes: [],
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
        const canister = this.asController(this.deployment.agentToolsId);
        await this.pic.stopCanister(canister);
        await this.pic.upgradeCanister({ ...canister, wasm: wasmOf('agent_tools'), arg: new Uint8Array() });
        await this.pic.startCanister(canister);
        await this.pic.tick(2);
    }

    /** What the client's methods for controllers want. */
    asController(canister: Principal): { readonly canisterId: PicPrincipal; readonly sender: PicPrincipal } {
        return { canisterId: toPic(canister), sender: CONTROLLER.getPrincipal() };
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
    const path = inject('canisterWasm')[canister] ?? inject('testWasm')[canister];
    if (path === undefined) throw new Error(`no canister ${canister} is built`);
    return path;
}

function person(deployment: Deployment, identity: Identity): Person {
    const principal = fromPic(identity.getPrincipal());
    return { identity, principal, tools: deployment.agentTools(identity), coordinator: deployment.coordinator(identity) };
}
