import { HttpAgent, type HttpAgentOptions } from '@dfinity/agent';
import { Principal } from '@dfinity/principal';
import type { PocketIc } from '@dfinity/pic';
import { openReplica, type Probe } from './probe.js';

/** An instance that runs by itself and answers agents. */
export interface LiveReplica {
    readonly pic: PocketIc;
    /** Where the HTTP interface answers. */
    readonly host: string;
    /** An agent that verifies everything. */
    agent(options?: HttpAgentOptions): Promise<HttpAgent>;
    close(): Promise<void>;
}

export async function openLiveReplica(options?: Parameters<typeof openReplica>[0]): Promise<LiveReplica> {
    const pic = await openReplica(options);
    const host = `http://127.0.0.1:${await pic.makeLive()}`;
    return {
        pic,
        host,
        agent: (agentOptions = {}) => HttpAgent.create({ host, shouldFetchRootKey: true, retryTimes: 0, ...agentOptions }),
        close: async () => {
            await pic.stopLive();
            await pic.tearDown();
        }
    };
}

/** The id of a canister as agents of `@dfinity/agent` have it. */
export function idOf(probe: Probe): Principal {
    return Principal.fromUint8Array(probe.id.toUint8Array());
}

/** A custom section, for the text format of modules. */
export function customSection(name: string, content: string): string {
    return `(@custom ${JSON.stringify(name)} ${JSON.stringify(content)})`;
}
