import { Actor, CanisterStatus, fetchCandid, HttpAgent, type Identity } from '@dfinity/agent';
import { Ed25519KeyIdentity } from '@dfinity/identity';
import { createIdentity } from '@dfinity/pic';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { startLiveReplica, type LiveReplica } from '../../deployment/live-replica.js';
import { toPic } from '../../deployment/pic-types.js';
import { createCanisterTools } from '../../src/canister/create-canister-tools.js';
import type { CanisterSession } from '../../src/canister/canister-session.js';
import { idlFactory as agentToolsIdl, type _SERVICE as AgentTools } from '../../src/core/generated/agent_tools.did.js';
import { idlFactory as coordinatorIdl, type _SERVICE as Coordinator } from '../../src/core/generated/coordinator.did.js';
import { DEMO_SALON } from '../../src/testing/demo-salon-data.js';
import { seedSalon } from '../../src/testing/seed-salon.js';
import type { Tool } from '../../src/tool/tool.js';

const PLAN = { ...DEMO_SALON, services: DEMO_SALON.services.slice(-4) };

describe('B7 a live replica, and the package over it with real signatures and certificates', () => {
    let replica: LiveReplica;
    let salonId: string;
    const owner = Ed25519KeyIdentity.generate(new Uint8Array(32).fill(1));
    const agent = Ed25519KeyIdentity.generate(new Uint8Array(32).fill(2));

    const httpAgent = (identity: Identity): Promise<HttpAgent> =>
        HttpAgent.create({ host: replica.url, identity, shouldFetchRootKey: true });

    beforeAll(async () => {
        const { coordinator, agent_tools: agentTools } = inject('canisterWasm');
        if (coordinator === undefined || agentTools === undefined) throw new Error('the canisters are not built');
        replica = await startLiveReplica({ modules: { coordinator, agentTools } });
        const asOwner = await httpAgent(owner);
        const salons = Actor.createActor<Coordinator>(coordinatorIdl, { canisterId: replica.coordinatorId, agent: asOwner });
        const tools = Actor.createActor<AgentTools>(agentToolsIdl, { canisterId: replica.agentToolsId, agent: asOwner });
        salonId = await seedSalon(salons, PLAN);
        await salons.grant_agent(salonId, replica.agentToolsId);
        const granted = await tools.grant_agent({
            subject: { salon: salonId },
            agent: agent.getPrincipal(),
            scope: { write: null },
            tools: [],
            consent: { next_turn: null },
            expires_at: [],
            writes_per_day: [],
            approval_minutes: []
        });
        expect(granted).toHaveProperty('ok');
    });
    afterAll(() => replica.stop());

    function session(turn: number): CanisterSession {
        return { subject: { salonId }, conversation: 'live', turn };
    }

    async function toolOf(name: string, turn: number): Promise<Tool> {
        const options = { canisterId: replica.agentToolsId, host: replica.url, identity: agent, shouldFetchRootKey: true };
        const tools = await createCanisterTools({ ...options, session: session(turn) });
        return tools.find((tool) => tool.name === name)!;
    }

    it('B3 an agent reads, previews and writes by createCanisterTools', async () => {
        const list = await (await toolOf('list_services', 1)).execute({});
        expect(list.status).toBe('ok');
        const service = { name: 'Peeling', pricePln: 50, durationMinutes: 20, serviceTypeIds: ['hair-blow-dry'] };
        const preview = await (await toolOf('add_service', 1)).execute({ ...service, confirmed: false });
        if (preview.status !== 'confirmation_required') throw new Error(`no preview: ${preview.summary}`);
        const done = await (await toolOf('add_service', 2)).execute(preview.echo);
        expect(done).toMatchObject({ status: 'ok', summary: 'Dodano usługę „Peeling”.' });
    });

    it('tells the interface of a canister that anybody can verify', async () => {
        const asStranger = await HttpAgent.create({ host: replica.url, shouldFetchRootKey: true });
        const did = await readFile(new URL('../../candid/agent_tools.did', import.meta.url), 'utf8');
        expect((await fetchCandid(replica.agentToolsId.toText(), asStranger)).trim()).toBe(did.trim());
        const status = await CanisterStatus.request({ agent: asStranger, canisterId: replica.agentToolsId, paths: ['module_hash'] });
        expect(status.get('module_hash')).toMatch(/^[0-9a-f]{64}$/);
    });

    it('is the same instance over the REST interface', async () => {
        expect(Math.abs((await replica.pic.getTime()) - Date.now())).toBeLessThan(60_000);
        expect(await replica.pic.getControllers(toPic(replica.coordinatorId))).toHaveLength(1);
        expect((await fetch(`${replica.restUrl}/auto_progress`)).status).toBe(200);
    });

    it.runIf(inject('replicaIsEmbedded'))('keeps salons and canister ids in a folder, and goes on with them', async () => {
        const { coordinator = '', agent_tools: agentTools = '' } = inject('canisterWasm');
        const stateDirectory = await mkdtemp(join(tmpdir(), 'live-replica-'));
        const options = { modules: { coordinator, agentTools }, stateDirectory };
        try {
            const first = await startLiveReplica(options);
            const salons = first.deployment.coordinator(createIdentity('owner'));
            const opened = await salons.create_salon({ name: 'Kept', address: [], position: [] }).finally(() => first.stop());
            const second = await startLiveReplica(options);
            const found = await second.deployment
                .coordinator(createIdentity('owner'))
                .my_salons()
                .finally(() => second.stop());
            expect(second.coordinatorId.toText()).toBe(first.coordinatorId.toText());
            expect(opened).toMatchObject({ ok: { name: 'Kept' } });
            expect(JSON.stringify(found)).toContain('Kept');
        } finally {
            await rm(stateDirectory, { recursive: true });
        }
    });

    it('refuses a port that is taken, and leaves nothing behind', async () => {
        const { coordinator = '', agent_tools: agentTools = '' } = inject('canisterWasm');
        const port = Number(new URL(replica.url).port);
        await expect(startLiveReplica({ modules: { coordinator, agentTools }, port })).rejects.toThrow('EADDRINUSE');
    });
});
