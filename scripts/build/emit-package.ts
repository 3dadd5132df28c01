import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { bundleCommand } from './bundle-command.js';

const ROOT = join(import.meta.dirname, '..', '..');

/**
 * Compiles `src/` without its tests, and bundles the package's command beside it.
 *
 * @param outDir is removed first, so that nothing of an earlier build is published
 * @returns whether it compiled; what is wrong has been printed
 */
export async function emitPackage(outDir: string): Promise<boolean> {
    rmSync(outDir, { recursive: true, force: true });
    const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
    const options = ['--noEmit', 'false', '--declaration', '--outDir', outDir];
    const compiled = spawnSync(process.execPath, [tsc, '-p', join(ROOT, 'src'), ...options], { stdio: 'inherit' }).status === 0;
    if (compiled) await bundleCommand(outDir);
    return compiled;
}
