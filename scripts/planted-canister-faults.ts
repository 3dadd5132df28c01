import { join } from 'node:path';
import { buildVariant } from './canister-build/build-canisters.js';
import { TRAP_HOOKS } from './canister-build/trap-hooks.js';
import { CANISTER_FAULTS, type CanisterFault } from './planted-faults/canister-faults.js';
import { runTests } from './planted-faults/run-tests.js';

// `npm run test:canister-faults [part of a name]`: builds the agent tools with one mistake planted at a time, and ends with status 1 unless the
// named test notices each of them on the real module. Half a minute for each.
const ROOT = join(import.meta.dirname, '..');
/** Enough of the model's histories to meet every plot once. */
const MODEL_STEPS = '500';

const [wanted = ''] = process.argv.slice(2);
const faults = CANISTER_FAULTS.filter(({ name }) => name.includes(wanted));
let missed = 0;
for (const fault of faults) {
    const { failed } = await runTests(ROOT, fault.test, { project: 'canister', env: { MODEL_STEPS, ...(await planted(fault)) } });
    const isCaught = failed.some((name) => name.includes(fault.caughtBy));
    if (!isCaught) missed++;
    console.log(`${isCaught ? '✓' : '✗'} ${fault.name}: ${isCaught ? 'caught' : 'NOT caught'} by "${fault.caughtBy}"`);
}
console.log(missed === 0 ? `All ${faults.length} planted faults were caught.` : `${missed} of ${faults.length} were not caught.`);
process.exitCode = missed === 0 && faults.length > 0 ? 0 : 1;

async function planted(fault: CanisterFault): Promise<Record<string, string>> {
    const patches = fault.withTrapHooks === true ? [...TRAP_HOOKS.patches, fault] : [fault];
    const { wasmGz } = await buildVariant('agent_tools', { name: 'planted', patches }, { report: () => undefined });
    return { [fault.withTrapHooks === true ? 'AGENT_TOOLS_TRAPS_WASM' : 'AGENT_TOOLS_WASM']: wasmGz };
}
