import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { BuiltCanister } from './build-canisters.js';

/** The hash that `canister_status` and the state tree tell of a canister that runs this module: SHA-256 of what is installed, in hexadecimal. */
export async function moduleHash({ wasmGz }: BuiltCanister): Promise<string> {
    return createHash('sha256')
        .update(await readFile(wasmGz))
        .digest('hex');
}

/** What a running canister's module is, compared with one that was built here. */
export interface ModuleComparison {
    readonly same: boolean;
    /** A line for the terminal. */
    readonly line: string;
}

/**
 * @param running the module hash that the network tells, in bytes; undefined for a canister without a module
 */
export async function compareModule(name: string, built: BuiltCanister, running: Uint8Array | undefined): Promise<ModuleComparison> {
    const expected = await moduleHash(built);
    const found = running === undefined ? 'no module' : Buffer.from(running).toString('hex');
    const same = found === expected;
    return { same, line: same ? `${name}: runs the module ${expected}` : `${name}: runs ${found}, and this source builds ${expected}` };
}
