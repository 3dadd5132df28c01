import { ConfirmationLedger } from '../../confirmations/confirmation-ledger.js';
import type { Tool } from '../../tool/tool.js';
import type { ToolResult } from '../../tool/tool-result.js';
import { RoundCounter } from './round-counter.js';
import type { ToolSet, ToolWorld } from './tool-world.js';

/** How often a tool waits for the salon system, and how many calls that is. */
export interface Rounds {
    readonly rounds: number;
    readonly calls: number;
}

export interface ToolRounds {
    readonly set: string;
    readonly tool: string;
    /** Of a tool that only reads. */
    readonly read?: Rounds;
    readonly preview?: Rounds;
    /** The confirmed call, its write included. */
    readonly confirm?: Rounds;
}

/** Counts the rounds of every tool of a set, each in a world of its own that has read nothing before. */
export async function portRounds(set: ToolSet): Promise<readonly ToolRounds[]> {
    const world = await set.open();
    const tools = world.bind(world.port).map(({ name, writes }) => ({ name, writes }));
    const counted: ToolRounds[] = [];
    for (const { name, writes } of tools) counted.push({ set: set.name, tool: name, ...(await roundsOf(await set.open(), name, writes)) });
    return counted;
}

async function roundsOf(world: ToolWorld, name: string, writes: boolean): Promise<Pick<ToolRounds, 'read' | 'preview' | 'confirm'>> {
    const counter = new RoundCounter();
    const port = counter.over(world.port);
    const ledger = new ConfirmationLedger({ now: world.now });
    const example = world.examples[name];
    if (example === undefined) throw new Error(`${name} has no example`);
    const run = async (args: object, expected: ToolResult['status']) => {
        counter.reset();
        const result = await toolNamed(world.bind(port, ledger.forTurn()), name).execute(args);
        if (result.status !== expected) throw new Error(`${name}: ${result.summary}`);
        return { result, rounds: { rounds: counter.rounds, calls: counter.calls } };
    };
    if (!writes) return { read: (await run(example.args, 'ok')).rounds };
    const preview = await run({ ...example.args, confirmed: false }, 'confirmation_required');
    const echo = preview.result.status === 'confirmation_required' ? preview.result.echo : {};
    const phrase = example.phrase === undefined ? {} : { confirmationPhrase: example.phrase };
    return { preview: preview.rounds, confirm: (await run({ ...echo, ...phrase }, 'ok')).rounds };
}

function toolNamed(tools: readonly Tool[], name: string): Tool {
    const tool = tools.find((candidate) => candidate.name === name);
    if (tool === undefined) throw new Error(`there is no tool ${name}`);
    return tool;
}

const HEADINGS = ['set', 'tool', 'read', 'preview', 'confirm'];

/** The figures as a table in Markdown, its columns aligned: rounds, and in brackets the calls that they are made of. */
export function roundsTable(counted: readonly ToolRounds[]): string {
    const rows = counted.map(({ set, tool, read, preview, confirm }) => [set, tool, ...[read, preview, confirm].map(cell)]);
    const widths = HEADINGS.map((heading, column) => Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)));
    const line = (cells: readonly string[], filler = ' ') =>
        `| ${cells.map((text, at) => text.padEnd(widths[at] ?? 0, filler)).join(' | ')} |`;
    const rule = line(
        HEADINGS.map(() => ''),
        '-'
    );
    return [line(HEADINGS), rule, ...rows.map((row) => line(row))].join('\n');
}

function cell(rounds: Rounds | undefined): string {
    return rounds === undefined ? '' : `${rounds.rounds} (${rounds.calls})`;
}
