/** The package as `npm pack` makes it. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { build } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { emitPackage } from '../../scripts/build/emit-package.js';

const ROOT = join(import.meta.dirname, '..', '..');
/** Inside the repository, so that the package's dependencies are found. */
const PACKED = join(ROOT, '.cache', 'packed-package');
const NAME = '@jsm-mit/sultana-agent-tools-package';

interface Pack {
    readonly filename: string;
    readonly size: number;
    readonly unpackedSize: number;
    readonly files: readonly { readonly path: string }[];
}

let pack: Pack;
beforeAll(async () => {
    rmSync(PACKED, { recursive: true, force: true });
    mkdirSync(PACKED, { recursive: true });
    for (const file of ['package.json', 'README.md', 'LICENSE']) cpSync(join(ROOT, file), join(PACKED, file));
    if (!(await emitPackage(join(PACKED, 'dist')))) throw new Error('the package does not compile');
    const { stdout } = spawnSync('npm', ['pack', '--json'], { cwd: PACKED, encoding: 'utf8' });
    pack = (JSON.parse(stdout) as Pack[])[0]!;
});
afterAll(() => rmSync(PACKED, { recursive: true, force: true }));

describe('R1 the tarball', () => {
    it('holds dist, README, package.json and the licence, and nothing else: no tests, no sandbox, no .env', () => {
        const paths = pack.files.map(({ path }) => path);
        expect(paths.filter((path) => !path.startsWith('dist/')).sort()).toEqual(['LICENSE', 'README.md', 'package.json']);
        expect(paths.filter((path) => /\.test\.|\.spec\.|__snapshots__|\.env|sandbox/.test(path))).toEqual([]);
    });

    it('stays within its budget of bytes', () => {
        expect(pack.size).toBeLessThan(600_000);
        expect(pack.unpackedSize).toBeLessThan(2_700_000);
    });

    it('has nothing that publint finds wrong', async () => {
        const { messages, pkg } = await publint({ pkgDir: PACKED, strict: true });
        expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
    });

    it('has types that resolve wherever modules do', async () => {
        const tarball = new Uint8Array(readFileSync(join(PACKED, pack.filename)));
        const analysis = await checkPackage(createPackageFromTarballData(tarball));
        if (analysis.types === false) throw new Error('the package has no types');
        // ESM alone: CommonJS imports it dynamically, and resolution from before `exports` knows no subpaths.
        const expected = analysis.problems.filter(
            (problem) => problem.kind === 'CJSResolvesToESM' || ('resolutionKind' in problem && problem.resolutionKind === 'node10')
        );
        expect(analysis.problems.filter((problem) => !expected.includes(problem))).toEqual([]);
    });
});

/** What a bundler keeps of a program that imports the package. */
async function bundled(code: string): Promise<string> {
    const { outputFiles } = await build({
        stdin: { contents: code, resolveDir: PACKED },
        alias: { [NAME]: join(PACKED, 'dist') },
        bundle: true,
        minify: true,
        format: 'esm',
        platform: 'browser',
        write: false
    });
    return outputFiles[0]!.text;
}

describe('T4 a bundler', () => {
    it('keeps of the package what is used: the ledger without tools and network', async () => {
        const code = await bundled(`import { ConfirmationLedger } from '${NAME}/index.js'; console.log(new ConfirmationLedger());`);
        expect(code.length).toBeLessThan(30_000);
        for (const other of ['add_service', 'book_appointment', 'ic0.app', 'booksy']) expect(code).not.toContain(other);
    });

    it('keeps of an adapter the adapter', async () => {
        const adapters = ['open-ai', 'anthropic', 'gemini', 'ai-sdk', 'mcp'];
        const codes = await Promise.all(adapters.map((file) => bundled(`export * from '${NAME}/adapters/${file}.js';`)));
        for (const code of codes) expect(code.length).toBeLessThan(4_000);
    });

    it('keeps the owner’s tools over a port without the customer’s, Booksy’s and the network', async () => {
        const code = await bundled(`import { createSalonToolsFromPort } from '${NAME}/index.js'; console.log(createSalonToolsFromPort);`);
        for (const other of ['book_appointment', 'read_booksy_salon', 'ic0.app']) expect(code).not.toContain(other);
        expect(code.length).toBeLessThan(150_000);
    });
});
