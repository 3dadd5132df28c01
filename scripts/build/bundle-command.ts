import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';

const ROOT = join(import.meta.dirname, '..', '..');
const SOURCES = join(ROOT, 'src');

/**
 * Bundles the command and the development dependencies that it needs into one file of the package; what the package has or depends on anyway is
 * imported, so that nothing is there twice.
 *
 * @param outDir with the compiled `src/` in it
 */
export async function bundleCommand(outDir: string): Promise<void> {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
    const { metafile } = await build({
        entryPoints: [join(ROOT, 'cli', 'main.ts')],
        outfile: join(outDir, 'cli.js'),
        bundle: true,
        platform: 'node',
        format: 'esm',
        target: 'node20',
        minifySyntax: true,
        minifyWhitespace: true,
        metafile: true,
        legalComments: 'none',
        external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
        plugins: [compiledSources()],
        // CommonJS modules inside ask for Node's own modules by require.
        banner: { js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);" }
    });
    chmodSync(join(outDir, 'cli.js'), 0o755);
    writeFileSync(join(outDir, 'cli.licences.txt'), licences(metafile));
}

/** Imports of `src/` become imports of what was compiled from it. */
function compiledSources(): Plugin {
    return {
        name: 'compiled-sources',
        setup(within) {
            within.onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
                const target = join(resolveDir, path);
                if (!target.startsWith(SOURCES + sep)) return undefined;
                return { path: `./${relative(SOURCES, target).split(sep).join('/')}`, external: true };
            });
        }
    };
}

function licences(metafile: Metafile): string {
    const folders = new Set(Object.keys(metafile.inputs).flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []));
    return [...folders].sort().map(licenceOf).join('\n');
}

function licenceOf(folder: string): string {
    const path = join(ROOT, folder);
    const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Record<string, string>;
    const file = existsSync(path) ? readdirSync(path).find((entry) => /^licen[cs]e(\.|$)/i.test(entry)) : undefined;
    const text = file === undefined ? '' : `\n${readFileSync(join(path, file), 'utf8').trim()}\n`;
    return `── ${name} ${version} (${license})\n${text}`;
}
