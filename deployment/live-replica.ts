import { PocketIc } from '@dfinity/pic';
import type { Principal } from '@dfinity/principal';
import type { Identity } from '@icp-sdk/core/agent';

import { deploy, type CanisterModules, type Deployment } from './deployed-salon.js';
import { deployOnce } from './kept-deployment.js';
import { startReplica } from './replica-process.js';

export interface LiveReplicaOptions {
    readonly modules: CanisterModules;
    /** Who may configure and upgrade the canisters; anybody when left out. */
    readonly controller?: Identity;
    /** The port of the HTTP interface; any free one when left out. */
    readonly port?: number;
    /** Local origins to ask in HTTPS outcalls instead of some hosts: `{ 'booksy.com': 'http://127.0.0.1:8080' }`. */
    readonly outcallHosts?: Readonly<Record<string, string>>;
    /**
     * A folder in which the state is kept: what is there already goes on, with these modules. It survives the end of the process at any
     * moment. Only the embedded replica can; the state is gone when it ends if this is left out.
     */
    readonly stateDirectory?: string;
}

/** A replica that runs in real time, with both canisters. */
export interface LiveReplica {
    /** `host` for agents: the IC's HTTP interface. They need `shouldFetchRootKey: true`. */
    readonly url: string;
    /** PocketIC's REST interface of the same instance. */
    readonly restUrl: string;
    readonly coordinatorId: Principal;
    readonly agentToolsId: Principal;
    /** Actors over the REST interface, which sign and verify nothing. */
    readonly deployment: Deployment;
    readonly pic: PocketIc;
    /** Whether it is the embedded replica, which counts instructions and tells them. */
    readonly isEmbedded: boolean;
    /** Ends the replica and its process. */
    stop(): Promise<void>;
}

/**
 * Starts a replica as a process of its own, deploys the coordinator and the agent tools and lets it run in real time: rounds by themselves,
 * HTTPS outcalls made for real, agents served over HTTP.
 *
 * @throws Error when it does not start, the port is taken, or `outcallHosts` names what is no origin
 */
export async function startLiveReplica(options: LiveReplicaOptions): Promise<LiveReplica> {
    const { stateDirectory, modules, controller } = options;
    const replica = await startReplica(stateDirectory === undefined ? {} : { stateDirectory });
    try {
        const pic = await PocketIc.create(replica.url);
        // Instances of a new server count from 0.
        const restUrl = `${replica.url}/instances/0`;
        // Before anything that takes long, because the port may be taken.
        const url = await openGateway(replica.url, options.port);
        await pic.setTime(Math.max(Date.now(), await pic.getTime()));
        const deployment =
            stateDirectory === undefined
                ? await deploy(pic, modules, controller)
                : await deployOnce(pic, stateDirectory, modules, controller);
        if (options.outcallHosts) await post(`${restUrl}/_/outcall_hosts`, options.outcallHosts);
        await post(`${restUrl}/auto_progress`, { artificial_delay_ms: 0 });
        const { coordinatorId, agentToolsId } = deployment;
        return { url, restUrl, coordinatorId, agentToolsId, deployment, pic, isEmbedded: replica.isEmbedded, stop: () => replica.stop() };
    } catch (error) {
        await replica.stop();
        throw error;
    }
}

async function openGateway(server: string, port: number | undefined): Promise<string> {
    const wish = { forward_to: { PocketIcInstance: 0 }, ...(port === undefined ? {} : { port }) };
    const { Created } = (await post(`${server}/http_gateway`, wish)) as { Created: { port: number } };
    return `http://127.0.0.1:${Created.port}`;
}

async function post(url: string, body: unknown): Promise<unknown> {
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    const answer = (await response.json()) as { message?: string; Error?: { message: string } } | null;
    const refusal = answer?.message ?? answer?.Error?.message;
    if (refusal !== undefined) throw new Error(refusal);
    return answer;
}
