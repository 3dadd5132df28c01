import type { Principal } from '@icp-sdk/core/principal';
import type { PocketIc } from '@dfinity/pic';
import { inject } from 'vitest';
import { parseJson } from '../../../replica/server/json.js';

/** One entry point that ran, as the embedded replica tells it. */
export interface ExecutionJson {
    readonly canister_id: string;
    readonly kind: string;
    readonly method: string;
    readonly instructions: bigint;
    readonly outcome: 'ok' | 'trap';
    readonly error: string | null;
}

/** What was executed since the last call; only the embedded replica knows it. */
export async function takeExecutions(pic: PocketIc, canister?: Principal): Promise<ExecutionJson[]> {
    const { client } = pic as unknown as { client: { instanceId: number } };
    const filter = canister ? `?canister_id=${canister.toText()}` : '';
    const response = await fetch(`${inject('replicaUrl')}/instances/${client.instanceId}/_/executions${filter}`);
    const records = parseJson(await response.text()) as unknown as (Omit<ExecutionJson, 'instructions'> & {
        instructions: number | bigint;
    })[];
    return records.map((record) => ({ ...record, instructions: BigInt(record.instructions) }));
}
