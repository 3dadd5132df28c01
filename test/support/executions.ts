import type { PocketIc } from '@dfinity/pic';
import type { Principal } from '@dfinity/principal';
import { inject } from 'vitest';

import { parseJson } from '../../replica/server/json.js';

/** One entry point of a canister that ran. */
export interface Execution {
    readonly kind: string;
    readonly method: string;
    readonly instructions: number;
    readonly outcome: 'ok' | 'trap';
    readonly error: string | null;
}

interface RawExecution extends Omit<Execution, 'instructions'> {
    readonly canister_id: string;
    readonly instructions: number | bigint;
}

/** What a canister executed meanwhile. Empty on a replica that does not tell: see `countsInstructions`. */
export async function executionsDuring(pic: PocketIc, canister: Principal, run: () => Promise<unknown>): Promise<readonly Execution[]> {
    await taken(pic, canister);
    await run();
    return taken(pic, canister);
}

/**
 * Instructions that a canister spent meanwhile, over all its messages.
 *
 * @returns `undefined` on a real PocketIC, where they are not counted
 */
export async function instructionsDuring(pic: PocketIc, canister: Principal, run: () => Promise<unknown>): Promise<number | undefined> {
    const executions = await executionsDuring(pic, canister, run);
    return countsInstructions() ? executions.reduce((sum, { instructions }) => sum + instructions, 0) : undefined;
}

/** Only the embedded replica tells what it executed; a test says 'not counted here' on a real one. */
export function countsInstructions(): boolean {
    return inject('replicaIsEmbedded');
}

async function taken(pic: PocketIc, canister: Principal): Promise<readonly Execution[]> {
    if (!countsInstructions()) return [];
    const url = `${inject('replicaUrl')}/instances/${instanceOf(pic)}/_/executions?canister_id=${canister.toText()}`;
    const response = await fetch(url);
    if (!response.ok) throw new Error(`the replica does not tell its executions: ${response.status}`);
    const executions = parseJson(await response.text()) as unknown as readonly RawExecution[];
    return executions.map((execution) => ({ ...execution, instructions: Number(execution.instructions) }));
}

/** The client keeps the number of its instance to itself. */
function instanceOf(pic: PocketIc): number {
    const { client } = pic as unknown as { readonly client: { readonly instanceId: number } };
    return client.instanceId;
}
