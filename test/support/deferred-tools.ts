import type { PocketIc } from '@dfinity/pic';

import type { AgentTools } from '../../deployment/deployed-salon.js';
import { toPic } from '../../deployment/pic-types.js';
import { idlFactory } from '../../src/core/generated/agent_tools.did.js';
import type { Person, SalonReplica } from './salon-replica.js';

/** Each method submits its call and gives a function that waits for the answer. */
export type Deferred<Service> = {
    readonly [Method in keyof Service]: Service[Method] extends (...args: infer Args) => Promise<infer Result>
        ? (...args: Args) => Promise<() => Promise<Result>>
        : never;
};

/** The agent tools as somebody calls them, submitting without waiting. */
export function deferredTools(salon: SalonReplica, by: Person): Deferred<AgentTools> {
    const factory = idlFactory as unknown as Parameters<PocketIc['createDeferredActor']>[0];
    const actor = salon.pic.createDeferredActor(factory, toPic(salon.deployment.agentToolsId));
    actor.setIdentity(by.identity);
    return actor as unknown as Deferred<AgentTools>;
}
