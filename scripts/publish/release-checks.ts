import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Why a release may not go out. Printed as it is. */
export class ReleaseRefused extends Error {
    constructor(message: string) {
        super(message);
        this.name = 'ReleaseRefused';
    }
}

/** Releases are made from here and from nowhere else. */
export const RELEASE_BRANCH = 'main';

/** The two files that a version bump changes. */
const BUMPED_FILES = ['package.json', 'package-lock.json'] as const;

export interface Release {
    readonly name: string;
    readonly version: string;
    /** The files whose bump is still to be committed; none when it is committed already. */
    readonly toCommit: readonly string[];
}

interface Manifest {
    name?: string;
    version?: string;
    packages?: Record<string, { version?: string }>;
}

/** Runs git in a repository. @throws ReleaseRefused with what git said */
export function git(root: string, ...args: string[]): string {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new ReleaseRefused(`git ${args.join(' ')} failed: ${stderr.trim()}`);
    return stdout;
}

/**
 * Everything that must be so before anything is built or published.
 *
 * @throws ReleaseRefused that says what is wrong, and what to do
 */
export function checkRelease(root: string): Release {
    const { name, version } = readManifest(readFileSync(join(root, 'package.json'), 'utf8'));
    if (name === undefined || version === undefined || !/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/.test(version)) {
        throw new ReleaseRefused(
            `package.json needs a name and a version such as 0.18.0; it has ${name ?? 'no name'} and ${version ?? 'no version'}.`
        );
    }
    requireBranch(root);
    const toCommit = requireOnlyTheBump(root);
    requireSameAsOrigin(root);
    requireNewVersion(root, name, version);
    return { name, version, toCommit };
}

function requireBranch(root: string): void {
    const branch = git(root, 'rev-parse', '--abbrev-ref', 'HEAD').trim();
    if (branch !== RELEASE_BRANCH) throw new ReleaseRefused(`Releases are made from ${RELEASE_BRANCH}; this is ${branch}.`);
}

function requireSameAsOrigin(root: string): void {
    git(root, 'fetch', '--quiet', 'origin', RELEASE_BRANCH);
    const range = `HEAD...origin/${RELEASE_BRANCH}`;
    const [ahead, behind] = git(root, 'rev-list', '--left-right', '--count', range).trim().split(/\s+/).map(Number);
    if (ahead === 0 && behind === 0) return;
    const differences = [ahead ? `has ${ahead} commits that origin lacks` : '', behind ? `lacks ${behind} of origin's` : ''].filter(
        Boolean
    );
    throw new ReleaseRefused(
        `${RELEASE_BRANCH} differs from origin/${RELEASE_BRANCH} (it ${differences.join(' and ')}). Pull or push first.`
    );
}

function requireOnlyTheBump(root: string): string[] {
    const changed = git(root, 'status', '--porcelain', '--untracked-files=all')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => ({ state: line.slice(0, 2).trim(), file: line.slice(3) }));
    const others = changed.filter(({ state, file }) => state !== 'M' || !isBumpAlone(root, file));
    if (others.length > 0) {
        const list = others.map(({ file }) => `  ${file}`).join('\n');
        throw new ReleaseRefused(`There are uncommitted changes besides the version bump:\n${list}\nCommit or undo them first.`);
    }
    return changed.map(({ file }) => file);
}

function isBumpAlone(root: string, file: string): boolean {
    if (!BUMPED_FILES.some((name) => name === file)) return false;
    const before = readManifest(git(root, 'show', `HEAD:${file}`));
    const now = readManifest(readFileSync(join(root, file), 'utf8'));
    return JSON.stringify(withoutVersion(before)) === JSON.stringify(withoutVersion(now));
}

function withoutVersion({ version: _, ...rest }: Manifest): Manifest {
    const root = rest.packages?.[''];
    if (root === undefined) return rest;
    const { version: _version, ...others } = root;
    return { ...rest, packages: { ...rest.packages, '': others } };
}

function readManifest(text: string): Manifest {
    try {
        return JSON.parse(text) as Manifest;
    } catch {
        throw new ReleaseRefused('package.json or package-lock.json is no JSON.');
    }
}

function requireNewVersion(root: string, name: string, version: string): void {
    const { stdout } = spawnSync('npm', ['view', name, 'versions', '--json'], {
        cwd: root,
        encoding: 'utf8',
        shell: process.platform === 'win32'
    });
    const answer = viewed(stdout);
    if (answer === undefined)
        throw new ReleaseRefused('The registry did not say which versions it has, so nothing is published. Try again.');
    if (answer.includes(version))
        throw new ReleaseRefused(`${name} ${version} is on the registry already. Bump "version" in package.json.`);
}

/** The versions on the registry, none for a package that is not there; undefined when it did not answer. */
function viewed(json: string): readonly string[] | undefined {
    let answer: unknown;
    try {
        answer = JSON.parse(json);
    } catch {
        return undefined;
    }
    if (typeof answer === 'string') return [answer];
    if (Array.isArray(answer)) return answer as string[];
    return (answer as { error?: { code?: string } } | null)?.error?.code === 'E404' ? [] : undefined;
}

/** Brings the lock file's version along with one that was bumped by hand. Says which file it changed. */
export function bumpLock(root: string, version: string): readonly string[] {
    const path = join(root, 'package-lock.json');
    if (!existsSync(path)) return [];
    const lock = readManifest(readFileSync(path, 'utf8'));
    if (lock.version === version) return [];
    lock.version = version;
    const own = lock.packages?.[''];
    if (own !== undefined) own.version = version;
    writeFileSync(path, `${JSON.stringify(lock, undefined, 2)}\n`);
    return ['package-lock.json'];
}
