import { Principal } from '@icp-sdk/core/principal';
import type { PocketIc } from '@dfinity/pic';

interface MessageId {
    readonly effectivePrincipal: unknown;
    readonly messageId: string;
}

/** What the client's own calls are made of; its types hide it. */
interface Client {
    submitCall(call: { canisterId: Principal; sender: Principal; method: string; payload: Uint8Array }): Promise<MessageId>;
    awaitCall(id: MessageId): Promise<{ body: Uint8Array }>;
}

/** A call that was sent and is not waited for yet. */
export interface SubmittedCall {
    /** Runs rounds until the call is answered. @param on another client of the same instance */
    answer(on?: PocketIc): Promise<Uint8Array>;
}

/** Sends a call without running a round. */
export async function submit(
    pic: PocketIc,
    canisterId: Principal,
    method: string,
    payload: Uint8Array = new Uint8Array()
): Promise<SubmittedCall> {
    const id = await clientOf(pic).submitCall({ canisterId, sender: Principal.anonymous(), method, payload: new Uint8Array(payload) });
    return { answer: async (on = pic) => (await clientOf(on).awaitCall(id)).body };
}

function clientOf(pic: PocketIc): Client {
    return (pic as unknown as { client: Client }).client;
}
