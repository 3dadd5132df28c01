import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { buildCanisters } from './build-canisters.js';
import { moduleHash } from './module-hash.js';

const run = promisify(execFile);

/**
 * Builds the canisters of a commit in a new clone, where nothing of earlier builds lies.
 *
 * @param root a clone of the project with its packages installed
 * @param commit anything that git resolves
 * @returns the hash of each module by the canister's name
 */
export async function cleanBuild(root: string, commit: string, report: (line: string) => void): Promise<ReadonlyMap<string, string>> {
    const clone = await mkdtemp(join(tmpdir(), 'sultana-verify-build-'));
    try {
        await run('git', ['clone', '--quiet', '--no-checkout', root, clone]);
        await run('git', ['checkout', '--quiet', '--detach', commit], { cwd: clone });
        await symlink(join(root, 'node_modules'), join(clone, 'node_modules'), 'junction');
        const built = await buildCanisters(undefined, { root: clone, report });
        const hashes = Object.entries(built).map(async ([name, canister]) => [name, await moduleHash(canister)] as const);
        return new Map(await Promise.all(hashes));
    } finally {
        await rm(clone, { recursive: true, force: true });
    }
}
