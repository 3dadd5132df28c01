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

/** Runs one file of unit tests in a folder. @throws Error when it could not be run at all */
export async function runTests(folder: string, file: string): Promise<TestOutcome> {
    const outputFile = join(folder, 'report.json');
    await rm(outputFile, { force: true });
    const args = ['run', '--root', folder, '--project', 'unit', file, '--reporter=json', `--outputFile=${outputFile}`];
    await ended(spawn(join(folder, 'node_modules', '.bin', 'vitest'), args, { cwd: folder, stdio: 'ignore' }));
    const report = JSON.parse(await readFile(outputFile, 'utf8')) as Report;
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
