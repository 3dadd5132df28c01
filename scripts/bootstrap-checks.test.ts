import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { installedPackagesProblem, nodeVersionProblem } from './bootstrap-checks.mjs';

describe('the first check of a start', () => {
    it.each(['20.19.0', '20.20.2', '22.0.0', '100.1.2'])('takes Node %s', (version) => {
        expect(nodeVersionProblem(version)).toBeUndefined();
    });

    it.each(['18.20.1', '20.18.9', '9.0.0'])('says what to do about Node %s', (version) => {
        expect(nodeVersionProblem(version)).toBe(
            `Node 20.19 or newer is needed, this is Node ${version}. Install a newer one from https://nodejs.org and try again.`
        );
    });
});

describe('installed packages are compared with the lock file', () => {
    let root: string;
    const money = { version: '1.0.0', integrity: 'sha512-a' };

    beforeEach(() => {
        root = mkdtempSync(join(tmpdir(), 'bootstrap-'));
        mkdirSync(join(root, 'node_modules'));
    });
    afterEach(() => rmSync(root, { recursive: true }));

    function lock(packages: object): void {
        writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': { version: '0.18.0' }, ...packages } }));
    }

    function installed(packages: object): void {
        writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
    }

    it('finds them missing after a clone', () => {
        lock({ 'node_modules/money': money });
        expect(installedPackagesProblem(root)).toBe('missing');
    });

    it('finds them complete, whatever is optional and for another platform', () => {
        lock({ 'node_modules/money': money, 'node_modules/windows-only': { version: '2.0.0', optional: true } });
        installed({ 'node_modules/money': money });
        expect(installedPackagesProblem(root)).toBeUndefined();
    });

    it.each([
        ['another version', { 'node_modules/money': { ...money, version: '0.9.0' } }],
        ['other content of the same version', { 'node_modules/money': { ...money, integrity: 'sha512-b' } }],
        ['a missing package', {}]
    ])('finds them outdated: %s', (_, packages) => {
        lock({ 'node_modules/money': money });
        installed(packages);
        expect(installedPackagesProblem(root)).toBe('outdated');
    });
});
