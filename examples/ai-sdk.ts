/** A salon's assistant with the AI SDK, which runs the tools itself. Each line on standard input is a message of the owner's. */
import { createInterface } from 'node:readline';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { ConfirmationLedger, createSalonToolsFromPort, salonAgentPersona } from '@jsm-mit/sultana-agent-tools-package';
import { toAiSdk } from '@jsm-mit/sultana-agent-tools-package/ai-sdk';
// A made-up salon in memory; createSalonTools({ canisterId, identity, salonId, confirmations }) is the same over the coordinator.
import { demoSalonPort } from '@jsm-mit/sultana-agent-tools-package/testing';
import { generateText, stepCountIs, type ModelMessage } from 'ai';

const provider = createOpenAICompatible({ name: 'local', baseURL: process.env['OPENAI_BASE_URL'] ?? 'http://127.0.0.1:11434/v1' });
const model = provider(process.env['OPENAI_MODEL'] ?? 'llama3.3');
const port = demoSalonPort();
const ledger = new ConfirmationLedger(); // one for a conversation
const messages: ModelMessage[] = [];

async function answer(line: string): Promise<string> {
    // The tools anew for every message of the owner, with that message's turn: a preview can be confirmed in a later one only.
    const tools = createSalonToolsFromPort(port, { confirmations: ledger.forTurn() });
    messages.push({ role: 'user', content: line });
    const system = salonAgentPersona();
    const { text, response } = await generateText({ model, system, messages, tools: toAiSdk(tools), stopWhen: stepCountIs(16) });
    messages.push(...response.messages);
    return text;
}

for await (const line of createInterface({ input: process.stdin })) console.log(await answer(line));
