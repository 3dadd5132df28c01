import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';

const BINARY = process.env.POCKET_IC_BIN || fileURLToPath(new URL('../../replica/bin/pocket-ic', import.meta.url));

describe('B7 the server process', () => {
    let folder: string;
    let portFile: string;
    const running: ChildProcess[] = [];
    beforeEach(() => {
        folder = mkdtempSync(join(tmpdir(), 'replica-'));
        portFile = join(folder, 'port');
    });
    afterEach(async () => {
        for (const child of running.splice(0)) await ended(child, () => child.kill('SIGKILL'));
        rmSync(folder, { recursive: true });
    });

    function start(...flags: string[]): ChildProcess {
        const child = spawn(BINARY, ['--port-file', portFile, ...flags], { stdio: 'ignore' });
        running.push(child);
        return child;
    }

    async function ended(child: ChildProcess, cause: () => void): Promise<number | null> {
        if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
        const exit = once(child, 'exit');
        cause();
        await exit;
        return child.exitCode;
    }

    async function port(): Promise<number> {
        await expect
            .poll(() => existsSync(portFile) && Number(readFileSync(portFile, 'utf8')) > 0, { timeout: 30_000, interval: 20 })
            .toBe(true);
        return Number(readFileSync(portFile, 'utf8'));
    }

    it('writes its port into the file when it listens', async () => {
        start('--ttl', '60');
        expect((await fetch(`http://127.0.0.1:${await port()}/status`)).status).toBe(200);
    });

    it('ends in order on SIGTERM', async () => {
        const child = start('--ttl', '60');
        await port();
        await ended(child, () => child.kill('SIGTERM'));
        expect(child.exitCode ?? child.signalCode).toSatisfy((end: unknown) => end === 0 || end === 'SIGTERM');
    });

    it('ends by itself when no request came for as long as --ttl says', async () => {
        const child = start('--ttl', '1');
        await port();
        expect(await ended(child, () => undefined)).toBe(0);
    });

    it('refuses a flag it does not know', async () => {
        const child = start('--fly');
        expect(await ended(child, () => undefined)).not.toBe(0);
    });

    const embedded = describe.runIf(!process.env.POCKET_IC_BIN);
    embedded('of the embedded replica', () => {
        it('removes a port file of an earlier run before anything else, and its own when it ends', async () => {
            writeFileSync(portFile, '1\n');
            const child = start('--ttl', '60');
            await expect
                .poll(() => !existsSync(portFile) || readFileSync(portFile, 'utf8') !== '1\n', { timeout: 30_000, interval: 20 })
                .toBe(true);
            await port();
            await ended(child, () => child.kill('SIGTERM'));
            expect(existsSync(portFile)).toBe(false);
        });

        it('ends when the process that started it is gone', async () => {
            const script = `const { spawn } = require('node:child_process');
                const child = spawn(${JSON.stringify(BINARY)}, ['--port-file', ${JSON.stringify(portFile)}, '--ttl', '600'], { stdio: 'ignore', detached: true });
                child.unref(); setInterval(() => {}, 1000);`;
            const parent = spawn(process.execPath, ['-e', script], { stdio: 'ignore' });
            running.push(parent);
            const url = `http://127.0.0.1:${await port()}/status`;
            await ended(parent, () => parent.kill('SIGKILL'));
            await expect
                .poll(
                    () =>
                        fetch(url).then(
                            () => 'alive',
                            () => 'gone'
                        ),
                    { timeout: 15_000, interval: 100 }
                )
                .toBe('gone');
        });
    });
});

describe('B7 what the server does not offer is refused by name', () => {
    const url = inject('replicaUrl');

    async function post(path: string, body: unknown): Promise<{ message?: string; Error?: { message: string } }> {
        const response = await fetch(url + path, {
            method: 'POST',
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json' }
        });
        return (await response.json()) as { message?: string };
    }

    it('an instance that does not exist', async () => {
        const response = await fetch(`${url}/instances/987654/read/get_time`);
        expect(response.status).toBe(404);
    });

    it('an instance without subnets', async () => {
        const answer = await post('/instances', { subnet_config_set: { system: [], application: [], verified_application: [] } });
        expect(JSON.stringify(answer)).toMatch(/subnet/i);
    });

    it.runIf(inject('replicaIsEmbedded'))('an endpoint', async () => {
        expect((await post('/instances/0/update/fly', {})).message).toContain('/update/fly');
    });

    it.runIf(inject('replicaIsEmbedded'))('a feature of instances', async () => {
        const answer = await post('/instances', { subnet_config_set: { application: ['x'] }, icp_features: { registry: 'DefaultConfig' } });
        expect(answer.message).toContain('icp_features');
    });
});
