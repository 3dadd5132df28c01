import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildCanisters } from './build-canisters.js';
import { readDfxConfig } from './dfx-config.js';

const ROOT = join(import.meta.dirname, '..', '..');
const TRACKED = [
    'dfx.json',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    'tsconfig.json',
    'candid',
    'canisters',
    'scripts',
    'src'
];
const CANISTER = 'coordinator';
/** Two canisters may be built, on a busy machine, behind somebody else's build. */
const PATIENCE_MS = 300_000;

let clone: string;
beforeAll(async () => {
    clone = await mkdtemp(join(tmpdir(), 'another-clone-'));
    for (const path of TRACKED) await cp(join(ROOT, path), join(clone, path), { recursive: true });
    await symlink(join(ROOT, 'node_modules'), join(clone, 'node_modules'), 'junction');
});
afterAll(() => rm(clone, { recursive: true }));

describe('C7: dfx builds the canisters', () => {
    it('names for each a command, an interface and a module', async () => {
        const { canisters } = JSON.parse(await readFile(join(ROOT, 'dfx.json'), 'utf8')) as { canisters: Record<string, unknown> };
        expect(Object.keys(canisters)).toEqual(['coordinator', 'agent_tools', 'assets']);
        for (const [name, canister] of Object.entries(canisters)) {
            expect(canister).toMatchObject({ type: 'custom', build: `npm run build:canisters -- ${name}`, candid: `candid/${name}.did` });
        }
    });

    it(
        'its command makes the same module in any clone, whatever dfx has in its environment',
        async () => {
            const candidOfDfx = join(clone, '.dfx', 'local', 'canisters', CANISTER, `${CANISTER}.did`);
            await mkdir(join(candidOfDfx, '..'), { recursive: true });
            await promisify(execFile)('npm', ['run', 'build:canisters', '--', CANISTER], {
                cwd: clone,
                env: { ...process.env, ...environmentOfDfx(candidOfDfx) },
                shell: process.platform === 'win32'
            });
            const built = await readFile(join(clone, (await readDfxConfig(clone)).get(CANISTER)?.wasm ?? ''));
            expect(WebAssembly.validate(gunzipSync(built))).toBe(true);
            const ours = (await buildCanisters([CANISTER], { report: () => undefined }))[CANISTER];
            expect(sha256(built)).toBe(sha256(await readFile(ours?.wasmGz ?? '')));
            await expect(readFile(candidOfDfx)).rejects.toThrow('ENOENT');
        },
        PATIENCE_MS
    );
});

/** The variables that dfx 0.28 sets for a build command. */
function environmentOfDfx(candidPath: string): Record<string, string> {
    return {
        DFX_VERSION: '0.28.0',
        DFX_NETWORK: 'local',
        CANISTER_CANDID_PATH: candidPath,
        CANISTER_ID: 'bkyz2-fmaaa-aaaaa-qaaaq-cai',
        CANISTER_ID_coordinator: 'bkyz2-fmaaa-aaaaa-qaaaq-cai',
        CANISTER_CANDID_PATH_coordinator: candidPath,
        CANISTER_ID_agent_tools: 'bd3sg-teaaa-aaaaa-qaaba-cai',
        AZLE_VERBOSE: 'true',
        AZLE_LOG_ACTIONS: 'true'
    };
}

function sha256(bytes: Uint8Array): string {
    return createHash('sha256').update(bytes).digest('hex');
}
