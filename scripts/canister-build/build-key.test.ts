import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildKey } from './build-key.js';

const FILES = {
    'canisters/a/index.ts': 'a',
    'canisters/b/index.ts': 'b',
    'canisters/shared/x.ts': 'x',
    'canisters/tsconfig.json': '{}',
    'src/index.ts': 's',
    'src/index.test.ts': 't',
    'candid/a.did': 'service : {}',
    'dfx.json': '{}',
    'package.json': '{}',
    'package-lock.json': '{}',
    'tsconfig.base.json': '{}'
};

let root: string;

async function put(file: string, content: string): Promise<void> {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
}

beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'build-key-'));
    for (const [file, content] of Object.entries(FILES)) await put(file, content);
    await cp(import.meta.dirname, join(root, 'scripts/canister-build'), { recursive: true });
});
afterAll(() => rm(root, { recursive: true }));

describe('the key under which a built canister is kept', () => {
    const keyOfA = () => buildKey(root, 'canisters/a/index.ts');

    it('changes with everything that the canister is built from', async () => {
        const sources = ['canisters/a/index.ts', 'canisters/shared/x.ts', 'src/index.ts', 'candid/a.did', 'dfx.json', 'package-lock.json'];
        for (const file of sources) {
            const before = await keyOfA();
            await put(file, `${FILES[file as keyof typeof FILES]} `);
            expect(await keyOfA(), file).not.toBe(before);
            await put(file, FILES[file as keyof typeof FILES]);
            expect(await keyOfA(), file).toBe(before);
        }
    });

    it('changes when a file comes or goes', async () => {
        const before = await keyOfA();
        await put('src/new.ts', '');
        expect(await keyOfA()).not.toBe(before);
        await rm(join(root, 'src/new.ts'));
        expect(await keyOfA()).toBe(before);
    });

    it('does not change with tests or with another canister', async () => {
        const before = await keyOfA();
        await put('src/index.test.ts', 'changed');
        await put('canisters/b/index.ts', 'changed');
        expect(await keyOfA()).toBe(before);
    });
});
