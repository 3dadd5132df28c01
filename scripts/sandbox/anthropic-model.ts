import Anthropic from '@anthropic-ai/sdk';
import type { ContentBlockParam, MessageParam, RawMessageStreamEvent } from '@anthropic-ai/sdk/resources/messages';

import { toAnthropic } from '../../src/adapters/anthropic.js';
import type { ChatModel, ModelAnswer, ModelCall } from './chat-model.js';

/** Enough for a summary of sixty services. */
const MAX_TOKENS = 8_192;

export interface AnthropicModelOptions {
    readonly baseURL?: string | undefined;
    readonly apiKey: string;
    readonly model: string;
    readonly persona: string;
}

/** A model behind Anthropic's Messages API, or a server that speaks it. */
export function anthropicModel({ baseURL, apiKey, model, persona }: AnthropicModelOptions): ChatModel {
    const client = new Anthropic({ apiKey, baseURL });
    const messages: MessageParam[] = [];
    return {
        about: `${model} at ${client.baseURL}`,
        hear: (text) => void messages.push({ role: 'user', content: text }),
        learn: (results) => {
            // The results of one answer belong into one message.
            messages.push({
                role: 'user',
                content: results.map(({ call, result }) => ({
                    type: 'tool_result',
                    tool_use_id: call.id,
                    content: JSON.stringify(result),
                    is_error: result.status === 'error'
                }))
            });
        },
        answer: async (tools, onText) => {
            const stream = await client.messages.create({
                model,
                max_tokens: MAX_TOKENS,
                system: persona,
                messages,
                tools: toAnthropic(tools),
                stream: true
            });
            const answer = await collected(stream, onText);
            messages.push({ role: 'assistant', content: asContent(answer) });
            return answer;
        }
    };
}

async function collected(stream: AsyncIterable<RawMessageStreamEvent>, onText: (piece: string) => void): Promise<ModelAnswer> {
    const calls = new Map<number, { id: string; name: string; args: string }>();
    let text = '';
    let cutShort: ModelAnswer['cutShort'];
    for await (const event of stream) {
        if (event.type === 'content_block_start' && event.content_block.type === 'tool_use') {
            calls.set(event.index, { id: event.content_block.id, name: event.content_block.name, args: '' });
        }
        if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') {
            onText(event.delta.text);
            text += event.delta.text;
        }
        if (event.type === 'content_block_delta' && event.delta.type === 'input_json_delta') {
            const call = calls.get(event.index);
            if (call !== undefined) call.args += event.delta.partial_json;
        }
        if (event.type === 'message_delta' && event.delta.stop_reason === 'refusal') cutShort = 'refusal';
        if (event.type === 'message_delta' && event.delta.stop_reason === 'max_tokens') cutShort = 'length';
    }
    return { text, calls: [...calls.values()], ...(cutShort === undefined ? {} : { cutShort }) };
}

function asContent({ text, calls }: ModelAnswer): ContentBlockParam[] {
    const said: ContentBlockParam[] = text.trim() === '' ? [] : [{ type: 'text', text }];
    const used = calls.map((call): ContentBlockParam => ({ type: 'tool_use', id: call.id, name: call.name, input: inputOf(call) }));
    const content = [...said, ...used];
    // An empty message is refused.
    return content.length === 0 ? [{ type: 'text', text: '…' }] : content;
}

/** Arguments that are no JSON object cannot be sent back; what was wrong with them stands in the result. */
function inputOf({ args }: ModelCall): Record<string, unknown> {
    try {
        const parsed: unknown = JSON.parse(String(args) || '{}');
        return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? (parsed as Record<string, unknown>) : {};
    } catch {
        return {};
    }
}
