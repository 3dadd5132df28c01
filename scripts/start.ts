/**
 * `npm start`: builds both canisters, starts a replica, deploys them with a made-up salon and plays an owner's conversation to its end. At a
 * terminal it then goes on serving until Ctrl-C; without one, or with `--once`, it ends.
 */
import { parseArgs } from 'node:util';
import { createIdentity, PocketIc } from '@dfinity/pic';
import { Principal } from '@dfinity/principal';

import { deploy, grantAgent, openSalon, type Deployment } from '../deployment/deployed-salon.js';
import { startReplica, type ReplicaProcess } from '../deployment/replica-process.js';
import { DEMO_SALON } from '../src/testing/demo-salon-data.js';
import { buildCanisters } from './canister-build/build-canisters.js';
import { OWNER_CONVERSATION } from './story/owner-conversation.js';
import { play, type Stage } from './story/play.js';
import { takeInstructions } from './story/executions.js';
import { colour, withProgress } from './terminal/progress.js';
import { untilInterrupted } from './terminal/until-interrupted.js';

const USAGE = `npm start [-- --once]

Builds the canisters, starts a replica, deploys a demo salon and plays an owner's conversation with an agent.

  --once   end after the conversation, also at a terminal
  --help   this text`;

/** Instances of a new server count from 0. */
const INSTANCE = '/instances/0';

interface Demo {
    readonly deployment: Deployment;
    readonly salonId: string;
    readonly stage: Stage;
}

async function main(): Promise<void> {
    const { values } = parseArgs({ options: { once: { type: 'boolean' }, help: { type: 'boolean' } } });
    if (values.help === true) return console.log(USAGE);
    const modules = await withProgress(
        'Building the canisters…',
        () => buildCanisters(),
        () => 'Canisters built'
    );
    const replica = await withProgress('Starting the replica…', startReplica, ({ url }) => `Replica listening on ${url}`);
    try {
        const pic = await PocketIc.create(replica.url);
        const demo = await withProgress(
            `Deploying the coordinator, the agent tools and ${DEMO_SALON.salon.name}…`,
            () => prepare(pic, replica, modules),
            () => `${DEMO_SALON.salon.name} is open, and its owner has granted an agent`
        );
        await play(OWNER_CONVERSATION, demo.stage);
        console.log(`\n${colour('green', 'The conversation has come to its end.')}`);
        if (values.once !== true && process.stdin.isTTY) await serve(demo, replica);
        await pic.tearDown();
    } finally {
        await replica.stop();
    }
}

async function prepare(pic: PocketIc, replica: ReplicaProcess, modules: Awaited<ReturnType<typeof buildCanisters>>): Promise<Demo> {
    await pic.setTime(Date.now());
    const [coordinator, agentTools] = [modules['coordinator'], modules['agent_tools']];
    if (coordinator === undefined || agentTools === undefined) throw new Error('dfx.json has no coordinator or no agent_tools');
    const deployment = await deploy(pic, { coordinator: coordinator.wasmGz, agentTools: agentTools.wasmGz });
    const owner = createIdentity('demo owner');
    const agent = createIdentity('demo agent');
    const ownerActors = { coordinator: deployment.coordinator(owner), agentTools: deployment.agentTools(owner) };
    const salonId = await openSalon(ownerActors.coordinator);
    await grantAgent(ownerActors, deployment, salonId, Principal.fromUint8Array(agent.getPrincipal().toUint8Array()));
    return { deployment, salonId, stage: await stageFor(deployment, salonId, deployment.agentTools(agent), replica) };
}

async function stageFor(deployment: Deployment, salonId: string, agentTools: Stage['agentTools'], replica: ReplicaProcess): Promise<Stage> {
    const session = { subject: { salon: salonId }, conversation: 'demo', turn: 0n, locale: [], position: [] } satisfies Parameters<
        Stage['agentTools']['list_tools']
    >[0];
    const { tools } = await agentTools.list_tools(session);
    return {
        agentTools,
        salonId,
        progressOf: new Map(tools.map((tool) => [tool.name, tool.progress])),
        names: new Map([
            [deployment.agentToolsId.toText(), 'agent tools'],
            [deployment.coordinatorId.toText(), 'coordinator']
        ]),
        takeInstructions: () => (replica.isEmbedded ? takeInstructions(`${replica.url}${INSTANCE}`) : Promise.resolve(undefined)),
        print: (line) => console.log(line)
    };
}

async function serve(demo: Demo, replica: ReplicaProcess): Promise<void> {
    console.log(`
The replica goes on: ${replica.url}${INSTANCE} (PocketIC's REST interface)
  coordinator  ${demo.deployment.coordinatorId.toText()}
  agent tools  ${demo.deployment.agentToolsId.toText()}
  salon        ${demo.salonId}
Press Ctrl-C to stop.`);
    await untilInterrupted();
}

try {
    await main();
} catch (error) {
    console.error(colour('red', error instanceof Error ? error.message : String(error)));
    process.exitCode = 1;
}
