import type { ToolSource } from '../../cli/sources/tool-source.js';
import type { JsonObject } from '../../src/json/json-value.js';
import { callTool } from '../../src/tool/call-tool.js';
import type { Tool } from '../../src/tool/tool.js';
import { colour } from '../terminal/progress.js';
import { printCall, printResult } from '../terminal/tool-call.js';
import type { Screen } from './conversation.js';
import { MANUAL_HELP, readManualLine, type ManualLine } from './manual-line.js';

type Preview = { readonly tool: string; readonly echo: JsonObject };

/** The tools with a person in place of the model: she types the calls, and each line she types is a message of hers. */
export class ManualConversation {
    #last: Preview | undefined;

    constructor(
        private readonly source: ToolSource,
        private readonly screen: Screen
    ) {}

    /** @returns whether the conversation goes on */
    async answer(line: string): Promise<boolean> {
        const said = readManualLine(line);
        if (said.kind === 'nothing') return true;
        if (said.kind === 'quit') return false;
        const tools = await this.source.nextTurn();
        await this.#act(said, tools);
        return true;
    }

    async #act(said: Exclude<ManualLine, { kind: 'nothing' | 'quit' }>, tools: readonly Tool[]): Promise<void> {
        switch (said.kind) {
            case 'list':
                return this.#list(tools);
            case 'explain':
                return this.#explain(
                    tools.find(({ name }) => name === said.tool),
                    said.tool
                );
            case 'agree':
                return this.#agree(tools, said.phrase);
            case 'withdraw':
                return this.#withdraw();
            case 'calls':
                return this.#call(tools, said.calls);
        }
    }

    async #call(tools: readonly Tool[], calls: readonly { readonly tool: string; readonly args: JsonObject | string }[]): Promise<void> {
        for (const { tool: name, args } of calls) {
            const tool = tools.find((candidate) => candidate.name === name);
            const given = tool === undefined ? args : withConfirmed(tool, args);
            printCall(this.screen.print, name, given, tool);
            const result = await callTool(tools, name, given);
            printResult(this.screen.print, result, this.screen.whole);
            if (tool === undefined) this.screen.print(colour('dim', '  ? lists the tools'));
            if (result.status !== 'confirmation_required') continue;
            this.#last = { tool: name, echo: result.echo };
            this.screen.print(colour('dim', '    tak (yes) confirms it, nie (no) withdraws it'));
        }
    }

    async #agree(tools: readonly Tool[], phrase: string | undefined): Promise<void> {
        if (this.#last === undefined) return this.screen.print(colour('yellow', '  There is no preview to confirm.'));
        const { tool, echo } = this.#last;
        await this.#call(tools, [{ tool, args: { ...echo, ...(phrase === undefined ? {} : { confirmationPhrase: phrase }) } }]);
    }

    async #withdraw(): Promise<void> {
        const id = this.#last?.echo['confirmationId'];
        if (typeof id !== 'string') return this.screen.print(colour('yellow', '  There is no preview to withdraw.'));
        await this.source.withdraw(id);
        this.#last = undefined;
        this.screen.print('  Withdrawn: nothing is written.');
    }

    #list(tools: readonly Tool[]): void {
        const width = Math.max(...tools.map(({ name }) => name.length));
        for (const { name, writes, progress } of tools) {
            this.screen.print(`  ${colour('cyan', name.padEnd(width))}  ${writes ? 'writes' : '      '}  ${colour('dim', progress)}`);
        }
        this.screen.print('');
        this.screen.print(MANUAL_HELP);
    }

    #explain(tool: Tool | undefined, name: string): void {
        if (tool === undefined) return this.screen.print(colour('yellow', `  There is no tool ${name}; ? lists them.`));
        this.screen.print(`  ${colour('cyan', tool.name)}${tool.writes ? ' (writes)' : ''}: ${tool.description}`);
        const { properties, required } = tool.parameters;
        for (const [field, schema] of Object.entries(properties)) {
            const needed = required.includes(field) ? '' : ' (optional)';
            this.screen.print(`    ${colour('bold', field)} ${schema.type}${needed}: ${schema.description ?? ''}`);
        }
    }
}

/** A person who types a change wants its preview; only a model has to say so. */
function withConfirmed(tool: Tool, args: JsonObject | string): JsonObject | string {
    return tool.writes && typeof args !== 'string' && args['confirmed'] === undefined ? { ...args, confirmed: false } : args;
}
