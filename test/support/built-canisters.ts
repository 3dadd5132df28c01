import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
    interface ProvidedContext {
        /** Paths of the gzipped modules by canister name. */
        canisterWasm: Record<string, string>;
        /** The same of builds that are never deployed: `agent_tools with trap hooks`. */
        testWasm: Record<string, string>;
    }
}

const ROOT = join(import.meta.dirname, '..', '..');

/**
 * Builds the canisters of dfx.json, and the agent tools with trap hooks, before any test runs (at once when nothing changed) and provides where their modules lie:
 * `inject('canisterWasm').agent_tools`.
 */
export default async function setup(project: TestProject): Promise<void> {
    const tsx = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
    const built = spawnSync(process.execPath, [tsx, join(ROOT, 'scripts', 'build-test-canisters.ts')], { cwd: ROOT, stdio: 'inherit' });
    if (built.status !== 0) throw new Error('the canisters could not be built; the messages above say why');
    const { canisters } = JSON.parse(await readFile(join(ROOT, 'dfx.json'), 'utf8')) as { canisters: Record<string, { wasm: string }> };
    const paths = Object.fromEntries(Object.entries(canisters).map(([name, { wasm }]) => [name, join(ROOT, wasm)]));
    const agentTools = paths['agent_tools'] ?? '';
    // In their places, modules with a mistake planted in them (scripts/planted-canister-faults.ts).
    const { AGENT_TOOLS_WASM = agentTools, AGENT_TOOLS_TRAPS_WASM } = process.env;
    project.provide('canisterWasm', { ...paths, agent_tools: AGENT_TOOLS_WASM });
    const withTraps = AGENT_TOOLS_TRAPS_WASM ?? join(dirname(agentTools), 'trap-hooks', basename(agentTools));
    project.provide('testWasm', { 'agent_tools with trap hooks': withTraps });
}
