/** A salon's assistant over Anthropic's Messages API. Each line on standard input is a message of the owner's. */
import { createInterface } from 'node:readline';
import Anthropic from '@anthropic-ai/sdk';
import type { MessageParam, ToolResultBlockParam } from '@anthropic-ai/sdk/resources/messages';
import { callTool, ConfirmationLedger, createSalonToolsFromPort, salonAgentPersona } from '@jsm-mit/sultana-agent-tools-package';
import { toAnthropic } from '@jsm-mit/sultana-agent-tools-package/anthropic';
// A made-up salon in memory; createSalonTools({ canisterId, identity, salonId, confirmations }) is the same over the coordinator.
import { demoSalonPort } from '@jsm-mit/sultana-agent-tools-package/testing';

const client = new Anthropic({ apiKey: process.env['ANTHROPIC_API_KEY'] ?? 'none' });
const model = process.env['ANTHROPIC_MODEL'] ?? '';
if (model === '') throw new Error('Set ANTHROPIC_MODEL to the name of a model.');
const port = demoSalonPort();
const ledger = new ConfirmationLedger(); // one for a conversation
const messages: MessageParam[] = [];

async function answer(line: string): Promise<string> {
    // The tools anew for every message of the owner, with that message's turn: a preview can be confirmed in a later one only.
    const tools = createSalonToolsFromPort(port, { confirmations: ledger.forTurn() });
    messages.push({ role: 'user', content: line });
    for (;;) {
        const system = salonAgentPersona();
        const { content } = await client.messages.create({ model, max_tokens: 4096, system, messages, tools: toAnthropic(tools) });
        messages.push({ role: 'assistant', content });
        const results: ToolResultBlockParam[] = [];
        for (const block of content) {
            if (block.type !== 'tool_use') continue;
            const result = await callTool(tools, block.name, block.input);
            const is_error = result.status === 'error';
            results.push({ type: 'tool_result', tool_use_id: block.id, content: JSON.stringify(result), is_error });
        }
        if (results.length === 0) return content.map((block) => (block.type === 'text' ? block.text : '')).join('');
        messages.push({ role: 'user', content: results });
    }
}

for await (const line of createInterface({ input: process.stdin })) console.log(await answer(line));
