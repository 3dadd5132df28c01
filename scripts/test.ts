/** `npm test`: unit, replica and canister tests in one run. Arguments go on to vitest, so `npm test -- --project unit money` works. */
import { parseCLI, startVitest } from 'vitest/node';

import { closingLine } from './test-closing-line.js';

const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
const vitest = await startVitest('test', filter, options);
await vitest.close();

const { line, ok } = closingLine(vitest.state.getTestModules(), vitest.state.getUnhandledErrors().length);
console.log(line);
if (!ok) process.exitCode ||= 1;
