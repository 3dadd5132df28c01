import { join } from 'node:path';
import { readOptions } from './server/options.js';
import { startServer } from './server/start.js';

/** Where instrumented modules are kept; set by the launcher. */
const cache = process.env.REPLICA_CACHE_DIR;

try {
    const options = readOptions(process.argv.slice(2));
    const { port } = await startServer(options, cache ? join(cache, 'modules') : null);
    process.stdout.write(`The replica server is listening on port ${port}\n`);
} catch (error) {
    process.stderr.write(`pocket-ic: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
}
