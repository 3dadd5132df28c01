/** What has to be true before a TypeScript entry can run. Plain JavaScript: nothing is installed yet. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The first Node that can `require` an ES module, which the tools of this repository rely on. */
const OLDEST_NODE = [20, 19];

/**
 * @param {string} version such as "20.19.4"
 * @returns {string | undefined} a sentence that says what to do, or nothing when the version will do
 */
export function nodeVersionProblem(version) {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return undefined;
    return `Node ${OLDEST_NODE.join('.')} or newer is needed, this is Node ${version}. Install a newer one from https://nodejs.org and try again.`;
}

/**
 * Compares what is installed with package-lock.json, by content: times say nothing after a clone, a copy or a restored cache.
 *
 * @param {string} root the folder with package-lock.json
 * @returns {'missing' | 'outdated' | undefined} nothing when all is installed as locked
 */
export function installedPackagesProblem(root) {
    // npm notes here what it has installed.
    const installedFile = join(root, 'node_modules', '.package-lock.json');
    if (!existsSync(installedFile)) return 'missing';
    const wanted = packagesOf(join(root, 'package-lock.json'));
    const installed = packagesOf(installedFile);
    return Object.keys(wanted).every((path) => isInstalled(path, wanted[path], installed[path])) ? undefined : 'outdated';
}

function packagesOf(file) {
    return JSON.parse(readFileSync(file, 'utf8')).packages || {};
}

function isInstalled(path, wanted, installed) {
    // The entry without a path is the project itself; optional packages are for other platforms.
    if (path === '' || (installed === undefined && wanted.optional)) return true;
    return installed !== undefined && installed.version === wanted.version && installed.integrity === wanted.integrity;
}
