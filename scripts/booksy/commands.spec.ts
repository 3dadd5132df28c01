import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = fileURLToPath(new URL('../../test/fixtures/booksy/profile.html', import.meta.url));
const npm = (...args: string[]) => promisify(execFile)('npm', ['run', '-s', ...args], { cwd: root });

it('R1 npm run booksy reads a saved page', async () => {
    const { stdout } = await npm(
        'booksy',
        '--',
        'https://booksy.com/pl-pl/999001_pracownia_fryzjer_3_warszawa',
        '--file',
        page,
        '--import'
    );
    expect(stdout).toContain('Pracownia Włosów Przykład (999001)');
    expect(stdout).toContain('• The salon has ');
});

it('R1 npm run booksy ends with status 2 when it is called wrongly', async () => {
    await expect(npm('booksy')).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('Give the address') as string });
});

it('R1 npm run booksy-around shows its help', async () => {
    expect((await npm('booksy-around', '--', '--help')).stdout).toContain('<lat> <lng> [limit]');
});
