import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Figures, Section } from '../section.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const FIGURES = join(import.meta.dirname, '..', 'figures.json');
const PAGE = join(ROOT, 'docs', 'benchmarks.md');

const INTRODUCTION = `# Benchmarks

Written by \`npm run bench\`; change the sections in \`scripts/bench\`, not this page. Instructions are counted by the embedded replica with the
Internet Computer's cost table, System API included, so they are the same on every machine; \`npm run bench -- --check\` compares them with the
committed ones (\`scripts/bench/figures.json\`) and fails when one grew by more than 2 %. Times depend on the machine: only ratios within one run
mean anything, and they are given as such.`;

/** What was committed, by section. */
export async function committedFigures(): Promise<Readonly<Record<string, Figures>>> {
    return JSON.parse(await readFile(FIGURES, 'utf8')) as Record<string, Figures>;
}

/** Writes figures.json, and docs/benchmarks.md from it. */
export async function writeFigures(sections: readonly Section[], figures: Readonly<Record<string, Figures>>): Promise<void> {
    await writeFile(FIGURES, `${JSON.stringify(figures, undefined, 4)}\n`);
    const measured = sections.filter(({ name }) => figures[name] !== undefined);
    const pages = await Promise.all(measured.map(({ name, page }) => page(figures[name] ?? {}, figures)));
    await writeFile(PAGE, `${[INTRODUCTION, ...pages].join('\n\n')}\n`);
}
