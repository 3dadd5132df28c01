import type { IDL } from '@dfinity/candid';
import { Principal } from '@dfinity/principal';

import { agentToolsInitArgs, coordinatorInitArgs } from '../../../deployment/deployed-salon.js';
import type { ExecutionRecord } from '../../../replica/execution/execution-record.js';
import * as agentToolsDid from '../../../src/core/generated/agent_tools.did.js';
import * as coordinatorDid from '../../../src/core/generated/coordinator.did.js';
import { instantOf } from '../../../src/testing/salon-life.js';
import { granted } from '../../../src/testing/seed-salon.js';
import { BenchReplica, type ActorOf } from '../engine/bench-replica.js';
import type { BenchInput } from '../section.js';
import { ACTIONS_PER_DAY, openBenchSalon, TODAY, type BenchSalon } from './bench-salon.js';

type AgentTools = ActorOf<agentToolsDid._SERVICE>;
type Coordinator = ActorOf<coordinatorDid._SERVICE>;

/** Somebody for each part; self-authenticating in form, so that no limit takes them for canisters. */
const [OWNER, AGENT, CUSTOMER] = [1, 2, 3].map((nth) => Principal.fromUint8Array(new Uint8Array([...Array<number>(28).fill(nth), 2])));

/** Both canisters, the salon of the figures, its owner's agent, and a customer whose agent is the same. */
export class BenchWorld {
    private constructor(
        readonly replica: BenchReplica,
        readonly coordinatorId: Principal,
        readonly agentToolsId: Principal,
        readonly salon: BenchSalon
    ) {}

    static async open({ modules }: BenchInput): Promise<BenchWorld> {
        const replica = new BenchReplica();
        replica.setTime(instantOf(TODAY, '08:00'));
        const coordinatorId = await replica.install(modules.coordinator.wasmGz, coordinatorInitArgs(ACTIONS_PER_DAY));
        const agentToolsId = await replica.install(modules.agentTools.wasmGz, agentToolsInitArgs(coordinatorId));
        const owner = replica.actor<coordinatorDid._SERVICE>(coordinatorDid.idlFactory as IDL.InterfaceFactory, coordinatorId, OWNER!);
        const world = new BenchWorld(replica, coordinatorId, agentToolsId, await openBenchSalon(owner));
        await world.#grant();
        return world;
    }

    get agent(): AgentTools {
        return this.#tools(AGENT!);
    }

    get owner(): Coordinator {
        return this.#coordinator(OWNER!);
    }

    get customerPrincipal(): Principal {
        return CUSTOMER!;
    }

    /** What ran since this was asked last, of each canister. */
    takeExecutions(): { readonly agentTools: readonly ExecutionRecord[]; readonly coordinator: readonly ExecutionRecord[] } {
        const all = this.replica.takeExecutions();
        const of = (canister: Principal) => all.filter((execution) => execution.canister === canister.toText());
        return { agentTools: of(this.agentToolsId), coordinator: of(this.coordinatorId) };
    }

    /** What each canister has left. */
    cycles(): { readonly agentTools: number; readonly coordinator: number } {
        const of = (canister: Principal) => Number(this.replica.cyclesOf(canister));
        return { agentTools: of(this.agentToolsId), coordinator: of(this.coordinatorId) };
    }

    async #grant(): Promise<void> {
        granted(await this.owner.grant_agent(this.salon.id, this.agentToolsId));
        granted(await this.#coordinator(CUSTOMER!).grant_my_agent(this.agentToolsId));
        await this.#grantAgent(OWNER!, { salon: this.salon.id });
        await this.#grantAgent(CUSTOMER!, { customer: CUSTOMER! });
    }

    async #grantAgent(by: Principal, subject: agentToolsDid.Subject): Promise<void> {
        const granting = await this.#tools(by).grant_agent({
            subject,
            agent: AGENT!,
            scope: { write: null },
            tools: [],
            consent: { next_turn: null },
            expires_at: [],
            writes_per_day: [],
            approval_minutes: []
        });
        if ('error' in granting) throw new Error(granting.error.summary);
    }

    #tools(caller: Principal): AgentTools {
        return this.replica.actor(agentToolsDid.idlFactory as IDL.InterfaceFactory, this.agentToolsId, caller);
    }

    #coordinator(caller: Principal): Coordinator {
        return this.replica.actor(coordinatorDid.idlFactory as IDL.InterfaceFactory, this.coordinatorId, caller);
    }
}
