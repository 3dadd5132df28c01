/**
 * `npm start`: builds both canisters and the console, starts a replica, deploys them with a made-up salon and plays an owner's conversation to
 * its end. At a terminal it then serves the console until Ctrl-C; without one, or with `--once`, it ends (rule 38).
 */
import { parseArgs } from 'node:util';
import { createIdentity } from '@dfinity/pic';
import { Principal } from '@dfinity/principal';

import { startBooksyLikeSite, type BooksyLikeSite } from '../deployment/booksy-site/booksy-like-site.js';
import { SITE_PROFILES } from '../deployment/booksy-site/site-content.js';
import { serveConsole, type ConsoleServer, type ConsoleServerOptions } from '../deployment/console-server.js';
import { DEMO_PLACE } from '../deployment/demo-city/demo-place.js';
import { openCity } from '../deployment/demo-city/open-city.js';
import { grantAgent, openSalon } from '../deployment/deployed-salon.js';
import { startLiveReplica, type LiveReplica } from '../deployment/live-replica.js';
import { DEMO_SALON } from '../src/testing/demo-salon-data.js';
import { buildCanisters } from './canister-build/build-canisters.js';
import { buildConsole } from './console-build/build-console.js';
import { OWNER_CONVERSATION } from './story/owner-conversation.js';
import { play, type Stage } from './story/play.js';
import { stageOn } from './story/stage.js';
import { colour, withProgress } from './terminal/progress.js';
import { untilInterrupted } from './terminal/until-interrupted.js';

const USAGE = `npm start [-- options]

Builds the canisters and the console, starts a replica, deploys a demo salon, plays an owner's conversation with an agent and then
serves the console in the browser.

  --once         end after the conversation, also at a terminal
  --serve        serve after the conversation, also without a terminal
  --port <port>  of the console; 4173 when left out, or any free one when that is taken
  --help         this text`;

const CONSOLE_PORT = 4173;

async function main(): Promise<void> {
    const { values } = parseArgs({
        options: { once: { type: 'boolean' }, serve: { type: 'boolean' }, port: { type: 'string' }, help: { type: 'boolean' } }
    });
    if (values.help === true) return console.log(USAGE);
    const port = values.port === undefined ? undefined : portOf(values.port);
    const staysOn = values.once !== true && (values.serve === true || process.stdin.isTTY);
    const [modules, page] = await withProgress(
        'Building the canisters and the console…',
        () => Promise.all([canisterModules(), staysOn ? buildConsole() : undefined]),
        () => 'Canisters and console built'
    );
    const site = staysOn ? await startBooksyLikeSite() : undefined;
    try {
        const replica = await withProgress(
            'Starting the replica, deploying the coordinator and the agent tools…',
            () => startLiveReplica({ modules, ...outcalls(site) }),
            ({ url }) => `Replica listening on ${url}`
        );
        try {
            await playStory(replica);
            if (page !== undefined) await serve(replica, page, port);
        } finally {
            await replica.stop();
        }
    } finally {
        await site?.stop();
    }
}

async function canisterModules() {
    const { coordinator, agent_tools: agentTools } = await buildCanisters(['coordinator', 'agent_tools']);
    if (coordinator === undefined || agentTools === undefined) throw new Error('dfx.json has no coordinator or no agent_tools');
    return { coordinator: coordinator.wasmGz, agentTools: agentTools.wasmGz };
}

/** A made-up directory of salons takes Booksy's place; a PocketIC of the user's own cannot be told so. */
function outcalls(site: BooksyLikeSite | undefined): { readonly outcallHosts?: Readonly<Record<string, string>> } {
    return site === undefined || process.env['POCKET_IC_BIN'] !== undefined ? {} : { outcallHosts: { 'booksy.com': site.origin } };
}

async function playStory(replica: LiveReplica): Promise<void> {
    const stage = await withProgress(
        `Opening ${DEMO_SALON.salon.name}…`,
        () => prepareStory(replica),
        () => `${DEMO_SALON.salon.name} is open, and its owner has granted an agent`
    );
    await play(OWNER_CONVERSATION, stage);
    console.log(`\n${colour('green', 'The conversation has come to its end.')}`);
}

async function prepareStory(replica: LiveReplica): Promise<Stage> {
    const { deployment } = replica;
    const owner = createIdentity('demo owner');
    const agent = createIdentity('demo agent');
    const ownerActors = { coordinator: deployment.coordinator(owner), agentTools: deployment.agentTools(owner) };
    const salonId = await openSalon(ownerActors.coordinator);
    await grantAgent(ownerActors, deployment, salonId, Principal.fromUint8Array(agent.getPrincipal().toUint8Array()));
    return stageOn(replica, salonId, deployment.agentTools(agent));
}

/** Serves the console until Ctrl-C; meanwhile the salons of a made-up city open, so that customers find something. */
async function serve(replica: LiveReplica, folder: string, port: number | undefined): Promise<void> {
    const settings = {
        replica: replica.url,
        agentToolsId: replica.agentToolsId.toText(),
        coordinatorId: replica.coordinatorId.toText(),
        isLocal: true,
        place: DEMO_PLACE,
        booksyProfile: SITE_PROFILES.small
    };
    const server = await serveAt({ folder, settings }, port);
    console.log(`
The console:   ${colour('bold', server.url)}
  replica      ${replica.url} (for agents), ${replica.restUrl} (PocketIC's REST interface)
  coordinator  ${settings.coordinatorId}
  agent tools  ${settings.agentToolsId}
Press Ctrl-C to stop.
`);
    let isStopping = false;
    void openCity(replica.deployment).then(
        () => console.log(colour('dim', 'The salons of the demo city are open.')),
        // Whoever leaves meanwhile takes the replica away from it.
        (error: unknown) => isStopping || console.error(colour('red', `The demo city could not be opened: ${String(error)}`))
    );
    await untilInterrupted();
    isStopping = true;
    await server.stop();
}

/** The same address at every start, where it is free: the browser keeps its keys by address. */
async function serveAt(options: ConsoleServerOptions, port: number | undefined): Promise<ConsoleServer> {
    if (port !== undefined) return serveConsole({ ...options, port });
    try {
        return await serveConsole({ ...options, port: CONSOLE_PORT });
    } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
        return serveConsole(options);
    }
}

function portOf(text: string): number {
    const port = Number(text);
    if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`--port is a whole number of at most 65535, not '${text}'`);
    return port;
}

try {
    await main();
} catch (error) {
    console.error(colour('red', error instanceof Error ? error.message : String(error)));
    process.exitCode = 1;
}
