import { generateKeyPairSync } from 'node:crypto';
import { Actor, HttpAgent } from '@dfinity/agent';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startLiveReplica, type LiveReplica } from '../../deployment/live-replica.js';
import { buildCanisters } from '../../scripts/canister-build/build-canisters.js';
import { idlFactory, type _SERVICE as AgentTools } from '../../src/core/generated/agent_tools.did.js';
import { runCommand } from '../support/run-command.js';

const PATIENCE_MS = 400_000;
const DEPLOYER_PEM = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();

let replica: LiveReplica;
beforeAll(async () => {
    const modules = await buildCanisters(['coordinator', 'agent_tools'], { report: () => undefined });
    replica = await startLiveReplica({
        modules: { coordinator: modules['coordinator']!.wasmGz, agentTools: modules['agent_tools']!.wasmGz }
    });
}, PATIENCE_MS);
afterAll(() => replica.stop());

async function agentToolsOf(canisterId: string) {
    const agent = await HttpAgent.create({ host: replica.url, shouldFetchRootKey: true });
    return Actor.createActor<AgentTools>(idlFactory, { canisterId, agent });
}

describe('C7 npm run deploy', () => {
    it('installs both canisters on a replica by its address, then upgrades them in place', { timeout: 180_000 }, async () => {
        const env = { SULTANA_HOST: replica.url, DEPLOYER_PEM };
        const first = await runCommand('scripts/deploy.ts', ['--with-coordinator'], { env });
        expect({ code: first.code, stderr: first.stderr }).toEqual({ code: 0, stderr: '' });
        const ids = Object.fromEntries(
            [...first.stdout.matchAll(/^(SULTANA_\w+_ID)=(\S+)$/gm)].map(([, name, id]) => [name, id])
        ) as Record<string, string>;
        const agentTools = await agentToolsOf(ids['SULTANA_AGENT_TOOLS_ID'] ?? '');
        expect((await agentTools.status()).coordinator.toText()).toBe(ids['SULTANA_COORDINATOR_ID']);

        const again = await runCommand('scripts/deploy.ts', ['--with-coordinator'], { env: { ...env, ...ids } });
        expect({ code: again.code, stderr: again.stderr }).toEqual({ code: 0, stderr: '' });
        expect(again.stdout).toContain(`agent_tools ${ids['SULTANA_AGENT_TOOLS_ID']} is upgraded`);
        expect((await agentTools.status()).coordinator.toText()).toBe(ids['SULTANA_COORDINATOR_ID']);
    });

    it('says what to set, and lets a stranger upgrade nothing', { timeout: 120_000 }, async () => {
        const nothing = await runCommand('scripts/deploy.ts');
        expect(nothing.stderr).toContain('DEPLOYER_PEM is not set');
        const noCoordinator = await runCommand('scripts/deploy.ts', [], { env: { DEPLOYER_PEM } });
        expect(noCoordinator.stderr).toContain('SULTANA_COORDINATOR_ID is not set');
        expect(noCoordinator.stderr).toContain('Or pass --with-coordinator.');
        const [coordinatorId, agentToolsId] = [replica.coordinatorId.toText(), replica.agentToolsId.toText()];
        const env = {
            SULTANA_HOST: replica.url,
            DEPLOYER_PEM,
            SULTANA_COORDINATOR_ID: coordinatorId,
            SULTANA_AGENT_TOOLS_ID: agentToolsId
        };
        const stranger = await runCommand('scripts/deploy.ts', [], { env });
        expect(stranger.code).toBe(1);
        expect(stranger.stderr).toMatch(/controller/i);
    });
});
