import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const ROOT = new URL('..', import.meta.url).pathname;

describe('bootstrap runs a TypeScript entry', () => {
    let root: string;

    beforeEach(() => {
        root = mkdtempSync(join(tmpdir(), 'bootstrap-'));
        for (const name of ['scripts/bootstrap.mjs', 'scripts/bootstrap-checks.mjs', 'package-lock.json']) {
            cpSync(join(ROOT, name), join(root, name));
        }
        symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    });
    afterEach(() => rmSync(root, { recursive: true }));

    function entry(source: string): string[] {
        writeFileSync(join(root, 'entry.ts'), source);
        return [join(root, 'scripts', 'bootstrap.mjs'), 'entry.ts'];
    }

    it('with its arguments, and passes its exit code on', () => {
        const args = entry('const rest: string[] = process.argv.slice(2); console.log(rest.join("|")); process.exitCode = 7;');
        const { status, stdout, stderr } = spawnSync(process.execPath, [...args, '--once', 'a b'], { encoding: 'utf8' });
        expect({ status, stdout, stderr }).toEqual({ status: 7, stdout: '--once|a b\n', stderr: '' });
    });

    it('and passes a signal on, so that the entry can tidy up', async () => {
        const args = entry(
            'process.on("SIGTERM", () => { console.log("tidied"); process.exit(3); }); setInterval(() => {}, 1000); console.log("up");'
        );
        const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
        let output = '';
        child.stdout.setEncoding('utf8').on('data', (text: string) => {
            output += text;
            if (output === 'up\n') child.kill('SIGTERM');
        });
        const [code] = await once(child, 'close');
        expect({ code, output }).toEqual({ code: 3, output: 'up\ntidied\n' });
    });

    it('and tells an end by a signal as a shell does', () => {
        const args = entry('process.kill(process.pid, "SIGKILL");');
        expect(spawnSync(process.execPath, args).status).toBe(128 + 9);
    });

    it('and asks for an entry when there is none', () => {
        const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts', 'bootstrap.mjs')], { encoding: 'utf8' });
        expect({ status, stderr }).toEqual({ status: 2, stderr: 'Say which script to run: node scripts/bootstrap.mjs scripts/start.ts\n' });
    });
});
