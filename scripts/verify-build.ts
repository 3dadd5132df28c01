import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { cleanBuild } from './canister-build/clean-build.js';

// `npm run verify-build [commit]`: builds the canisters of a commit (HEAD by default) in two new clones, one after the other, and prints the
// hashes of the modules. Compare them with what the network tells of a running canister: docs/operations.md.
const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..');
const [wanted = 'HEAD'] = process.argv.slice(2);

try {
    const { stdout } = await run('git', ['rev-parse', '--verify', `${wanted}^{commit}`], { cwd: ROOT });
    const commit = stdout.trim();
    console.log(`commit ${commit}`);
    const first = await cleanBuild(ROOT, commit, () => undefined);
    for (const [name, hash] of first) console.log(`${name}: ${hash}`);
    const second = await cleanBuild(ROOT, commit, () => undefined);
    const different = [...first].filter(([name, hash]) => second.get(name) !== hash);
    for (const [name] of different) console.error(`${name}: a second clone builds another module, ${second.get(name) ?? 'none'}`);
    if (different.length > 0) process.exitCode = 1;
    else console.log('A second clone builds the same modules.');
} catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
}
