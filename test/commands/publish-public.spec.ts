/** Over a throwaway repository with a remote of its own, and a registry on this machine: nothing leaves it. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { runCommand, type CommandEnd } from '../support/run-command.js';
import { smallRegistry, type SmallRegistry } from './small-registry.js';

const NAME = '@throwaway/package';

let folder: string;
let repository: string;
let registry: SmallRegistry;

beforeEach(async () => {
    registry = await smallRegistry();
    folder = mkdtempSync(join(tmpdir(), 'publish-'));
    repository = join(folder, 'repository');
    mkdirSync(repository);
    git('init', '--quiet', '--initial-branch', 'main');
    git('config', 'user.name', 'Nobody');
    git('config', 'user.email', 'nobody@example.com');
    write('package.json', manifest('0.1.0'));
    write('package-lock.json', lock('0.1.0'));
    write(
        'build.mjs',
        "import { mkdirSync, writeFileSync } from 'node:fs'; mkdirSync('dist'); writeFileSync('dist/index.js', 'export {};');"
    );
    write('.gitignore', 'dist/\n');
    git('add', '.');
    git('commit', '--quiet', '-m', 'Begin');
    execFileSync('git', ['clone', '--quiet', '--bare', repository, join(folder, 'origin.git')]);
    git('remote', 'add', 'origin', join(folder, 'origin.git'));
    git('fetch', '--quiet', 'origin');
    writeFileSync(join(folder, 'npmrc'), `registry=${registry.url}\n${registry.url.replace('http:', '')}:_authToken=none\n`);
});
afterEach(async () => {
    await registry.close();
    rmSync(folder, { recursive: true, force: true });
});

function manifest(version: string, more: object = {}): string {
    const scripts = { build: 'node build.mjs', 'test:unit': 'node -e ""' };
    return JSON.stringify({ name: NAME, version, type: 'module', files: ['dist'], scripts, ...more }, undefined, 2);
}

function lock(version: string): string {
    return JSON.stringify(
        { name: NAME, version, lockfileVersion: 3, requires: true, packages: { '': { name: NAME, version } } },
        undefined,
        2
    );
}

function bump(version: string): void {
    write('package.json', manifest(version));
    write('package-lock.json', lock(version));
}

function write(file: string, text: string): void {
    writeFileSync(join(repository, file), text);
}

function git(...args: string[]): string {
    return execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

/** Whatever npm knows of registries elsewhere is put out of its way. */
function publish(...args: string[]): Promise<CommandEnd> {
    const npm = { npm_config_registry: registry.url, npm_config_userconfig: join(folder, 'npmrc'), npm_config_fetch_retries: '0' };
    return runCommand('scripts/publish-public.ts', args, { cwd: repository, env: { ...npm, npm_config_cache: join(folder, 'cache') } });
}

function originsLog(): string {
    return execFileSync('git', ['log', '--format=%s', 'main'], { cwd: join(folder, 'origin.git'), encoding: 'utf8' }).trim();
}

async function refused(message: string): Promise<void> {
    const before = { head: git('rev-parse', 'HEAD'), origin: originsLog(), status: git('status', '--porcelain') };
    const { code, stderr } = await publish();
    expect(stderr).toContain(message);
    expect(code).toBe(1);
    expect(registry.published.map(({ versions }) => Object.keys(versions)).flat()).not.toContain('0.2.0');
    expect({ head: git('rev-parse', 'HEAD'), origin: originsLog(), status: git('status', '--porcelain') }).toEqual(before);
}

