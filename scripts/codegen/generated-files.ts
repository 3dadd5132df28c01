import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { generateBindings } from './bindings.js';
import { codecSource } from './codec-source.js';
import { readIdlFactory } from './read-idl-factory.js';

/** Every file that is made from the interfaces in `candid/`: its path from the top of the project, and its text. */
export async function generatedFiles(projectRoot: string): Promise<Map<string, string>> {
    const files = new Map<string, string>();
    for (const didFile of (await readdir(join(projectRoot, 'candid'))).filter((file) => file.endsWith('.did')).sort()) {
        const name = basename(didFile, '.did');
        const bindings = await generateBindings(join(projectRoot, 'candid', didFile));
        const codec = codecSource(readIdlFactory(name, bindings), {
            bindings: `../../../src/core/generated/${name}.did.js`,
            runtime: '../candid'
        });
        files.set(`src/core/generated/${name}.did.ts`, bindings);
        files.set(`canisters/shared/generated/${name}-codec.ts`, codec);
    }
    return files;
}
