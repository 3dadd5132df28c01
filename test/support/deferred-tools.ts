import { IDL } from '@dfinity/candid';
import type { PocketIc } from '@dfinity/pic';
import type { Principal as PicPrincipal } from '@icp-sdk/core/principal';

import type { AgentTools } from '../../deployment/deployed-salon.js';
import { toPic } from '../../deployment/pic-types.js';
import { idlFactory } from '../../src/core/generated/agent_tools.did.js';
import type { Person, SalonReplica } from './salon-replica.js';

/** Each method submits its call and gives a function that waits for the answer, and rejects when the call was rejected. */
export type Deferred<Service> = {
    readonly [Method in keyof Service]: Service[Method] extends (...args: infer Args) => Promise<infer Result>
        ? (...args: Args) => Promise<() => Promise<Result>>
        : never;
};

/** The part of the client's own connection that submits and waits; its deferred actor never settles when a call is rejected. */
interface Connection {
    submitCall(call: { canisterId: PicPrincipal; sender: PicPrincipal; method: string; payload: Uint8Array }): Promise<unknown>;
    awaitCall(messageId: unknown): Promise<{ readonly body: Uint8Array }>;
}

/** The agent tools as somebody calls them, submitting without waiting. */
export function deferredTools(salon: SalonReplica, by: Person): Deferred<AgentTools> {
    const connection = connectionOf(salon.pic);
    const canisterId = toPic(salon.deployment.agentToolsId);
    const sender = by.identity.getPrincipal();
    const service = (idlFactory as unknown as (options: { IDL: typeof IDL }) => IDL.ServiceClass)({ IDL });
    const methods = service._fields.map(([method, { argTypes, retTypes }]) => {
        const submit = async (...args: unknown[]) => {
            const payload = new Uint8Array(IDL.encode(argTypes, args));
            const messageId = await connection.submitCall({ canisterId, sender, method, payload });
            return async () => IDL.decode(retTypes, (await connection.awaitCall(messageId)).body)[0];
        };
        return [method, submit] as const;
    });
    return Object.fromEntries(methods) as unknown as Deferred<AgentTools>;
}

function connectionOf(pic: PocketIc): Connection {
    return (pic as unknown as { readonly client: Connection }).client;
}
