/** `npm run publish-public`: publishes the package from `main`, and only then commits the version bump and pushes it. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { bumpLock, checkRelease, git, RELEASE_BRANCH, ReleaseRefused } from './publish/release-checks.js';
import { colour } from './terminal/progress.js';

const USAGE = `npm run publish-public -- [options]

Bump "version" in package.json by hand, then run this from ${RELEASE_BRANCH}. It refuses a ${RELEASE_BRANCH} that differs from origin/${RELEASE_BRANCH}, any
uncommitted change besides the version bump, and a version that is on the registry already. It builds from a clean dist/, runs the unit
tests, publishes with --access public, and only then commits "Version bump to X" and pushes: a publish that fails leaves nothing that
claims a release. A version whose bump is committed already is published without a new commit.

  --dry-run  everything but publishing, committing and pushing
  --help     this text`;

function main(root: string): void {
    const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } } });
    if (values.help === true) return console.log(USAGE);
    const dryRun = values['dry-run'] === true;

    step('Checking the repository and the registry…');
    const { name, version, toCommit } = checkRelease(root);
    step(`Building ${name} ${version} from a clean dist/…`);
    rmSync(join(root, 'dist'), { recursive: true, force: true });
    npm(root, 'The build failed', 'run', '--silent', 'build');
    step('Running the unit tests…');
    npm(root, 'The unit tests failed', 'run', '--silent', 'test:unit');
    step(dryRun ? 'Packing, as a dry run…' : 'Publishing…');
    npm(root, 'npm could not publish', 'publish', '--access', 'public', ...(dryRun ? ['--dry-run'] : []));
    if (dryRun) return console.log(`${name} ${version} could be published.`);

    if (toCommit.length > 0) commitBump(root, version, toCommit);
    console.log(colour('green', `${name} ${version} is published.`));
}

/** After the publish: what fails here must say that the release is out. */
function commitBump(root: string, version: string, files: readonly string[]): void {
    try {
        git(root, 'add', ...files, ...bumpLock(root, version));
        git(root, 'commit', '--quiet', '-m', `Version bump to ${version}`);
        git(root, 'push', '--quiet', 'origin', RELEASE_BRANCH);
    } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new ReleaseRefused(
            `${version} IS published, but its bump is not committed and pushed: ${reason}\nDo that by hand; do not publish again.`
        );
    }
}

function step(text: string): void {
    console.log(`${colour('cyan', '•')} ${text}`);
}

function npm(root: string, failure: string, ...args: string[]): void {
    const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
    if (status !== 0) throw new ReleaseRefused(`${failure}; nothing is published and nothing committed.`);
}

try {
    main(process.cwd());
} catch (error) {
    console.error(colour('red', error instanceof Error ? error.message : String(error)));
    process.exitCode = 1;
}
