import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { SETTINGS } from './settings.js';

describe('R1 .env.example', () => {
    it('lists every setting that a command reads, and no other, each without a value', () => {
        const text = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
        const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
        expect(lines.sort()).toEqual(
            Object.keys(SETTINGS)
                .map((name) => `${name}=`)
                .sort()
        );
    });
});
