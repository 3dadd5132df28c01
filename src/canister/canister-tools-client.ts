import type { ActorMethod } from '@dfinity/agent';

import type { _SERVICE } from '../core/generated/agent_tools.did.js';

/** The methods of the agent tools canister that a host's tools use, whatever carries the calls. */
export type CanisterToolsClient = {
    readonly [Method in 'execute_tool' | 'execute_tool_query' | 'list_tools']: _SERVICE[Method] extends ActorMethod<infer Args, infer Reply>
        ? (...args: Args) => Promise<Reply>
        : never;
};
