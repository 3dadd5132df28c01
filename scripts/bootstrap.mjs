/**
 * Runs a TypeScript entry of this repository, from a fresh clone too: `node scripts/bootstrap.mjs scripts/start.ts [arguments]`.
 *
 * Plain JavaScript without dependencies and without newer syntax, because it is what runs before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { installedPackagesProblem, nodeVersionProblem } from './bootstrap-checks.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Inside a terminal Ctrl-C reaches the whole process group, so passing SIGINT on would stop the entry twice. */
const PASSED_ON = process.stdin.isTTY ? ['SIGTERM', 'SIGHUP'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];

function install() {
    console.log('Installing dependencies (npm ci); once, and again whenever package-lock.json changes…');
    const started = Date.now();
    // npm tells where it lives, which spares finding it, and a shell on Windows.
    const npm = process.env.npm_execpath;
    const [command, args] = npm ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']];
    const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', shell: !npm && process.platform === 'win32' });
    if (status === 0) {
        console.log(`Dependencies installed in ${Math.round((Date.now() - started) / 1000)} s.`);
        return;
    }
    console.error(
        `npm ci did not succeed${error ? `: ${error.message}` : ''}. Check the network and the messages above, then run this again.`
    );
    process.exit(status || 1);
}

function run(entry, args) {
    const tsx = pathToFileURL(join(ROOT, 'node_modules', 'tsx', 'dist', 'loader.mjs')).href;
    const child = spawn(process.execPath, ['--import', tsx, join(ROOT, entry), ...args], { stdio: 'inherit' });
    if (process.stdin.isTTY) process.on('SIGINT', () => undefined);
    for (const signal of PASSED_ON) process.on(signal, () => child.kill(signal));
    child.on('error', (error) => {
        console.error(`${entry} could not be started: ${error.message}`);
        process.exit(1);
    });
    // A shell tells an end by signal as 128 and its number; ending ourselves by the signal would race with the handlers above.
    child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));
}

const [entry, ...args] = process.argv.slice(2);
if (entry === undefined) {
    console.error('Say which script to run: node scripts/bootstrap.mjs scripts/start.ts');
    process.exit(2);
}
const problem = nodeVersionProblem(process.versions.node);
if (problem !== undefined) {
    console.error(problem);
    process.exit(1);
}
if (installedPackagesProblem(ROOT) !== undefined) install();
run(entry, args);
