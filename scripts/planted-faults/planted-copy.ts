import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyPatch } from '../canister-build/build-variant.js';
import type { Fault } from './faults.js';

/** What the unit tests of the package and the canisters need of the project. */
const COPIED = ['src', 'canisters', 'package.json', 'vitest.config.ts', 'tsconfig.json', 'tsconfig.base.json', 'docs', 'eslint.arrows.js'];

/** A copy of the sources in which faults are planted one at a time; the sources themselves are never touched. */
export class PlantedCopy {
    private constructor(readonly folder: string) {}

    /** @param project the top of the project */
    static async of(project: string): Promise<PlantedCopy> {
        const parent = join(project, '.cache');
        await mkdir(parent, { recursive: true });
        const folder = await mkdtemp(join(parent, 'planted-faults-'));
        for (const path of COPIED) await cp(join(project, path), join(folder, path), { recursive: true });
        await symlink(join(project, 'node_modules'), join(folder, 'node_modules'));
        return new PlantedCopy(folder);
    }

    /**
     * Plants a fault for as long as `run` takes.
     *
     * @throws Error when the place of the fault is not found, or more than once: the sources have moved on and the list of faults has not
     */
    async with<T>(fault: Fault, run: () => Promise<T>): Promise<T> {
        const file = join(this.folder, fault.file);
        const source = await readFile(file, 'utf8');
        await applyPatch(this.folder, fault);
        try {
            return await run();
        } finally {
            await writeFile(file, source);
        }
    }

    async remove(): Promise<void> {
        await rm(this.folder, { recursive: true, force: true });
    }
}
