import { Principal } from '@dfinity/principal';

import { agentToolsInitArgs } from '../../../deployment/deployed-salon.js';
import { buildVariant } from '../../canister-build/build-canisters.js';
import { BenchReplica } from '../engine/bench-replica.js';
import { millions, ratio } from '../page/numbers.js';
import { table } from '../page/table.js';
import type { Figures, Section } from '../section.js';
import { LEDGER_BENCH } from './ledger-variant.js';

type LedgerFigures = Record<string, number> & Figures;

const SIZES = [10, 1_000, 10_000, 100_000];
const QUICK_SIZES = [10, 1_000];
/** Previews that one message issues while the ledger is filled. */
const BATCH = 2_000;
/** Confirmations that are measured at each size, in conversations of their own. */
const MEASURED = 8;
const CALLER = Principal.selfAuthenticating(new Uint8Array(32).fill(1));
/** What `bench_ledger` is asked to do. */
const Kind = { nothing: 0, issue: 1, whole: 2 } as const;
type Kind = (typeof Kind)[keyof typeof Kind];

/** Issue 6, point 7: one confirmation's way through the ledger, by how many records are kept. */
export const LEDGER_SECTION: Section<LedgerFigures> = {
    name: 'ledger',
    isExact: true,
    measure: async ({ quick }) => {
        const replica = new BenchReplica();
        const { wasmGz } = await buildVariant('agent_tools', LEDGER_BENCH);
        const ledger = await replica.install(wasmGz, agentToolsInitArgs(CALLER));
        const instructions = (kind: Kind, first: number, count: number) => {
            replica.takeExecutions();
            replica.call('update', CALLER, ledger, 'bench_ledger', argument(kind, first, count));
            return replica.takeExecutions().reduce((sum, execution) => sum + Number(execution.instructions), 0);
        };
        const figures: Record<string, number> = {};
        let filled = 0;
        for (const size of quick ? QUICK_SIZES : SIZES) {
            for (; filled < size - MEASURED; filled += BATCH) instructions(Kind.issue, filled, Math.min(BATCH, size - MEASURED - filled));
            filled = size - MEASURED;
            const idle = instructions(Kind.nothing, 0, 0);
            // The first pays for what is built once.
            instructions(Kind.whole, filled, 1);
            figures[size] = Math.round((instructions(Kind.whole, filled + 1, MEASURED - 1) - idle) / (MEASURED - 1));
            filled = size;
        }
        return figures;
    },
    page: (figures) => {
        const [few, many] = [figures['10'], figures['100000']];
        const grown =
            few === undefined || many === undefined ? '' : ` From 10 records to 100,000 it grows ${ratio(many, few)}; the limit is 1.3.`;
        return `## What the ledger costs

Issue, check, redeem and settle of one confirmation on chain: everything the ledger does with stable memory, charges for stable memory included,
without the tool, the audit trail and the coordinator. Millions of instructions by how many records are kept; the limit at 100,000 is 4.5.${grown}

${table(
    ['records', 'instructions (M)'],
    Object.entries(figures).map(([size, cost]) => [Number(size), millions(cost)])
)}`;
    }
};

function argument(kind: Kind, first: number, count: number): Uint8Array {
    const bytes = new Uint8Array(9);
    const view = new DataView(bytes.buffer);
    view.setUint8(0, kind);
    view.setUint32(1, first);
    view.setUint32(5, count);
    return bytes;
}
