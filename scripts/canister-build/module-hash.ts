import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { BuiltCanister } from './build-canisters.js';

/** The hash that `canister_status` and the state tree tell of a canister that runs this module: SHA-256 of what is installed, in hexadecimal. */
export async function moduleHash({ wasmGz }: BuiltCanister): Promise<string> {
    return createHash('sha256')
        .update(await readFile(wasmGz))
        .digest('hex');
}