describe('R1 publish-public', () => {
    it('publishes a bumped version for everybody, then commits the bump and pushes it', async () => {
        bump('0.2.0');
        mkdirSync(join(repository, 'dist'));
        write('dist/left-over.js', '');
        const { code, stdout, stderr } = await publish();
        expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
        expect(stdout).toContain(`${NAME} 0.2.0 is published.`);
        expect(registry.published).toMatchObject([{ name: NAME, access: 'public', versions: { '0.2.0': {} } }]);
        expect(existsSync(join(repository, 'dist', 'left-over.js'))).toBe(false);
        expect(originsLog()).toBe('Version bump to 0.2.0\nBegin');
        expect(git('status', '--porcelain')).toBe('');
    });

    it('takes the lock file along when only package.json was bumped by hand', async () => {
        write('package.json', manifest('0.2.0'));
        expect((await publish()).code).toBe(0);
        expect(JSON.parse(git('show', 'origin/main:package-lock.json'))).toEqual(JSON.parse(lock('0.2.0')));
        expect(git('status', '--porcelain')).toBe('');
    });

    it('publishes a version whose bump is committed already without a new commit', async () => {
        expect((await publish()).code).toBe(0);
        expect(registry.published).toHaveLength(1);
        expect(originsLog()).toBe('Begin');
    });

    it('refuses a version that is on the registry already', async () => {
        expect((await publish()).code).toBe(0);
        await refused(`${NAME} 0.1.0 is on the registry already`);
        expect(registry.published).toHaveLength(1);
    });

    it.each<[string, () => void, string]>([
        ['a branch that is not main', () => git('checkout', '--quiet', '-b', 'feature'), 'Releases are made from main; this is feature.'],
        [
            'a main with commits that origin lacks',
            () => git('commit', '--quiet', '--allow-empty', '-m', 'Not pushed'),
            'main differs from origin/main (it has 1 commits that origin lacks)'
        ],
        ['a main that lacks commits of origin’s', originMovesOn, "it lacks 1 of origin's"],
        ['a changed file', () => write('build.mjs', '//'), 'There are uncommitted changes besides the version bump:\n  build.mjs'],
        ['a staged file', () => (write('build.mjs', '//'), git('add', '.')), 'build.mjs'],
        ['a new file', () => write('new.ts', ''), 'new.ts'],
        ['a deleted file', () => rmSync(join(repository, 'build.mjs')), 'build.mjs'],
        ['a manifest with more than the bump', () => write('package.json', manifest('0.2.0', { license: 'MIT' })), '  package.json'],
        ['a version that is none', () => bump('next'), 'package.json needs a name and a version such as 0.18.0'],
        ['a registry that does not answer', () => registry.goDown(), 'The registry did not say which versions it has']
    ])('refuses %s', async (_, change, message) => {
        bump('0.2.0');
        change();
        await refused(message);
    });

    it.each<[string, () => void, string]>([
        ['the build fails', () => commitScript('build', 'exit 3'), 'The build failed; nothing is published and nothing committed.'],
        [
            'the unit tests fail',
            () => commitScript('test:unit', 'exit 3'),
            'The unit tests failed; nothing is published and nothing committed.'
        ],
        ['the registry refuses', () => registry.refuseWith(403), 'npm could not publish; nothing is published and nothing committed.']
    ])('leaves nothing that claims a release when %s', async (_, change, message) => {
        change();
        await refused(message);
    });

    it('tries everything but publishing with --dry-run', async () => {
        bump('0.2.0');
        const { code, stdout } = await publish('--dry-run');
        expect(code).toBe(0);
        expect(stdout).toContain(`${NAME} 0.2.0 could be published.`);
        expect(registry.published).toEqual([]);
        expect(originsLog()).toBe('Begin');
    });

    it('says that the release is out when only its commit cannot be pushed', async () => {
        bump('0.2.0');
        const hook = join(folder, 'origin.git', 'hooks', 'pre-receive');
        writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
        const { code, stderr } = await publish();
        expect(code).toBe(1);
        expect(stderr).toContain('0.2.0 IS published, but its bump is not committed and pushed');
        expect(registry.published).toHaveLength(1);
    });

    it('explains itself', async () => {
        const { code, stdout } = await publish('--help');
        expect(code).toBe(0);
        expect(stdout).toContain('It refuses a main that differs from origin/main');
    });
});

/** Somebody else pushes. */
function originMovesOn(): void {
    const other = join(folder, 'other');
    execFileSync('git', ['clone', '--quiet', join(folder, 'origin.git'), other]);
    const as = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com'];
    execFileSync('git', [...as, 'commit', '--quiet', '--allow-empty', '-m', 'Theirs'], { cwd: other });
    execFileSync('git', ['push', '--quiet', 'origin', 'main'], { cwd: other });
}

/** A committed and pushed script, so that only what it does is wrong; then the bump. */
function commitScript(name: string, command: string): void {
    const parsed = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
    const scripts = { ...parsed.scripts, [name]: command };
    write('package.json', manifest('0.1.0', { scripts }));
    git('commit', '--quiet', '-a', '-m', `Change ${name}`);
    git('push', '--quiet', 'origin', 'main');
    write('package.json', manifest('0.2.0', { scripts }));
    write('package-lock.json', lock('0.2.0'));
}
