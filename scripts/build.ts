/** `npm run build`: the package's JavaScript and types in a clean `dist/`, then the types of everything else. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { emitPackage } from './build/emit-package.js';

const ROOT = join(import.meta.dirname, '..');

function run(...args: string[]): boolean {
    return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status === 0;
}

const built = await emitPackage(join(ROOT, 'dist'));
console.log(built ? 'The package is in dist/.' : 'The package does not compile; see above.');
if (!built || !run('--import', 'tsx', join('scripts', 'typecheck.ts'))) process.exitCode = 1;
