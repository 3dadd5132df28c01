import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

import { startBooksyLikeSite } from '../../deployment/booksy-site/booksy-like-site.js';
import { serveConsole } from '../../deployment/console-server.js';
import { CITY_SALONS } from '../../deployment/demo-city/city-salons.js';
import { DEMO_PLACE } from '../../deployment/demo-city/demo-place.js';
import { openCity } from '../../deployment/demo-city/open-city.js';
import { startLiveReplica } from '../../deployment/live-replica.js';

/** Salons of the made-up city that a search finds: enough for a map, few enough to be open soon. */
const CITY_SIZE = 6;

const ROOT = join(import.meta.dirname, '..', '..');

/** What a browser test is told of the world that it opens the page in. */
export interface ConsoleWorld {
    /** Of the page. */
    readonly url: string;
    /** Of the replica, for agents. */
    readonly replica: string;
    readonly coordinatorId: string;
    readonly agentToolsId: string;
}

declare module 'vitest' {
    interface ProvidedContext {
        consoleWorld: ConsoleWorld;
    }
}

/** One live replica with both canisters, a directory of made-up salons and the served page for all browser tests; each opens salons of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
    run('build-canisters.ts');
    const folder = run('build-console.ts');
    const { canisters } = JSON.parse(await readFile(join(ROOT, 'dfx.json'), 'utf8')) as { canisters: Record<string, { wasm: string }> };
    const wasm = (name: string) => join(ROOT, canisters[name]?.wasm ?? '');
    const site = await startBooksyLikeSite();
    const replica = await startLiveReplica({
        modules: { coordinator: wasm('coordinator'), agentTools: wasm('agent_tools') },
        outcallHosts: { 'booksy.com': site.origin }
    });
    await openCity(replica.deployment, CITY_SALONS.slice(0, CITY_SIZE));
    const ids = { coordinatorId: replica.coordinatorId.toText(), agentToolsId: replica.agentToolsId.toText() };
    const server = await serveConsole({ folder, settings: { replica: replica.url, ...ids, isLocal: true, place: DEMO_PLACE } });
    project.provide('consoleWorld', { url: server.url, replica: replica.url, ...ids });
    return async () => {
        await server.stop();
        await replica.stop();
        await site.stop();
    };
}

/** Runs a script of this repository and gives the last line that it printed. */
function run(script: string): string {
    const tsx = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
    const { status, stdout } = spawnSync(process.execPath, [tsx, join(ROOT, 'scripts', script)], {
        cwd: ROOT,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit']
    });
    if (status !== 0) throw new Error(`${script} did not succeed; the messages above say why`);
    return stdout.trim().split('\n').at(-1) ?? '';
}
