import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { generate } from '@icp-sdk/bindgen/core';

/**
 * TypeScript types and IDL factory of a `.did` file, as `@icp-sdk/bindgen` writes them.
 * @returns the source of `<name>.did.ts`
 */
export async function generateBindings(didFile: string): Promise<string> {
    const outDir = await mkdtemp(join(tmpdir(), 'bindings-'));
    try {
        await generate({
            didFile,
            outDir,
            output: { force: true, actor: { disabled: true }, declarations: { typescript: true, flat: true, rootExports: false } }
        });
        return withoutUnusedTypes(withoutEmptyInit(useOurDependencies(await readFile(join(outDir, `${basename(didFile)}.ts`), 'utf8'))));
    } finally {
        await rm(outDir, { recursive: true, force: true });
    }
}

/** The generator imports from the newer package of the same authors; ours depends on the ones that agent hosts have. */
function useOurDependencies(source: string): string {
    return source
        .replace("'@icp-sdk/core/agent'", "'@dfinity/agent'")
        .replace("'@icp-sdk/core/principal'", "'@dfinity/principal'")
        .replace("import { IDL } from '@icp-sdk/core/candid'", "import type { IDL } from '@dfinity/candid'");
}

/** A service without init arguments gets an `init` that nothing uses, and that does not use its own parameter. */
function withoutEmptyInit(source: string): string {
    return source.replace(/^export const init: [^\n]*\{\n\s*return \[\];\n\};\n/m, '');
}

/** The IDL factory repeats the types of the init argument; our compiler settings refuse a constant that nothing uses. */
function withoutUnusedTypes(source: string): string {
    const start = source.indexOf('export const idlFactory');
    const end = source.indexOf('\n};\n', start);
    const factory = source.slice(start, end);
    const used = factory.replaceAll(/^  const (\w+) = [^;]+;\n/gm, (definition, name: string) =>
        occurrences(factory, name) > 1 ? definition : ''
    );
    const result = source.slice(0, start) + used + source.slice(end);
    return used === factory ? result : withoutUnusedTypes(result);
}

function occurrences(source: string, name: string): number {
    return source.match(new RegExp(`\\b${name}\\b(?!')`, 'g'))?.length ?? 0;
}
