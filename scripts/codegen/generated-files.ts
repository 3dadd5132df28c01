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

/** A canister that is not ours and that only canisters call, so the package needs nothing of it. */
const MANAGEMENT_FOLDER = 'canisters/shared/management';

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
    return [
        ...interfaces.map((file) => productSource(basename(file, '.did'))),
        innerSource(TEST_FOLDER, 'kitchen_sink', '../..'),
        innerSource(MANAGEMENT_FOLDER, 'management', '../../candid')
    ];
}

function productSource(name: string): Source {
    return {
        didFile: `candid/${name}.did`,
        bindings: `src/core/generated/${name}.did.ts`,
        codec: `canisters/shared/generated/${name}-codec.ts`,
        imports: { bindings: `../../../src/core/generated/${name}.did.js`, runtime: '../candid' }
    };
}

/** @param runtime the folder of the codec's hand-written parts, as seen from the generated file */
function innerSource(folder: string, name: string, runtime: string): Source {
    return {
        didFile: `${folder}/${name}.did`,
        bindings: `${folder}/generated/${name}.did.ts`,
        codec: `${folder}/generated/${name}-codec.ts`,
        imports: { bindings: `./${name}.did.js`, runtime }
    };
}
