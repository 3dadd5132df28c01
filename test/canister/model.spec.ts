/**
 * The canister against a small model of consent and against what the salon system shows, over random histories of agents, salons,
 * conversations, owners, upgrades and faults. `npm run test:model` plays ten times as many steps, from a seed of its own.
 */
import { expect, test } from 'vitest';

import { runModel } from '../model/run-model.js';
import { CLAIMS } from '../model/steps.js';

/** The same in every run of CI, so that whoever breaks something is the one who sees it. */
const SEED = Number(process.env['MODEL_SEED'] ?? 20_261_130);
const STEPS = Number(process.env['MODEL_STEPS'] ?? 1_000);
/** A busy machine; a quiet one takes a sixth of it. */
const MS_PER_STEP = 240;
const PATH = process.env['MODEL_PATH'];

test(
    'S4 S5 S6 S8 S11 no history writes without consent, writes twice, loses a receipt or tells an unknown outcome as a failure',
    { timeout: 60_000 + STEPS * MS_PER_STEP },
    async () => {
        const started = Date.now();
        console.log(`model test: seed ${SEED}, at least ${STEPS} steps; MODEL_SEED=${SEED} replays it`);
        const { steps, coverage } = await runModel({ seed: SEED, steps: STEPS, ...(PATH === undefined ? {} : { path: PATH }) });
        console.log([`${steps} steps in ${((Date.now() - started) / 1000).toFixed(0)} s:`, ...coverage.lines(CLAIMS)].join('\n'));
        if (PATH !== undefined) return;
        expect(steps).toBeGreaterThanOrEqual(STEPS);
        expect(coverage.missing(CLAIMS)).toEqual([]);
    }
);
