import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { generateBindings } from './bindings.js';
import { codecSource } from './codec-source.js';
import { readIdlFactory } from './read-idl-factory.js';

/** One interface and where what is made from it goes. Paths are from the top of the project. */
interface Source {
    readonly didFile: string;
    readonly bindings: string;
    readonly codec: string;
    /** The codec's imports, as seen from its own folder. */
    readonly imports: { readonly bindings: string; readonly runtime: string };
}

/** The interface that the codec's own tests use; it has every kind of type. */
const TEST_FOLDER = 'canisters/shared/candid/testing';

/** Every file that is made from an interface: its path from the top of the project, and its text. */
export async function generatedFiles(projectRoot: string): Promise<Map<string, string>> {
    const files = new Map<string, string>();
    for (const source of await sources(projectRoot)) {
        const bindings = await generateBindings(join(projectRoot, source.didFile));
        const service = readIdlFactory(basename(source.didFile, '.did'), bindings);
        files.set(source.bindings, bindings);
        files.set(source.codec, codecSource(service, { didFile: source.didFile, ...source.imports }));
    }
    return files;
}

async function sources(projectRoot: string): Promise<Source[]> {
    const interfaces = (await readdir(join(projectRoot, 'candid'))).filter((file) => file.endsWith('.did')).sort();
    return [...interfaces.map((file) => productSource(basename(file, '.did'))), testSource('kitchen_sink')];
}

function productSource(name: string): Source {
    return {
        didFile: `candid/${name}.did`,
        bindings: `src/core/generated/${name}.did.ts`,
        codec: `canisters/shared/generated/${name}-codec.ts`,
        imports: { bindings: `../../../src/core/generated/${name}.did.js`, runtime: '../candid' }
    };
}

function testSource(name: string): Source {
    return {
        didFile: `${TEST_FOLDER}/${name}.did`,
        bindings: `${TEST_FOLDER}/generated/${name}.did.ts`,
        codec: `${TEST_FOLDER}/generated/${name}-codec.ts`,
        imports: { bindings: `./${name}.did.js`, runtime: '../..' }
    };
}
