import { Principal } from '@dfinity/principal';

/** Instructions of one call, by canister: what it cost in all its messages. */
export type InstructionsByCanister = ReadonlyMap<string, bigint>;

interface Execution {
    readonly canister_id: string;
    readonly instructions: number;
}

/**
 * What the embedded replica has executed since it was last asked. A PocketIC binary does not tell, so there is nothing to show with one.
 *
 * @param instanceUrl of one instance: `http://127.0.0.1:<port>/instances/<id>`
 */
export async function takeInstructions(instanceUrl: string): Promise<InstructionsByCanister | undefined> {
    const response = await fetch(`${instanceUrl}/_/executions`);
    if (!response.ok) return undefined;
    const executions = (await response.json()) as readonly Execution[];
    const sums = new Map<string, bigint>();
    for (const { canister_id, instructions } of executions) {
        const id = Principal.fromText(canister_id).toText();
        sums.set(id, (sums.get(id) ?? 0n) + BigInt(instructions));
    }
    return sums;
}

export function millions(instructions: bigint): string {
    return `${(Number(instructions) / 1e6).toFixed(1)} M`;
}
