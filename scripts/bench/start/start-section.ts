import { stat } from 'node:fs/promises';

import { agentToolsInitArgs, coordinatorInitArgs } from '../../../deployment/deployed-salon.js';
import type { BuiltCanister } from '../../canister-build/build-canisters.js';
import { BenchReplica } from '../engine/bench-replica.js';
import { millions, rounded } from '../page/numbers.js';
import { table } from '../page/table.js';
import type { Figures, Section } from '../section.js';

/** The IC lets an installation take so many instructions, `init` included. */
const INSTALL_LIMIT = 300e9;

type StartFigures = Record<string, { readonly wasm: number; readonly gzip: number; readonly init: number; readonly heap: number }> &
    Figures;

/** Issue 10, point 5: what starting costs. */
export const START_SECTION: Section<StartFigures> = {
    name: 'start',
    isExact: true,
    measure: async ({ modules }) => {
        const replica = new BenchReplica();
        const coordinator = await started(replica, modules.coordinator, coordinatorInitArgs());
        const agentTools = await started(replica, modules.agentTools, agentToolsInitArgs(coordinator.id));
        return { 'agent tools': agentTools.figures, coordinator: coordinator.figures };
    },
    page: (figures) => {
        const rows = Object.entries(figures).map(([canister, { wasm, gzip, init, heap }]) => [
            canister,
            rounded(wasm / 1e6, 2),
            rounded(gzip / 1e6, 2),
            millions(init),
            rounded(heap / 1e6, 1)
        ]);
        return `## What starting costs

Size of the module as it is built and as it is installed (gzipped, one message), instructions of an installation of the
${(INSTALL_LIMIT / 1e9).toFixed(0)} thousand million that it may take, and the heap afterwards. An empty Azle canister takes
1,002 million of them; the rest are tables, codecs and sets of tools that are made once here and in no call.

${table(['canister', 'MB', 'MB gzipped', 'million instructions', 'MB of heap'], rows)}`;
    }
};

async function started(replica: BenchReplica, built: BuiltCanister, arg: Uint8Array) {
    replica.takeExecutions();
    const id = await replica.install(built.wasmGz, arg);
    const init = replica.takeExecutions().find(({ kind }) => kind === 'init');
    const [wasm, gzip] = await Promise.all([stat(built.wasm), stat(built.wasmGz)]);
    const figures = { wasm: wasm.size, gzip: gzip.size, init: Number(init?.instructions ?? 0n), heap: replica.memoryOf(id).heap };
    return { id, figures };
}
