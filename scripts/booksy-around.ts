/** `npm run booksy-around`: the salons that a search around a point finds. */
import { runBooksyAround } from './booksy/run-booksy-around.js';

process.exitCode = await runBooksyAround(process.argv.slice(2), {
    out: (line) => console.log(line),
    err: (line) => console.error(line)
});
