/** `npm run booksy`: the Booksy reader alone, without a model and without a canister. */
import { join } from 'node:path';
import { runBooksy } from './booksy/run-booksy.js';

process.exitCode = await runBooksy(process.argv.slice(2), {
    folder: join('sandbox', 'booksy-out'),
    out: (line) => console.log(line),
    err: (line) => console.error(line)
});
