/** Commands that talk to a canister, as a person starts them, against the real modules on a replica of their own. */
import { generateKeyPairSync } from 'node:crypto';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { identityFromPem } from '../../cli/identity-from-pem.js';
import { startLiveReplica, type LiveReplica } from '../../deployment/live-replica.js';
import { buildCanisters } from '../../scripts/canister-build/build-canisters.js';
import { letAgentToolsAct, liveCoordinator } from '../../scripts/round-trip/live-coordinator.js';
import { DEMO_SALON } from '../../src/testing/demo-salon-data.js';
import { furnishSalon } from '../../src/testing/demo-town.js';
import { seedSalon } from '../../src/testing/seed-salon.js';
import { bareEnvironment, nodeArguments, runCommand } from '../support/run-command.js';

/** Two canisters may be built first, on a busy machine. */
const PATIENCE_MS = 400_000;

const pem = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
const owner = identityFromPem(pem);

let replica: LiveReplica;
let env: Record<string, string>;

beforeAll(async () => {
    const modules = await buildCanisters(['coordinator', 'agent_tools'], { report: () => undefined });
    replica = await startLiveReplica({
        modules: { coordinator: modules['coordinator']!.wasmGz, agentTools: modules['agent_tools']!.wasmGz }
    });
    const network = { SULTANA_HOST: replica.url };
    const coordinator = liveCoordinator(network, replica.coordinatorId.toText(), owner);
    const salonId = await seedSalon(coordinator, DEMO_SALON);
    await furnishSalon(coordinator, salonId);
    env = {
        ...network,
        SULTANA_COORDINATOR_ID: replica.coordinatorId.toText(),
        SULTANA_AGENT_TOOLS_ID: replica.agentToolsId.toText(),
        SULTANA_SALON_ID: salonId,
        OWNER1_PEM: pem
    };
    await letAgentToolsAct(network, owner, {
        coordinatorId: replica.coordinatorId.toText(),
        agentToolsId: replica.agentToolsId.toText(),
        salonId,
        agent: owner.getPrincipal()
    });
}, PATIENCE_MS);
afterAll(() => replica.stop());

describe('rule 40 whoami', () => {
    it('prints the principal, the salons it owns, and that the catalogue is seeded', async () => {
        const { code, stdout, stderr } = await runCommand('scripts/whoami.ts', [], { env });
        expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
        expect(stdout).toContain(`You are ${owner.getPrincipal().toText()}`);
        expect(stdout).toContain(`${env['SULTANA_SALON_ID']}  ${DEMO_SALON.salon.name}  ← SULTANA_SALON_ID`);
        expect(stdout).toMatch(/The catalogue is seeded: \d+ service types\./);
    });

    it('says what to set for somebody who owns nothing there, and for a salon that is somebody else’s', async () => {
        const stranger = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
        const nobody = await runCommand('scripts/whoami.ts', [], { env: { ...env, OWNER1_PEM: stranger } });
        expect(nobody.stdout).toContain('You own no salon there');
        const wrong = await runCommand('scripts/whoami.ts', [], { env: { ...env, SULTANA_SALON_ID: 'salon-of-another' } });
        expect(wrong.stdout).toContain('SULTANA_SALON_ID is salon-of-another, which is none of them.');
    });
});

describe('rule 40 the round trips', () => {
    it.each([
        ['calling the coordinator', [] as string[]],
        ['run by the agent tools', ['--canister']]
    ])(
        'test-tools writes with every tool of the owner’s, reads each change back and leaves nothing behind: %s',
        { timeout: 180_000 },
        async (_, args) => {
            const { code, stdout, stderr } = await runCommand('scripts/test-tools.ts', args, { env });
            expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
            expect(stdout.match(/✔ (\w+) {2}/g)).toHaveLength(14);
            expect(stdout).toMatch(/All is well: 13 tools that write, each previewed, refused in the same message/);
            expect(stdout).toMatch(/Salon \S+ is closed\./);
        }
    );

    it('test-customer-tools searches, books, lists and cancels as a customer who is new', async () => {
        const { code, stdout, stderr } = await runCommand('scripts/test-customer-tools.ts', [], { env });
        expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
        expect(stdout).toContain('✔ book_appointment');
        expect(stdout).toContain('✔ cancel_appointment');
        expect(stdout).toContain('All is well: 2 tools that write');
    });

    it('test-customer-tools says what to try when nothing is free there', async () => {
        const { code, stderr } = await runCommand('scripts/test-customer-tools.ts', ['--position', '54.35,18.65'], { env });
        expect(code).toBe(1);
        expect(stderr).toContain('nothing is free near this place within 7 days; is the canister seeded? Try --position and --query');
    });
});

describe('B5 the MCP server over the canister', () => {
    it('writes through the agent tools once the person agrees', async () => {
        const transport = new StdioClientTransport({
            command: process.execPath,
            args: nodeArguments('cli/main.ts', ['mcp', '--canister']),
            env: bareEnvironment(env),
            stderr: 'pipe'
        });
        const client = new Client({ name: 'test', version: '1' }, { capabilities: { elicitation: { form: {} } } });
        const asked: string[] = [];
        client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
            asked.push(params.message);
            return { action: 'accept', content: { agree: true } };
        });
        await client.connect(transport);
        const { tools } = await client.listTools();
        expect(tools.find(({ name }) => name === 'add_discount_code')?.annotations?.idempotentHint).toBe(true);
        const args = { code: 'ZMCP', percent: 10, confirmed: true };
        expect((await client.callTool({ name: 'add_discount_code', arguments: args })).structuredContent).toMatchObject({ status: 'ok' });
        expect(asked).toEqual([expect.stringContaining('ZMCP')]);
        await client.close();
    });
});

describe('R1 the sandbox without --fake', () => {
    it.each([
        ['the coordinator', [] as string[]],
        ['the agent tools', ['--canister']]
    ])('talks to %s', async (_, args) => {
        const { code, stdout } = await runCommand('scripts/sandbox.ts', ['--manual', ...args], {
            env,
            input: 'update_service salonServiceId=none pricePln=1\nlist_services query=męskie\n'
        });
        expect(code).toBe(0);
        expect(stdout).toContain('✖ error not_found');
        expect(stdout).toContain('"name":"Strzyżenie męskie"');
    });
});
