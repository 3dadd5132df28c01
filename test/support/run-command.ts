import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..', '..');

/** By address: a command may run in a folder where the loader is not installed. */
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

export interface CommandEnd {
    readonly code: number | null;
    readonly stdout: string;
    readonly stderr: string;
}

export interface CommandOptions {
    /** Added to an environment without any setting of this project's. */
    readonly env?: Readonly<Record<string, string>>;
    readonly cwd?: string;
    /** Written to its standard input, which is closed then. */
    readonly input?: string;
}

/** Node with the loader that runs TypeScript, then a script of this repository and its arguments. */
export function nodeArguments(script: string, args: readonly string[] = []): string[] {
    return ['--import', TSX, join(ROOT, script), ...args];
}

/** The environment of a command under test: what it needs to run at all, and nothing that somebody set for this project. */
export function bareEnvironment(more: Readonly<Record<string, string>> = {}): Record<string, string> {
    const kept = Object.entries(process.env).filter(
        (entry): entry is [string, string] => entry[1] !== undefined && !/^(SULTANA_|OPENAI_|ANTHROPIC_|OWNER1_|CUSTOMER_)/.test(entry[0])
    );
    return { ...Object.fromEntries(kept), NO_COLOR: '1', ...more };
}

export function startCommand(script: string, args: readonly string[], options: CommandOptions = {}): ChildProcessWithoutNullStreams {
    return spawn(process.execPath, nodeArguments(script, args), { cwd: options.cwd ?? ROOT, env: bareEnvironment(options.env) });
}

/** Runs a script to its end. */
export async function runCommand(script: string, args: readonly string[] = [], options: CommandOptions = {}): Promise<CommandEnd> {
    const child = startCommand(script, args, options);
    const printed = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (printed.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (printed.stderr += text));
    child.stdin.end(options.input ?? '');
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, ...printed };
}

/** Resolves with what a running command has printed, once it holds `text`. */
export async function printed(child: ChildProcessWithoutNullStreams, text: string): Promise<string> {
    let seen = '';
    return new Promise((resolve, reject) => {
        for (const stream of [child.stdout, child.stderr]) {
            stream.on('data', (chunk: Buffer) => {
                seen += chunk.toString();
                if (seen.includes(text)) resolve(seen);
            });
        }
        child.once('close', (code) => reject(new Error(`it ended with status ${String(code)} and never printed "${text}":\n${seen}`)));
    });
}

export async function stopCommand(child: ChildProcessWithoutNullStreams): Promise<number | null> {
    if (child.exitCode !== null) return child.exitCode;
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    return ((await closed) as [number | null])[0];
}
