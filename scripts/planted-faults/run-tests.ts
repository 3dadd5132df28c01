import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

export interface TestOutcome {
    readonly passed: number;
    /** Full names. */
    readonly failed: readonly string[];
}

interface Report {
    readonly testResults: readonly {
        readonly message: string;
        readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
    }[];
}

export interface RunOptions {
    /** Of vitest.config.ts. */
    readonly project: 'unit' | 'canister';
    /** Beside this process's own environment. */
    readonly env?: Readonly<Record<string, string>>;
}

/** Runs one file of tests of the project in a folder. @throws Error when it could not be run at all */
export async function runTests(folder: string, file: string, options: RunOptions = { project: 'unit' }): Promise<TestOutcome> {
    const outputFile = join(folder, 'node_modules', '.cache', `planted-faults-${process.pid}.json`);
    await rm(outputFile, { force: true });
    const args = ['run', '--root', folder, '--project', options.project, file, '--reporter=json', `--outputFile=${outputFile}`];
    const env = { ...process.env, ...options.env };
    await ended(spawn(join(folder, 'node_modules', '.bin', 'vitest'), args, { cwd: folder, stdio: 'ignore', env }));
    const report = JSON.parse(await readFile(outputFile, 'utf8')) as Report;
    await rm(outputFile, { force: true });
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    if (tests.length === 0) throw new Error(`${file} ran no test: ${report.testResults.map(({ message }) => message).join(' ')}`);
    return {
        passed: tests.filter(({ status }) => status === 'passed').length,
        failed: tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
    };
}

function ended(child: ReturnType<typeof spawn>): Promise<void> {
    return new Promise((resolve, reject) => {
        child.on('error', reject);
        child.on('close', () => resolve());
    });
}
