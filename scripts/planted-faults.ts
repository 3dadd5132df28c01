import { join } from 'node:path';
import { FAULTS as PROTOCOL_FAULTS } from './planted-faults/faults.js';
import { OUTCALL_FAULTS } from './planted-faults/outcall-faults.js';
import { PlantedCopy } from './planted-faults/planted-copy.js';
import { runTests } from './planted-faults/run-tests.js';

// Plants mistakes into a copy of the sources, one at a time, and ends with status 1 unless the named test notices each of them.
const FAULTS = [...PROTOCOL_FAULTS, ...OUTCALL_FAULTS];
const copy = await PlantedCopy.of(join(import.meta.dirname, '..'));
let missed = 0;

function tell(isWell: boolean, text: string): void {
    if (!isWell) missed++;
    console.log(`${isWell ? '✓' : '✗'} ${text}`);
}

try {
    for (const test of new Set(FAULTS.map((fault) => fault.test))) {
        const { passed, failed } = await runTests(copy.folder, test);
        tell(failed.length === 0, `nothing planted: ${test} passes (${passed} tests)`);
    }
    for (const fault of FAULTS) {
        const { failed } = await copy.with(fault, () => runTests(copy.folder, fault.test));
        const caught = failed.filter((name) => name.includes(fault.caughtBy));
        const how = caught.length > 0 ? `caught by "${fault.caughtBy}" (${failed.length} tests fail)` : `NOT caught by "${fault.caughtBy}"`;
        tell(caught.length > 0, `${fault.name}: ${how}`);
    }
} finally {
    await copy.remove();
}

console.log(missed === 0 ? `All ${FAULTS.length} planted faults were caught.` : `${missed} of the above went wrong.`);
process.exitCode = missed === 0 ? 0 : 1;
