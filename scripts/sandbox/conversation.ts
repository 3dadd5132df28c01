import type { ToolSource } from '../../cli/sources/tool-source.js';
import { callTool } from '../../src/tool/call-tool.js';
import type { Tool } from '../../src/tool/tool.js';
import { colour } from '../terminal/progress.js';
import { printCall, printResult } from '../terminal/tool-call.js';
import type { ChatModel, ModelCall } from './chat-model.js';

/** A model that goes on calling tools is stopped here; the person can tell it to go on. */
const MAX_ROUNDS = 16;

export interface Screen {
    print(line: string): void;
    /** Without a line break after it. */
    write(text: string): void;
    /** Show all data of results, however long. */
    readonly whole: boolean;
}

/** Answers one line of the person: the tools are made anew for it, with a turn of the conversation's ledger. */
export async function answerLine(line: string, source: ToolSource, model: ChatModel, screen: Screen): Promise<void> {
    const tools = await source.nextTurn();
    model.hear(line);
    for (let round = 0; round < MAX_ROUNDS; round++) {
        const calls = await oneAnswer(tools, model, screen);
        if (calls.length === 0) return;
        for (const { name, args } of calls)
            printCall(
                screen.print,
                name,
                args,
                tools.find((tool) => tool.name === name)
            );
        // At once, as a host runs them: two calls with one confirmation must not both write.
        const results = await Promise.all(calls.map(async (call) => ({ call, result: await callTool(tools, call.name, call.args) })));
        for (const { call, result } of results) {
            if (results.length > 1) screen.print(`  ${colour('cyan', call.name)}`);
            printResult(screen.print, result, screen.whole);
        }
        model.learn(results);
    }
    screen.print(
        colour('yellow', `  The model has called tools ${MAX_ROUNDS} times in a row; it was stopped. Tell it to go on, or something else.`)
    );
}

async function oneAnswer(tools: readonly Tool[], model: ChatModel, screen: Screen): Promise<readonly ModelCall[]> {
    let hasText = false;
    const { calls, cutShort } = await model.answer(tools, (piece) => {
        screen.write(hasText ? piece : `${colour('green', 'agent›')} ${piece}`);
        hasText = true;
    });
    if (hasText) screen.print('');
    if (cutShort === 'refusal') screen.print(colour('yellow', '  The model refused to answer.'));
    if (cutShort === 'length') screen.print(colour('yellow', '  The answer was cut: the model had no more room.'));
    if (calls.length === 0 && !hasText) screen.print(colour('yellow', '  The model said nothing.'));
    return calls;
}
