import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { portRounds, roundsTable } from '../src/testing/tool-worlds/port-rounds.js';
import { TOOL_SETS } from '../src/testing/tool-worlds/tool-sets.js';

// Counts how often each tool waits for the salon system, and writes the table into docs/benchmarks.md between its two marks.
const BEGIN = '<!-- port rounds: written by `npm run bench:rounds` -->';
const END = '<!-- end of port rounds -->';

const file = join(import.meta.dirname, '..', 'docs', 'benchmarks.md');
const text = await readFile(file, 'utf8');
const [before, rest] = text.split(BEGIN);
const after = rest?.split(END)[1];
if (before === undefined || after === undefined) throw new Error('docs/benchmarks.md has lost the marks around the table of port rounds');

const table = roundsTable((await Promise.all(TOOL_SETS.map(portRounds))).flat());
await writeFile(file, `${before}${BEGIN}\n\n${table}\n\n${END}${after}`);
console.log(table);
