import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { generatedFiles } from './generated-files.js';

const ROOT = join(import.meta.dirname, '..', '..');

describe('the files made from candid/*.did', () => {
    it('are what `npm run generate` makes of the interfaces as they are now', async () => {
        const files = await generatedFiles(ROOT);
        expect([...files.keys()]).toContain('canisters/shared/generated/agent_tools-codec.ts');
        for (const [path, text] of files) expect(await readFile(join(ROOT, path), 'utf8'), `${path} is stale`).toBe(text);
    }, 60_000);
});
