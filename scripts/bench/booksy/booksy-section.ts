import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ratio, rounded } from '../page/numbers.js';
import { table } from '../page/table.js';
import type { Section } from '../section.js';
import type { BooksyFigures } from './measure-booksy.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const BUNDLE = join(ROOT, '.cache', 'bench-booksy.mjs');

/** Issue 5: reading the block costs less than reviving it, and placing a hundred names less than ten milliseconds. */
export const BOOKSY_SECTION: Section<BooksyFigures> = {
    name: 'booksy',
    isExact: false,
    measure: async () => {
        // Bundled as a host would: the loader that runs scripts names every function anew, which doubles what the matcher costs.
        const entryPoints = [join(import.meta.dirname, 'measure-booksy.ts')];
        await build({
            entryPoints,
            outfile: BUNDLE,
            bundle: true,
            platform: 'node',
            format: 'esm',
            packages: 'external',
            logLevel: 'error'
        });
        const { measureBooksy } = (await import(pathToFileURL(BUNDLE).href)) as typeof import('./measure-booksy.js');
        return measureBooksy();
    },
    page: ({ pageBytes, blockBytes, services, devalue, block, draft, names }) => `## What reading a Booksy profile costs in Node

A made-up page of ${(pageBytes / 1e6).toFixed(2)} MB, its data block ${Math.round(blockBytes / 1e3)} kB, with 120 services in ${services} variants. Reading the block is parsing it and taking what a
draft needs, which is what \`devalue.parse\` is compared with: it revives all of the block and takes nothing. The whole draft is that, the
schema.org block, and every price, time, name, picture and note in Sultana's shape. The quickest of one run each.

${table(
    ['work', 'ms', 'against `devalue.parse`'],
    [
        ['`devalue.parse` of the block', text(devalue), ''],
        ['reading the block', text(block), ratio(block, devalue)],
        ['the whole draft of the page', text(draft), ratio(draft, devalue)],
        ['100 names placed among 130 types', text(names), '']
    ]
)}`
};

function text(milliseconds: number): string {
    return rounded(milliseconds, 2).toFixed(2);
}
