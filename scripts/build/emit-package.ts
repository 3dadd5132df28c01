import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/**
 * Compiles `src/` without its tests.
 *
 * @param outDir is removed first, so that nothing of an earlier build is published
 * @returns whether it compiled; what is wrong has been printed
 */
export function emitPackage(outDir: string): boolean {
    rmSync(outDir, { recursive: true, force: true });
    const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
    const options = ['--noEmit', 'false', '--declaration', '--outDir', outDir];
    return spawnSync(process.execPath, [tsc, '-p', join(ROOT, 'src'), ...options], { stdio: 'inherit' }).status === 0;
}
