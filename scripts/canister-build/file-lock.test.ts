import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { withFileLock } from './file-lock.js';

let folder: string;
beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'file-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('a file lock', () => {
    it('lets one in at a time, and tells the others once that they wait', async () => {
        const lock = join(folder, 'lock');
        const events: string[] = [];
        const enter = (name: string) =>
            withFileLock(
                lock,
                async () => {
                    events.push(`${name} in`);
                    await readFile(lock, 'utf8');
                    events.push(`${name} out`);
                },
                () => events.push(`${name} waits`)
            );
        await Promise.all([enter('a'), enter('b')]);
        const steps = events.filter((event) => !event.endsWith('waits'));
        expect(steps.map((step) => step.slice(2))).toEqual(['in', 'out', 'in', 'out']);
        expect(steps[0]?.[0]).toBe(steps[1]?.[0]);
        expect(events.filter((event) => event.endsWith('waits'))).toHaveLength(1);
    });

    it('is given back when the work fails', async () => {
        const lock = join(folder, 'lock');
        const failing = withFileLock(lock, () => Promise.reject(new Error('no')));
        await expect(failing).rejects.toThrow('no');
        expect(await withFileLock(lock, () => Promise.resolve(1))).toBe(1);
    });

    it('is taken over from an owner that has died', async () => {
        const lock = join(folder, 'lock');
        const dead = spawnSync(process.execPath, ['-e', '']).pid;
        await writeFile(lock, String(dead));
        expect(await withFileLock(lock, () => Promise.resolve('taken over'))).toBe('taken over');
    });
});
