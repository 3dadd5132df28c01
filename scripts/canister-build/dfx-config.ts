import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** What dfx.json says of a canister, as far as a build needs it. Paths are relative to the folder of dfx.json. */
export interface CanisterConfig {
    readonly main: string;
    readonly candid: string;
    /** The gzipped module. */
    readonly wasm: string;
}

const DfxJson = v.object({
    canisters: v.record(v.string(), v.object({ main: v.string(), candid: v.string(), wasm: v.pipe(v.string(), v.endsWith('.wasm.gz')) }))
});

/** Reads the canisters that `dfx.json` in `root` names. */
export async function readDfxConfig(root: string): Promise<ReadonlyMap<string, CanisterConfig>> {
    const dfxJson: unknown = JSON.parse(await readFile(join(root, 'dfx.json'), 'utf8'));
    return new Map(Object.entries(v.parse(DfxJson, dfxJson).canisters));
}
