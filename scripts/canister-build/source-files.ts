import { readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** What every canister is built from, from the top of the project; besides these only its own folder. */
const SHARED_SOURCES = ['canisters/shared', 'canisters/tsconfig.json', 'src', 'candid', 'dfx.json', 'package.json', 'tsconfig.base.json'];

const TESTS = /\.(test|spec)\.ts$/;

/**
 * Every file that goes into the build of the canister whose entry is `main`, by its path from `root` with forward slashes, sorted.
 * Another canister's folder is not among them: importing from it fails the build.
 */
export async function sourceFiles(root: string, main: string): Promise<string[]> {
    return filesIn(root, [...SHARED_SOURCES, dirname(main)]);
}

/** Every file of these files and folders but tests, by its path from `root` with forward slashes, sorted. */
export async function filesIn(root: string, sources: readonly string[]): Promise<string[]> {
    const files = await Promise.all(sources.map((source) => filesAt(root, join(root, source))));
    return files.flat().sort();
}

async function filesAt(root: string, path: string): Promise<string[]> {
    const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(notAFolder);
    if (entries === undefined) return [slashed(relative(root, path))];
    return entries
        .filter((entry) => entry.isFile())
        .map((entry) => slashed(relative(root, join(entry.parentPath, entry.name))))
        .filter((file) => !TESTS.test(file));
}

function notAFolder(error: NodeJS.ErrnoException): undefined {
    if (error.code !== 'ENOTDIR') throw error;
    return undefined;
}

function slashed(path: string): string {
    return path.split(sep).join('/');
}
