import { execFile } from 'node:child_process';
import { cp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { applyPatch, variantName, type BuildVariant } from './build-variant.js';
import type { CanisterConfig } from './dfx-config.js';
import { sourceFiles } from './source-files.js';
import { withPublicMetadata } from './wasm-metadata.js';

const run = promisify(execFile);

/**
 * Where a canister is built: a copy of its sources at a fixed path. Azle writes the absolute path of its bundle into the module, so a build
 * inside the clone would have another hash in every clone. Two builds at once would trample on each other there: hold `lock` meanwhile.
 */
export function stageOf(name: string, variant?: BuildVariant): { readonly folder: string; readonly lock: string } {
    const folder = join(tmpdir(), 'sultana-canister-build', variantName(name, variant));
    return { folder, lock: `${folder}.lock` };
}

/**
 * Builds one canister with Azle.
 * @param variant what is changed in the copy before it is built; nothing, in what is deployed
 * @returns the module with its interface in the metadata section `candid:service`
 * @throws Error with the compiler's messages when it does not build
 */
export async function azleBuild(root: string, name: string, config: CanisterConfig, variant?: BuildVariant): Promise<Uint8Array> {
    const stage = stageOf(name, variant).folder;
    await copySources(root, stage, config.main);
    for (const patch of variant?.patches ?? []) await applyPatch(stage, patch);
    await runAzle(root, stage, name, config.candid);
    const module = await readFile(join(stage, '.azle', name, `${name}.wasm`));
    return withPublicMetadata(module, 'candid:service', await readFile(join(root, config.candid)));
}

async function copySources(root: string, stage: string, main: string): Promise<void> {
    await rm(stage, { recursive: true, force: true });
    for (const file of await sourceFiles(root, main)) await cp(join(root, file), join(stage, file));
    await symlink(join(root, 'node_modules'), join(stage, 'node_modules'), 'junction');
}

async function runAzle(root: string, stage: string, name: string, candid: string): Promise<void> {
    const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
    const azle = join(root, 'node_modules', 'azle', 'src', 'build.ts');
    try {
        await run(process.execPath, [tsx, azle, 'build', name], { cwd: stage, env: azleEnvironment(join(stage, candid)) });
    } catch (error) {
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
        throw new Error(`${name} could not be built:\n${(stdout + stderr).trim()}`, { cause: error });
    }
}

/** dfx and CI set variables of the same names for their own purposes; a build is the same wherever it is started. */
function azleEnvironment(candid: string): NodeJS.ProcessEnv {
    const own = Object.entries(process.env).filter(([name]) => !/^(AZLE|CANISTER|DFX)_/.test(name));
    return { ...Object.fromEntries(own), CANISTER_CANDID_PATH: candid };
}
