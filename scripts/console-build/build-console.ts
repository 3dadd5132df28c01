import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { contentKey } from '../canister-build/build-key.js';
import { filesIn } from '../canister-build/source-files.js';

const ROOT = join(import.meta.dirname, '..', '..');

/** Everything that the page is built from. */
const SOURCES = ['web', 'src', 'package-lock.json', 'tsconfig.base.json', 'scripts/console-build/build-console.ts'];

/**
 * Builds the console, or finds it built already from the same sources.
 *
 * @returns the folder of the built page
 * @throws Error with the bundler's messages when it does not build
 */
export async function buildConsole(): Promise<string> {
    const builds = join(ROOT, '.cache', 'console');
    const key = (await contentKey(ROOT, await filesIn(ROOT, SOURCES))).slice(0, 16);
    const folder = join(builds, key);
    if (await exists(folder)) return folder;
    await mkdir(builds, { recursive: true });
    // Built beside and then renamed, so that nobody ever sees half of a page.
    const stage = join(builds, `stage-${randomUUID()}`);
    try {
        // Loaded when it is needed: a second start builds nothing.
        const { build } = await import('vite');
        await build({
            configFile: join(ROOT, 'web', 'vite.config.ts'),
            root: join(ROOT, 'web'),
            logLevel: 'error',
            build: { outDir: stage }
        });
        await rename(stage, folder).catch(async (error: unknown) => {
            if (!(await exists(folder))) throw error;
        });
    } finally {
        await rm(stage, { recursive: true, force: true });
    }
    return folder;
}

async function exists(path: string): Promise<boolean> {
    return access(path).then(
        () => true,
        () => false
    );
}
