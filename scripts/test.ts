/**
 * `npm test`: unit, replica, canister and browser tests in one run. Arguments go on to vitest, so `npm test -- --project unit money` works.
 * Browser tests want a Chromium; without one they are left out, and a line says how to get it.
 */
import { parseCLI, startVitest } from 'vitest/node';

import { chromiumPath } from '../deployment/chromium-path.js';
import { closingLine } from './test-closing-line.js';

const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
const leavesOutBrowser = options.project === undefined && chromiumPath() === undefined;
const vitest = await startVitest('test', filter, leavesOutBrowser ? { ...options, project: '!browser' } : options);
await vitest.close();

if (leavesOutBrowser) console.log('Browser tests were left out: install Chromium (apt-get install chromium) or name one in CHROMIUM_BIN.');
const { line, ok } = closingLine(vitest.state.getTestModules(), vitest.state.getUnhandledErrors().length);
console.log(line);
if (!ok) process.exitCode ||= 1;
