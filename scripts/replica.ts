/**
 * `npm run replica`: builds both canisters, starts a replica that runs in real time, deploys them and serves agents over HTTP until Ctrl-C.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { startLiveReplica, type LiveReplica } from '../deployment/live-replica.js';
import { buildCanisters } from './canister-build/build-canisters.js';
import { colour, withProgress } from './terminal/progress.js';
import { untilInterrupted } from './terminal/until-interrupted.js';

const USAGE = `npm run replica [-- options]

Starts a replica that runs in real time, with the coordinator and the agent tools, and keeps it until Ctrl-C.

  --port <port>                   of the HTTP interface for agents; any free one when left out
  --outcall-host <host>=<origin>  ask <origin> in HTTPS outcalls to <host>, such as booksy.com=http://127.0.0.1:8080; may be repeated
  --state-dir <folder>            keep the state there, and go on with what is there already
  --help                          this text`;

interface Wishes {
    readonly port?: number;
    readonly outcallHosts: Readonly<Record<string, string>>;
    readonly stateDirectory?: string;
}

async function main(): Promise<void> {
    const { values } = parseArgs({
        options: {
            port: { type: 'string' },
            'outcall-host': { type: 'string', multiple: true },
            'state-dir': { type: 'string' },
            help: { type: 'boolean' }
        }
    });
    if (values.help === true) return console.log(USAGE);
    const wishes: Wishes = {
        ...(values.port === undefined ? {} : { port: portOf(values.port) }),
        outcallHosts: Object.fromEntries((values['outcall-host'] ?? []).map(hostAndOrigin)),
        ...(values['state-dir'] === undefined ? {} : { stateDirectory: resolve(values['state-dir']) })
    };
    const modules = await withProgress(
        'Building the canisters…',
        () => buildCanisters(['coordinator', 'agent_tools']),
        () => 'Canisters built'
    );
    const [coordinator, agentTools] = [modules['coordinator'], modules['agent_tools']];
    if (coordinator === undefined || agentTools === undefined) throw new Error('dfx.json has no coordinator or no agent_tools');
    const replica = await withProgress(
        'Starting the replica and deploying the canisters…',
        () => startLiveReplica({ modules: { coordinator: coordinator.wasmGz, agentTools: agentTools.wasmGz }, ...wishes }),
        ({ url }) => `Replica listening on ${url}`
    );
    try {
        console.log(summary(replica, wishes.stateDirectory));
        await untilInterrupted();
    } finally {
        await replica.stop();
    }
}

function portOf(text: string): number {
    const port = Number(text);
    if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`--port is a whole number of at most 65535, not '${text}'`);
    return port;
}

function hostAndOrigin(text: string): [host: string, origin: string] {
    const at = text.indexOf('=');
    if (at < 1) throw new Error(`--outcall-host is <host>=<origin>, such as booksy.com=http://127.0.0.1:8080, not '${text}'`);
    return [text.slice(0, at), text.slice(at + 1)];
}

function summary({ url, restUrl, coordinatorId, agentToolsId }: LiveReplica, stateDirectory: string | undefined): string {
    return `
  for agents   ${url}
  coordinator  ${coordinatorId.toText()}
  agent tools  ${agentToolsId.toText()}
  REST         ${restUrl} (PocketIC's interface)

The root key is this replica's own: give agents { host: '${url}', shouldFetchRootKey: true }.
${stateDirectory === undefined ? 'Everything is gone when it ends.' : `The state is kept in ${stateDirectory}.`} Press Ctrl-C to stop.`;
}

try {
    await main();
} catch (error) {
    console.error(colour('red', error instanceof Error ? error.message : String(error)));
    process.exitCode = 1;
}
