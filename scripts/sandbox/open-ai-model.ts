import OpenAI from 'openai';
import type { ChatCompletionChunk, ChatCompletionMessageParam } from 'openai/resources/chat/completions';

import { toOpenAi } from '../../src/adapters/open-ai.js';
import type { ChatModel, ModelAnswer, ModelCall } from './chat-model.js';

export interface OpenAiModelOptions {
    readonly baseURL: string;
    readonly apiKey: string;
    readonly model: string;
    readonly persona: string;
}

/** A model behind any server that speaks OpenAI's Chat Completions. */
export function openAiModel({ baseURL, apiKey, model, persona }: OpenAiModelOptions): ChatModel {
    const client = new OpenAI({ baseURL, apiKey });
    const messages: ChatCompletionMessageParam[] = [{ role: 'system', content: persona }];
    return {
        about: `${model} at ${baseURL}`,
        hear: (text) => void messages.push({ role: 'user', content: text }),
        learn: (results) => {
            for (const { call, result } of results) messages.push({ role: 'tool', tool_call_id: call.id, content: JSON.stringify(result) });
        },
        answer: async (tools, onText) => {
            // Many compatible servers do not know the strict mode, and the tools check their arguments in any case.
            const stream = await client.chat.completions.create({
                model,
                messages,
                tools: toOpenAi(tools, { strict: false }),
                stream: true
            });
            const answer = await collected(stream, onText);
            messages.push(asMessage(answer));
            return answer;
        }
    };
}

async function collected(stream: AsyncIterable<ChatCompletionChunk>, onText: (piece: string) => void): Promise<ModelAnswer> {
    const calls: { id: string; name: string; args: string }[] = [];
    let text = '';
    let cutShort: ModelAnswer['cutShort'];
    for await (const { choices } of stream) {
        const [choice] = choices;
        if (choice === undefined) continue;
        const { content, refusal, tool_calls } = choice.delta;
        const piece = `${content ?? ''}${refusal ?? ''}`;
        if (piece !== '') onText(piece);
        text += piece;
        if (refusal) cutShort = 'refusal';
        for (const { index, id, function: part } of tool_calls ?? []) {
            // Calls that are made at once come in pieces, told apart by their index alone.
            const call = (calls[index] ??= { id: '', name: '', args: '' });
            if (id) call.id = id;
            if (part?.name) call.name = part.name;
            call.args += part?.arguments ?? '';
        }
        if (choice.finish_reason === 'content_filter') cutShort = 'refusal';
        if (choice.finish_reason === 'length') cutShort = 'length';
    }
    // Some servers number from 1, and some give no ids.
    const made = calls.filter((call) => call !== undefined).map((call, at) => ({ ...call, id: call.id === '' ? `call-${at}` : call.id }));
    return { text, calls: made, ...(cutShort === undefined ? {} : { cutShort }) };
}

function asMessage({ text, calls }: ModelAnswer): ChatCompletionMessageParam {
    const content = text === '' ? null : text;
    if (calls.length === 0) return { role: 'assistant', content: content ?? '' };
    return { role: 'assistant', content, tool_calls: calls.map(asToolCall) };
}

/** Arguments that are no JSON are left out of the history: servers that read it would refuse every request from then on. */
function asToolCall({ id, name, args }: ModelCall) {
    return { id, type: 'function' as const, function: { name, arguments: isJson(String(args)) ? String(args) : '{}' } };
}

function isJson(text: string): boolean {
    try {
        JSON.parse(text);
        return true;
    } catch {
        return false;
    }
}
