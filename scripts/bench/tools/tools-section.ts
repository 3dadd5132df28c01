import { millions } from '../page/numbers.js';
import { table } from '../page/table.js';
import type { Figures, Section } from '../section.js';
import { BenchWorld } from './bench-world.js';
import { toolCosts, type CallCost, type ToolCost } from './tool-costs.js';
import { customersScript, ownersScript } from './tool-script.js';

export type CallFigures = Figures & {
    readonly agentTools: number;
    readonly firstMessage: number;
    readonly messages: number;
    readonly coordinator: number;
    readonly agentToolsCycles: number;
    readonly coordinatorCycles: number;
};
type ToolFigures = Record<string, Record<'read', CallFigures> | Record<'preview' | 'confirm', CallFigures>>;
export type ToolsFigures = Figures & { readonly owner: ToolFigures; readonly customer: ToolFigures };

/** Issue 10, point 1: what each tool costs, in instructions. */
export const TOOLS_SECTION: Section<ToolsFigures> = {
    name: 'tools',
    isExact: true,
    measure: async (input) => {
        const world = await BenchWorld.open(input);
        const owner = await toolCosts(world, { salon: world.salon.id }, ownersScript(world.salon));
        const customer = await toolCosts(world, { customer: [world.customerPrincipal] }, customersScript(world.salon));
        return { owner: byTool(owner), customer: byTool(customer) };
    },
    page: ({ owner, customer }) => `## What a tool costs on chain

Millions of instructions of a call by an agent with a grant, in a salon of 60 services, 8 workers, 20 promos, on a day of 40 visits. The agent
tools and the coordinator are apart and
the first of the agent tools' messages, up to its first call of the coordinator, is given beside them. Every call is the second of its kind: what a module makes once is made by then.

### The owner

${toolsTable(owner)}

### The customer

${toolsTable(customer)}`
};

function toolsTable(figures: ToolFigures): string {
    const rows = Object.entries(figures).flatMap(([tool, calls]) => Object.entries(calls).map(([kind, cost]) => row(tool, kind, cost)));
    return table(['tool', 'call', 'agent tools', 'first message', 'messages', 'coordinator'], rows);
}

function row(tool: string, kind: string, { agentTools, firstMessage, messages, coordinator }: CallFigures) {
    return [tool, kind, millions(agentTools), millions(firstMessage), messages, millions(coordinator)];
}

function byTool(costs: readonly ToolCost[]): ToolFigures {
    return Object.fromEntries(
        costs.map(({ tool, read, preview, confirm }) => [
            tool,
            read === undefined ? { preview: figuresOf(preview), confirm: figuresOf(confirm) } : { read: figuresOf(read) }
        ])
    );
}

function figuresOf(cost: CallCost | undefined): CallFigures {
    if (cost === undefined) throw new Error('a call of the script was not counted');
    return { ...cost };
}
