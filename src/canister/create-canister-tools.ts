import { Actor } from '@dfinity/agent';
import type { Principal } from '@dfinity/principal';

import { coordinatorAgents, type CoordinatorAgentsOptions } from '../core/coordinator-agents.js';
import { idlFactory, type _SERVICE, type ToolInfo, type ToolSet } from '../core/generated/agent_tools.did.js';
import type { ObjectSchema } from '../tool/json-schema.js';
import type { OutputSchema } from '../tool/output.js';
import type { Tool } from '../tool/tool.js';
import { textsOfTool, toolSetVersion } from '../tool/tool-set-version.js';
import { candidSession, type CanisterSession } from './canister-session.js';
import type { CanisterToolsClient } from './canister-tools-client.js';
import { executeOnCanister } from './execute-on-canister.js';

export interface CanisterToolsFromClientOptions {
    readonly session: CanisterSession;
    /** Refuse any other list of tools than the one with this version. */
    readonly expectedVersion?: string;
    /**
     * Read with queries: quick and free, but answered by one node and not certified, and only where the salon system is on the canister's own
     * subnet. A visitor always reads so.
     */
    readonly queryReads?: boolean;
}

/** `identity` is the owner's, the customer's, or that of the agent principal that she granted; without one, everything is anonymous. */
export interface CanisterToolsOptions extends CanisterToolsFromClientOptions, CoordinatorAgentsOptions {
    /** The agent tools. */
    readonly canisterId: string | Principal;
}

/** The canister lists other tools than the host was made for, or than its own version says. */
export class ToolSetChanged extends Error {
    constructor(
        readonly expected: string,
        readonly found: string
    ) {
        super(`the canister's tools have version ${found}, not ${expected}`);
        this.name = 'ToolSetChanged';
    }
}

/**
 * The same tools as in process, run by the agent tools canister: names, schemas and progress lines are the canister's (B3). Make them anew for
 * every message of the person, with its turn.
 *
 * @throws ToolSetChanged; whatever `@dfinity/agent` throws when the list cannot be read
 */
export async function createCanisterTools({ canisterId, ...options }: CanisterToolsOptions): Promise<Tool[]> {
    const { signed: agent } = coordinatorAgents(options);
    return createCanisterToolsFromClient(Actor.createActor<_SERVICE>(idlFactory, { canisterId, agent }), options);
}

/** The same over whatever carries the calls. @throws ToolSetChanged; what the client throws when the list cannot be read */
export async function createCanisterToolsFromClient(client: CanisterToolsClient, options: CanisterToolsFromClientOptions): Promise<Tool[]> {
    const session = candidSession(options.session);
    const set = await client.list_tools(session);
    requireVersion(set, options.expectedVersion);
    const asQuery = options.queryReads === true || 'visitorOf' in options.session.subject;
    return set.tools.map((info) => {
        const call = { client, session, tool: info.name, writes: info.writes, asQuery: asQuery && !info.writes };
        return { ...listedTool(info), execute: (args: unknown) => executeOnCanister(call, args) };
    });
}

/** The version of the tools that a session has now, to be passed as `expectedVersion` later. */
export async function canisterToolsVersion(client: CanisterToolsClient, session: CanisterSession): Promise<string> {
    return (await client.list_tools(candidSession(session))).version;
}

function requireVersion({ version, tools }: ToolSet, expected: string | undefined): void {
    const found = toolSetVersion(tools.map(textsOfTool));
    if (found !== version) throw new ToolSetChanged(version, found);
    if (expected !== undefined && found !== expected) throw new ToolSetChanged(expected, found);
}

function listedTool({ name, description, parameters, output, progress, writes }: ToolInfo): Omit<Tool, 'execute'> {
    return {
        name,
        description,
        parameters: JSON.parse(parameters) as ObjectSchema,
        output: JSON.parse(output) as OutputSchema,
        progress,
        writes
    };
}
