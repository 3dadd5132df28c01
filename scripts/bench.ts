/**
 * `npm run bench`: measures, writes scripts/bench/figures.json, and docs/benchmarks.md from it. Needs a process with a deep stack, because
 * canisters run in it: `node --stack-size=4000`.
 */
import { parseArgs } from 'node:util';

import { deviations, isRegression, type Deviation } from './bench/compare-figures.js';
import { committedFigures, writeFigures } from './bench/page/write-page.js';
import type { BenchInput, Figures, Section } from './bench/section.js';
import { SECTIONS } from './bench/sections.js';
import { buildCanisters } from './canister-build/build-canisters.js';

const USAGE = `npm run bench [-- --check | --only NAME …]

Measures what the tools cost and writes docs/benchmarks.md. Takes several minutes; the sections are: ${SECTIONS.map(({ name }) => name).join(', ')}.

  --only NAME   measures this section only and leaves the others as they are; may be given several times
  --check       measures what is the same on every machine and quick, compares it with the committed figures, writes nothing, and fails when
                one grew by more than 2 %
  --help        this text`;

async function main(): Promise<void> {
    const { values } = parseArgs({
        options: { check: { type: 'boolean' }, only: { type: 'string', multiple: true }, help: { type: 'boolean' } }
    });
    if (values.help === true) return console.log(USAGE);
    const wanted = SECTIONS.filter(({ name }) => values.only === undefined || values.only.includes(name));
    const unknown = values.only?.filter((name) => !SECTIONS.some((section) => section.name === name)) ?? [];
    if (unknown.length > 0) throw new Error(`There is no section ${unknown.join(', ')}.\n\n${USAGE}`);
    const committed = await committedFigures();
    if (values.check === true) return check(wanted, committed);
    await writeFigures(SECTIONS, { ...committed, ...(await measured(wanted, await benchInput(false))) });
}

async function check(sections: readonly Section[], committed: Readonly<Record<string, Figures>>): Promise<void> {
    const exact = sections.filter(({ isExact }) => isExact);
    const found = deviations(await measured(exact, await benchInput(true)), committed);
    for (const deviation of found) console.log(inWords(deviation));
    const worse = found.filter(isRegression);
    console.log(worse.length === 0 ? 'The figures hold.' : `${worse.length} figures are worse than the committed ones.`);
    if (found.length > 0) console.log('When that is meant to be, `npm run bench` writes the new ones.');
    if (worse.length > 0) process.exitCode = 1;
}

async function measured(sections: readonly Section[], input: BenchInput): Promise<Record<string, Figures>> {
    const figures: Record<string, Figures> = {};
    for (const section of sections) {
        const started = Date.now();
        figures[section.name] = await section.measure(input);
        console.log(`${section.name}: ${((Date.now() - started) / 1_000).toFixed(1)} s`);
    }
    return figures;
}

async function benchInput(quick: boolean): Promise<BenchInput> {
    const { coordinator, agent_tools: agentTools } = await buildCanisters(['coordinator', 'agent_tools']);
    if (coordinator === undefined || agentTools === undefined) throw new Error('dfx.json has no coordinator or no agent_tools');
    return { modules: { coordinator, agentTools }, quick };
}

function inWords({ figure, committed, measured: now }: Deviation): string {
    if (committed === undefined) return `new    ${figure}: ${now}`;
    const change = committed === 0 ? '' : ` (${now > committed ? '+' : ''}${(((now - committed) / committed) * 100).toFixed(1)} %)`;
    return `${now > committed ? 'worse' : 'better'} ${figure}: ${committed} → ${now}${change}`;
}

await main();
