import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { azleBuild, stageOf } from './azle-build.js';
import { buildKey } from './build-key.js';
import { keyOfVariant, variantName, type BuildVariant } from './build-variant.js';
import { readDfxConfig, type CanisterConfig } from './dfx-config.js';
import { withFileLock } from './file-lock.js';
import { deterministicGzip } from './gzip.js';

/** Where a built canister lies, as absolute paths. */
export interface BuiltCanister {
    /** The module as it is installed: one message. */
    readonly wasmGz: string;
    readonly wasm: string;
}

export interface BuildOptions {
    /** The folder of dfx.json; the project's own by default. */
    readonly root?: string;
    /** Hears what a person who waits should know. */
    readonly report?: Report;
}

type Report = (line: string) => void;

/** What one build makes. */
interface Target {
    readonly paths: BuiltCanister;
    /** Says from which sources (`key`) the files were made, and what they must hash to. */
    readonly record: string;
    readonly key: string;
}

const PROJECT_ROOT = join(import.meta.dirname, '..', '..');

/**
 * Builds canisters of dfx.json, or finds them built already from the same sources.
 * @param names all canisters by default
 * @throws Error when dfx.json has no such canister or a build fails; the message carries the compiler's own
 */
export async function buildCanisters(names?: readonly string[], options: BuildOptions = {}): Promise<Record<string, BuiltCanister>> {
    const root = options.root ?? PROJECT_ROOT;
    const report = options.report ?? console.log;
    const configs = await readDfxConfig(root);
    const built = (names ?? [...configs.keys()]).map(async (name) => {
        const config = configs.get(name);
        if (config === undefined) throw new Error(`dfx.json has no canister "${name}"; it has: ${[...configs.keys()].join(', ')}`);
        return [name, await buildCanister(root, name, config, report)] as const;
    });
    return Object.fromEntries(await Promise.all(built));
}

/**
 * Builds a canister of dfx.json with changes that exist in this build only, beside the one that is deployed.
 * @throws Error as above, and when the place of a change is not found exactly once
 */
export async function buildVariant(name: string, variant: BuildVariant, options: BuildOptions = {}): Promise<BuiltCanister> {
    const root = options.root ?? PROJECT_ROOT;
    const config = (await readDfxConfig(root)).get(name);
    if (config === undefined) throw new Error(`dfx.json has no canister "${name}"`);
    return buildCanister(root, name, config, options.report ?? console.log, variant);
}

async function buildCanister(
    root: string,
    name: string,
    config: CanisterConfig,
    report: Report,
    variant?: BuildVariant
): Promise<BuiltCanister> {
    const target = { ...outputs(root, config, variant), key: keyOfVariant(await buildKey(root, config.main), variant) };
    if (await isBuilt(target)) return target.paths;
    const { lock } = stageOf(name, variant);
    await mkdir(dirname(lock), { recursive: true });
    await withFileLock(
        lock,
        async () => {
            // Whoever held the lock may have built the same.
            if (!(await isBuilt(target))) await buildInto(target, root, name, config, report, variant);
        },
        () => report(`${name}: waiting for another build of it to end…`)
    );
    return target.paths;
}

async function buildInto(
    target: Target,
    root: string,
    name: string,
    config: CanisterConfig,
    report: Report,
    variant?: BuildVariant
): Promise<void> {
    const started = Date.now();
    const title = variantName(name, variant);
    report(`${title}: building the canister; this takes about ten seconds…`);
    const wasm = await azleBuild(root, name, config, variant);
    const wasmGz = deterministicGzip(wasm);
    await mkdir(dirname(target.record), { recursive: true });
    await replaceFile(target.paths.wasm, wasm);
    await replaceFile(target.paths.wasmGz, wasmGz);
    await replaceFile(target.record, JSON.stringify({ key: target.key, wasm: sha256(wasm), wasmGz: sha256(wasmGz) }));
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    report(`${title}: built in ${seconds} s, ${(wasmGz.length / 1_000_000).toFixed(2)} MB, sha256 ${sha256(wasmGz)}`);
}

/** A test or a deployment may be reading the file: it sees the old one or the new one, never half of one. */
async function replaceFile(file: string, content: Uint8Array | string): Promise<void> {
    const beside = `${file}.${process.pid}`;
    await writeFile(beside, content);
    await rename(beside, file);
}

function outputs(root: string, config: CanisterConfig, variant?: BuildVariant): Pick<Target, 'paths' | 'record'> {
    const wasmGz = join(root, dirname(config.wasm), variant?.name ?? '', basename(config.wasm));
    return { paths: { wasmGz, wasm: wasmGz.replace(/\.gz$/, '') }, record: join(dirname(wasmGz), 'build.json') };
}

/** Whether what lies there was made from the sources of `key`, and is still whole. */
async function isBuilt({ paths, record: recordFile, key }: Target): Promise<boolean> {
    try {
        const record = JSON.parse(await readFile(recordFile, 'utf8')) as Partial<Record<string, string>>;
        if (record.key !== key) return false;
        const [wasm, wasmGz] = await Promise.all([readFile(paths.wasm), readFile(paths.wasmGz)]);
        return record.wasm === sha256(wasm) && record.wasmGz === sha256(wasmGz);
    } catch {
        // Missing or damaged: either way it is built again.
        return false;
    }
}

function sha256(bytes: Uint8Array): string {
    return createHash('sha256').update(bytes).digest('hex');
}
