import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { buildConsole } from './build-console.js';

describe('B6 the build of the console', () => {
    test('is found again when nothing has changed, and not made anew', async () => {
        const first = await buildConsole();
        const made = (await stat(join(first, 'index.html'))).mtimeMs;
        expect(await buildConsole()).toBe(first);
        expect((await stat(join(first, 'index.html'))).mtimeMs).toBe(made);
    });

    test('holds no script or style inside the page, and names nothing on another host', async () => {
        const folder = await buildConsole();
        const page = await readFile(join(folder, 'index.html'), 'utf8');
        expect(page).not.toMatch(/<style|<script(?![^>]*\ssrc=)|\sstyle=|https?:/);
        const assets = await readdir(join(folder, 'assets'));
        const sheets = await Promise.all(
            assets.filter((name) => name.endsWith('.css')).map((name) => readFile(join(folder, 'assets', name), 'utf8'))
        );
        expect(sheets.length).toBeGreaterThan(0);
        for (const sheet of sheets) expect(sheet).not.toMatch(/url\(|@import/);
    });
});
