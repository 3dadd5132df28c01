import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceFiles } from './source-files.js';

/** Not copied into the build, yet what comes out depends on them: the versions of Azle, esbuild and binaryen, and this build itself. */
const TOOLS = ['package-lock.json', 'scripts/canister-build/azle-build.ts', 'scripts/canister-build/wasm-metadata.ts'];

/** A hash of everything that the module of the canister with the entry `main` depends on: equal keys, equal modules. */
export async function buildKey(root: string, main: string): Promise<string> {
    return contentKey(root, [...(await sourceFiles(root, main)), ...TOOLS]);
}

/** A hash of the names and contents of files. @param files by their paths from `root` */
export async function contentKey(root: string, files: readonly string[]): Promise<string> {
    const hash = createHash('sha256');
    for (const file of files) {
        const content = await readFile(join(root, file));
        // Lengths keep the end of one file from passing for the start of the next.
        hash.update(`${file}\0${content.length}\0`).update(content);
    }
    return hash.digest('hex');
}
