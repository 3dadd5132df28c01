/*
 * Starts replica/main.ts quickly: bundled once into .cache/replica, under a name made of the sources' content. Loading the TypeScript
 * sources one by one takes more than a second.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const replica = dirname(dirname(fileURLToPath(import.meta.url)));
const root = dirname(replica);
const cache = join(root, '.cache', 'replica');

function sources(folder) {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return sources(path);
        return /\.ts$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [path] : [];
    });
}

function bundleName() {
    const hash = createHash('sha256').update(process.version);
    const files = [...sources(replica), join(root, 'package-lock.json')].sort();
    for (const file of files) hash.update(file).update(readFileSync(file));
    return join(cache, `server-${hash.digest('hex').slice(0, 16)}.mjs`);
}

async function bundle(target) {
    const { build } = await import('esbuild');
    mkdirSync(cache, { recursive: true });
    const draft = `${target}.${process.pid}`;
    await build({
        entryPoints: [join(replica, 'main.ts')],
        outfile: draft,
        bundle: true,
        platform: 'node',
        format: 'esm',
        target: 'node20',
        logLevel: 'error',
        // Some bundled packages are CommonJS and ask for Node's modules.
        banner: { js: "import { createRequire as replicaRequire } from 'node:module'; const require = replicaRequire(import.meta.url);" }
    });
    renameSync(draft, target);
}

const ONE_DAY = 86_400_000;

/** What earlier sources were bundled into, once no server can be about to load it. */
function removeOldBundles() {
    for (const name of readdirSync(cache).filter((candidate) => candidate.startsWith('server-'))) {
        const path = join(cache, name);
        if (Date.now() - statSync(path).mtimeMs > ONE_DAY) rmSync(path, { force: true });
    }
}

const target = bundleName();
if (!existsSync(target)) {
    await bundle(target);
    removeOldBundles();
}
process.env.REPLICA_CACHE_DIR = cache;
await import(pathToFileURL(target).href);
