/*
 * What reading a Booksy profile costs the canister: the transform, the reply that takes the draft over, a read from the cache and a preview of
 * the whole price list, in instructions of the embedded replica, for pages of several sizes:
 *
 *     node --stack-size=4000 --import tsx scripts/bench/booksy-outcall.ts
 */
import { createIdentity, PocketIc } from '@dfinity/pic';

import { MADE_UP_ADDRESS, madeUpPage, madeUpPayload } from '../../deployment/booksy-page/made-up-page.js';
import { deploy, grantAgent, openSalon, type Deployment } from '../../deployment/deployed-salon.js';
import { fromPic, toPic } from '../../deployment/pic-types.js';
import { startReplica } from '../../deployment/replica-process.js';
import { idlFactory } from '../../src/core/generated/agent_tools.did.js';
import type { _SERVICE } from '../../src/core/generated/agent_tools.did.js';
import { buildCanisters } from '../canister-build/build-canisters.js';
import { takeInstructions } from '../story/executions.js';

const SIZES = [500_000, 1_200_000, 1_900_000];
const FORGOTTEN_MS = 11 * 60 * 1000;
/** Rounds within which a tool that is going to fetch has made its outcall, and after the answer has ended. */
const ROUNDS = 8;
const OWNER = createIdentity('owner');
const AGENT = createIdentity('agent');

type Submit = (...args: Parameters<_SERVICE['execute_tool']>) => Promise<() => Promise<unknown>>;

class OutcallBench {
    #turn = 1n;

    constructor(
        private readonly pic: PocketIc,
        private readonly deployment: Deployment,
        private readonly salonId: string,
        private readonly instanceUrl: string
    ) {}

    /** Millions of instructions of one call, its outcall answered with the page where there is one. */
    async cost(tool: string, args: object, page?: Uint8Array): Promise<string> {
        await takeInstructions(this.instanceUrl);
        const finish = await this.submit(tool, args);
        await this.pic.tick(ROUNDS);
        if (page !== undefined) await this.answer(page);
        await finish();
        const spent = await takeInstructions(this.instanceUrl);
        const instructions = spent?.get(this.deployment.agentToolsId.toText());
        return instructions === undefined ? 'not counted' : `${(Number(instructions) / 1e6).toFixed(1)} M`;
    }

    async forget(): Promise<void> {
        await this.pic.advanceTime(FORGOTTEN_MS);
        await this.pic.tick();
    }

    private submit(tool: string, args: object): Promise<() => Promise<unknown>> {
        const factory = idlFactory as unknown as Parameters<PocketIc['createDeferredActor']>[0];
        const actor = this.pic.createDeferredActor(factory, toPic(this.deployment.agentToolsId));
        actor.setIdentity(AGENT);
        const { execute_tool: execute } = actor as unknown as { readonly execute_tool: Submit };
        const session = { subject: { salon: this.salonId }, conversation: 'bench', turn: this.#turn++, locale: [], position: [] } as const;
        return execute({ ...session, locale: [], position: [] }, tool, JSON.stringify(args));
    }

    private async answer(body: Uint8Array): Promise<void> {
        const [pending] = await this.pic.getPendingHttpsOutcalls();
        const subnetId = await this.pic.getCanisterSubnetId(toPic(this.deployment.agentToolsId));
        if (pending === undefined || subnetId === null) throw new Error('the tool made no outcall');
        const response = { type: 'success', statusCode: 200, headers: [], body } as const;
        await this.pic.mockPendingHttpsOutcall({ requestId: pending.requestId, subnetId, response: { ...response, headers: [] } });
        await this.pic.tick(ROUNDS);
    }
}

async function opened(url: string): Promise<OutcallBench> {
    const built = await buildCanisters(['coordinator', 'agent_tools']);
    const { coordinator, agent_tools: agentTools } = built;
    if (coordinator === undefined || agentTools === undefined) throw new Error('dfx.json has no coordinator or no agent_tools');
    const pic = await PocketIc.create(url);
    const deployment = await deploy(pic, { coordinator: coordinator.wasmGz, agentTools: agentTools.wasmGz });
    const owner = { coordinator: deployment.coordinator(OWNER), agentTools: deployment.agentTools(OWNER) };
    const salonId = await openSalon(owner.coordinator);
    await grantAgent(owner, deployment, salonId, fromPic(AGENT.getPrincipal()));
    return new OutcallBench(pic, deployment, salonId, `${url}/instances/0`);
}

const replica = await startReplica();
try {
    const bench = await opened(replica.url);
    const read = { url: MADE_UP_ADDRESS };
    console.log(
        `payload ${new TextEncoder().encode(madeUpPayload()).length} bytes, 120 services; instructions of the whole call, the transform included`
    );
    for (const size of SIZES) {
        const page = madeUpPage({ atLeast: size });
        const first = await bench.cost('read_booksy_services', read, page);
        const again = await bench.cost('read_booksy_services', read);
        const preview = await bench.cost('import_booksy_services', { ...read, confirmed: false });
        console.log(`page ${page.length} bytes: read ${first}, read again ${again}, preview of the import ${preview}`);
        await bench.forget();
    }
} finally {
    await replica.stop();
}
