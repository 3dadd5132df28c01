/** A salon's assistant over Google's Gemini API. Each line on standard input is a message of the owner's. */
import { createInterface } from 'node:readline';
import { GoogleGenAI, type Content } from '@google/genai';
import { callTool, ConfirmationLedger, createSalonToolsFromPort, salonAgentPersona } from '@jsm-mit/sultana-agent-tools-package';
import { toGemini } from '@jsm-mit/sultana-agent-tools-package/gemini';
// A made-up salon in memory; createSalonTools({ canisterId, identity, salonId, confirmations }) is the same over the coordinator.
import { demoSalonPort } from '@jsm-mit/sultana-agent-tools-package/testing';

const baseUrl = process.env['GEMINI_BASE_URL'];
const client = new GoogleGenAI({
    apiKey: process.env['GEMINI_API_KEY'] ?? 'none',
    ...(baseUrl === undefined ? {} : { httpOptions: { baseUrl } })
});
const model = process.env['GEMINI_MODEL'] ?? '';
if (model === '') throw new Error('Set GEMINI_MODEL to the name of a model.');
const port = demoSalonPort();
const ledger = new ConfirmationLedger(); // one for a conversation
const contents: Content[] = [];

async function answer(line: string): Promise<string> {
    // The tools anew for every message of the owner, with that message's turn: a preview can be confirmed in a later one only.
    const tools = createSalonToolsFromPort(port, { confirmations: ledger.forTurn() });
    contents.push({ role: 'user', parts: [{ text: line }] });
    for (;;) {
        const config = { systemInstruction: salonAgentPersona(), tools: toGemini(tools) };
        const response = await client.models.generateContent({ model, contents, config });
        const said = response.candidates?.[0]?.content;
        if (said !== undefined) contents.push(said);
        const calls = response.functionCalls ?? [];
        if (calls.length === 0) return response.text ?? '';
        const parts = [];
        for (const { name = '', args } of calls) {
            parts.push({ functionResponse: { name, response: { ...(await callTool(tools, name, args)) } } });
        }
        contents.push({ role: 'user', parts });
    }
}

for await (const line of createInterface({ input: process.stdin })) console.log(await answer(line));
