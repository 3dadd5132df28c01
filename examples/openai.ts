/**
 * A salon's assistant over OpenAI's Chat Completions, or any server that speaks the same (OPENAI_BASE_URL, OPENAI_MODEL).
 * Each line on standard input is a message of the owner's.
 */
import { createInterface } from 'node:readline';
import { callTool, ConfirmationLedger, createSalonToolsFromPort, salonAgentPersona } from '@jsm-mit/sultana-agent-tools-package';
import { toOpenAi } from '@jsm-mit/sultana-agent-tools-package/openai';
// A made-up salon in memory; createSalonTools({ canisterId, identity, salonId, confirmations }) is the same over the coordinator.
import { demoSalonPort } from '@jsm-mit/sultana-agent-tools-package/testing';
import OpenAI from 'openai';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';

const client = new OpenAI({ apiKey: process.env['OPENAI_API_KEY'] ?? 'none' });
const model = process.env['OPENAI_MODEL'] ?? '';
if (model === '') throw new Error('Set OPENAI_MODEL to the name of a model.');
const port = demoSalonPort();
const ledger = new ConfirmationLedger(); // one for a conversation
const messages: ChatCompletionMessageParam[] = [{ role: 'system', content: salonAgentPersona() }];

async function answer(line: string): Promise<string> {
    // The tools anew for every message of the owner, with that message's turn: a preview can be confirmed in a later one only.
    const tools = createSalonToolsFromPort(port, { confirmations: ledger.forTurn() });
    messages.push({ role: 'user', content: line });
    for (;;) {
        const { choices } = await client.chat.completions.create({ model, messages, tools: toOpenAi(tools) });
        const said = choices[0]!.message;
        messages.push(said);
        const calls = (said.tool_calls ?? []).filter((call) => call.type === 'function');
        if (calls.length === 0) return said.content ?? '';
        for (const { id, function: call } of calls) {
            const result = await callTool(tools, call.name, call.arguments);
            messages.push({ role: 'tool', tool_call_id: id, content: JSON.stringify(result) });
        }
    }
}

for await (const line of createInterface({ input: process.stdin })) console.log(await answer(line));
