import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const BINARY = process.env.POCKET_IC_BIN || fileURLToPath(new URL('../../../replica/bin/pocket-ic', import.meta.url));

/** A server process of a test's own, with a folder that is removed at the end. */
export class OwnServer {
    readonly folder = mkdtempSync(join(tmpdir(), 'replica-'));
    private child: ChildProcess | null = null;

    /** Starts the server; there may have been one before in the same folder. @returns its URL */
    async start(...flags: string[]): Promise<string> {
        const portFile = join(this.folder, 'port');
        rmSync(portFile, { force: true });
        const child = spawn(BINARY, ['--port-file', portFile, '--ttl', '120', ...flags], { stdio: 'ignore' });
        this.child = child;
        await expect
            .poll(() => existsSync(portFile) && Number(readFileSync(portFile, 'utf8')) > 0, { timeout: 30_000, interval: 20 })
            .toBe(true);
        return `http://127.0.0.1:${Number(readFileSync(portFile, 'utf8'))}`;
    }

    /** Ends the server; SIGKILL gives it no time for anything. */
    async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
        const { child } = this;
        this.child = null;
        if (!child || child.exitCode !== null || child.signalCode !== null) return;
        const exit = once(child, 'exit');
        child.kill(signal);
        await exit;
    }

    async remove(): Promise<void> {
        await this.end('SIGKILL');
        rmSync(this.folder, { recursive: true });
    }
}
