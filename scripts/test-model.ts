import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';

/**
 * `npm run test:model [steps] [seed]`: the model test of the canister over longer histories, 10,000 steps unless told otherwise, from a seed of
 * its own that it prints. What it finds is printed with the command that replays it.
 */
const [steps = '10000', seed = String(randomInt(2 ** 31))] = process.argv.slice(2);

const root = join(import.meta.dirname, '..');
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'canister', 'test/canister/model.spec.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MODEL_STEPS: steps, MODEL_SEED: seed }
});
process.exitCode = status ?? 1;
