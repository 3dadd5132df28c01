/**
 * The vendors' own clients take the adapters' output as their types want it, send it, and give back a call that runs. The servers here speak
 * each provider's protocol and check nothing of the schema; what a provider's real validator says is not shown by them.
 */
import Anthropic from '@anthropic-ai/sdk';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { GoogleGenAI } from '@google/genai';
import { generateText, stepCountIs } from 'ai';
import OpenAI from 'openai';
import { afterEach, describe, expect, it } from 'vitest';

import { toAiSdk } from '../../src/adapters/ai-sdk.js';
import { toAnthropic } from '../../src/adapters/anthropic.js';
import { toGemini } from '../../src/adapters/gemini.js';
import { toOpenAi, toOpenAiResponses } from '../../src/adapters/open-ai.js';
import { createSalonToolsFromPort } from '../../src/salon/create-salon-tools.js';
import { demoSalonPort } from '../../src/testing/demo-salon.js';
import { callTool } from '../../src/tool/call-tool.js';
import { providerServer, type ProviderServer } from './provider-server.js';

const tools = createSalonToolsFromPort(demoSalonPort());
const names = tools.map(({ name }) => name);
const QUESTION = 'Ile kosztuje strzyżenie damskie?';
const CALL = { name: 'find_service_type', args: { query: 'strzyżenie damskie' } };
const USAGE = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };

let server: ProviderServer;
afterEach(() => server.close());

function completion(message: object, finish_reason: string): object {
    return { id: 'c1', object: 'chat.completion', created: 1, model: 'm', choices: [{ index: 0, message, finish_reason }], usage: USAGE };
}

const CHAT_CALL = completion(
    {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: 'call-1', type: 'function', function: { name: CALL.name, arguments: JSON.stringify(CALL.args) } }]
    },
    'tool_calls'
);

describe('B5 what the vendors’ clients send and give back', () => {
    it('OpenAI, Chat Completions', async () => {
        server = await providerServer([CHAT_CALL]);
        const client = new OpenAI({ apiKey: 'none', baseURL: `${server.url}/v1` });
        const answer = await client.chat.completions.create({
            model: 'm',
            messages: [{ role: 'user', content: QUESTION }],
            tools: toOpenAi(tools)
        });
        expect(server.seen[0]).toMatchObject({
            path: '/v1/chat/completions',
            body: { tools: JSON.parse(JSON.stringify(toOpenAi(tools))) }
        });
        const [call] = answer.choices[0]?.message.tool_calls ?? [];
        if (call?.type !== 'function') throw new Error('no function was called');
        expect((await callTool(tools, call.function.name, call.function.arguments)).status).toBe('ok');
    });

    it('OpenAI, Responses', async () => {
        const item = { type: 'function_call', id: 'f1', call_id: 'call-1', name: CALL.name, arguments: JSON.stringify(CALL.args) };
        server = await providerServer([{ id: 'r1', object: 'response', status: 'completed', model: 'm', output: [item] }]);
        const client = new OpenAI({ apiKey: 'none', baseURL: `${server.url}/v1` });
        const answer = await client.responses.create({ model: 'm', input: QUESTION, tools: toOpenAiResponses(tools) });
        expect((server.seen[0]?.body['tools'] as { name: string }[]).map(({ name }) => name)).toEqual(names);
        const [call] = answer.output;
        if (call?.type !== 'function_call') throw new Error('no function was called');
        expect((await callTool(tools, call.name, call.arguments)).status).toBe('ok');
    });

    it('Anthropic, Messages', async () => {
        const content = [{ type: 'tool_use', id: 't1', name: CALL.name, input: CALL.args }];
        server = await providerServer([
            {
                id: 'm1',
                type: 'message',
                role: 'assistant',
                model: 'm',
                content,
                stop_reason: 'tool_use',
                usage: { input_tokens: 1, output_tokens: 1 }
            }
        ]);
        const client = new Anthropic({ apiKey: 'none', baseURL: server.url });
        const answer = await client.messages.create({
            model: 'm',
            max_tokens: 100,
            messages: [{ role: 'user', content: QUESTION }],
            tools: toAnthropic(tools, { strict: ['find_service_type'] })
        });
        expect(server.seen[0]?.path).toBe('/v1/messages');
        expect(server.seen[0]?.body['tools']).toEqual(toAnthropic(tools, { strict: ['find_service_type'] }));
        const [block] = answer.content;
        if (block?.type !== 'tool_use') throw new Error('no tool was used');
        expect((await callTool(tools, block.name, block.input)).status).toBe('ok');
    });

    it('Google, generateContent', async () => {
        const parts = [{ functionCall: { name: CALL.name, args: CALL.args } }];
        server = await providerServer([{ candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP' }] }]);
        const client = new GoogleGenAI({ apiKey: 'none', httpOptions: { baseUrl: server.url } });
        const answer = await client.models.generateContent({ model: 'gemini-x', contents: QUESTION, config: { tools: toGemini(tools) } });
        expect(server.seen[0]?.path).toContain('/models/gemini-x:generateContent');
        expect(server.seen[0]?.body['tools']).toEqual(toGemini(tools));
        const [call] = answer.functionCalls ?? [];
        expect((await callTool(tools, call?.name ?? '', call?.args)).status).toBe('ok');
    });

    it('the AI SDK, which runs the tool itself and hands its answer to the model', async () => {
        server = await providerServer([CHAT_CALL, completion({ role: 'assistant', content: '160 zł.' }, 'stop')]);
        const provider = createOpenAICompatible({ name: 'local', baseURL: `${server.url}/v1` });
        const { text } = await generateText({
            model: provider('m'),
            prompt: QUESTION,
            tools: toAiSdk(tools),
            stopWhen: stepCountIs(3)
        });
        expect(text).toBe('160 zł.');
        const sent = server.seen[0]?.body['tools'] as { function: { name: string; parameters: object } }[];
        expect(sent.map((tool) => tool.function.name)).toEqual(names);
        for (const [at, tool] of tools.entries()) expect(sent[at]?.function.parameters).toMatchObject(tool.parameters);
        const answer = (server.seen[1]?.body['messages'] as { role: string; content: string }[]).find(({ role }) => role === 'tool');
        expect(JSON.parse(answer?.content ?? '{}')).toMatchObject({ status: 'ok' });
    });
});
