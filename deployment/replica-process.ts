import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The embedded replica; a PocketIC binary named by `POCKET_IC_BIN` takes its place. */
const EMBEDDED = join(dirname(fileURLToPath(import.meta.url)), '..', 'replica', 'bin', 'pocket-ic');

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 20;
/** It ends with the process that started it; until then a person may take a break. */
const TTL_SECONDS = 86_400;

export interface ReplicaProcess {
    readonly url: string;
    /** Whether it is ours, which counts instructions and tells them. */
    readonly isEmbedded: boolean;
    /** Of the process, to look at what it uses. */
    readonly processId: number;
    stop(): Promise<void>;
}

export interface ReplicaOptions {
    /** Where the first instance keeps its state, and finds that of an earlier run; only the embedded replica can. */
    readonly stateDirectory?: string;
}

/**
 * Starts a replica that speaks PocketIC's REST interface, as a process of its own.
 *
 * @throws Error with what it printed when it ends or does not listen within a minute
 */
export async function startReplica(options: ReplicaOptions = {}): Promise<ReplicaProcess> {
    const folder = await mkdtemp(join(tmpdir(), 'sultana-replica-'));
    const portFile = join(folder, 'port');
    const own = process.env['POCKET_IC_BIN'];
    const { stateDirectory } = options;
    const flags = stateDirectory === undefined ? [] : ['--state-dir', stateDirectory];
    const child = spawn(own ?? EMBEDDED, ['--port-file', portFile, '--ttl', String(TTL_SECONDS), ...flags], {
        stdio: ['ignore', 'ignore', 'pipe']
    });
    const printed: string[] = [];
    child.stderr.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
    const stop = async () => {
        await ended(child);
        await rm(folder, { recursive: true, force: true });
    };
    try {
        const port = await portFrom(portFile, child);
        return { url: `http://127.0.0.1:${port}`, isEmbedded: own === undefined, processId: child.pid ?? 0, stop };
    } catch (error) {
        await stop();
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`The replica did not start: ${reason}\n${printed.join('').slice(-2_000)}`, { cause: error });
    }
}

async function portFrom(portFile: string, child: ChildProcess): Promise<number> {
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (Date.now() < deadline) {
        if (child.exitCode !== null) throw new Error(`it ended with status ${child.exitCode}`);
        const port = Number.parseInt(await readFile(portFile, 'utf8').catch(() => ''), 10);
        if (Number.isInteger(port)) return port;
        await delay(POLL_MS);
    }
    throw new Error(`no port within ${START_TIMEOUT_MS / 1000} s`);
}

async function ended(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
}
