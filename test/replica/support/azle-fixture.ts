import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..', '..', '..');
const CACHE = join(ROOT, '.cache', 'azle-fixtures');
const NAME = 'fixture';

/** Builds the canister in `test/fixtures/<folder>/index.ts` with Azle, or finds it built already from the same source. */
export async function azleFixture(folder: string): Promise<Uint8Array> {
    const source = join(ROOT, 'test', 'fixtures', folder, 'index.ts');
    const azle = JSON.parse(await readFile(join(ROOT, 'node_modules', 'azle', 'package.json'), 'utf8')) as { version: string };
    const key = createHash('sha256')
        .update(await readFile(source))
        .update(azle.version)
        .digest('hex');
    const cached = join(CACHE, `${folder}-${key.slice(0, 16)}.wasm`);
    if (!existsSync(cached)) await build(source, cached);
    return new Uint8Array(await readFile(cached));
}

async function build(source: string, target: string): Promise<void> {
    const stage = await mkdtemp(join(tmpdir(), 'azle-fixture-'));
    try {
        await cp(source, join(stage, 'index.ts'));
        await symlink(join(ROOT, 'node_modules'), join(stage, 'node_modules'), 'junction');
        await writeFile(join(stage, 'package.json'), JSON.stringify({ type: 'module' }));
        await writeFile(
            join(stage, 'tsconfig.json'),
            JSON.stringify({ compilerOptions: { strict: true, target: 'ES2020', moduleResolution: 'node' } })
        );
        await writeFile(join(stage, 'dfx.json'), JSON.stringify({ canisters: { [NAME]: { type: 'azle', main: 'index.ts' } } }));
        const tsx = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
        const azle = join(ROOT, 'node_modules', 'azle', 'src', 'build.ts');
        await run(process.execPath, [tsx, azle, 'build', NAME], {
            cwd: stage,
            env: { ...process.env, CANISTER_CANDID_PATH: join(stage, 'fixture.did') }
        });
        await mkdir(CACHE, { recursive: true });
        await cp(join(stage, '.azle', NAME, `${NAME}.wasm`), `${target}.${process.pid}`);
        await rename(`${target}.${process.pid}`, target);
    } finally {
        await rm(stage, { recursive: true, force: true });
    }
}
