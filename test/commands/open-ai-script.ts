import type { HeardRequest, Said } from './scripted-model.js';

type Call = { readonly name: string; readonly args: object | string };

/** A piece of a streamed answer, in the words of Chat Completions. */
function chunk(delta: object, finish_reason: string | null = null): object {
    return { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason }] };
}

export function says(text: string): Said {
    const pieces = text.match(/.{1,5}/gsu) ?? [];
    return { events: [...pieces.map((content) => chunk({ content })), chunk({}, 'stop'), '[DONE]'] };
}

export function refuses(refusal: string): Said {
    return { events: [chunk({ refusal }), chunk({}, 'stop'), '[DONE]'] };
}

/** Several calls at once, their arguments in pieces that come by turns. */
export function calls(...made: readonly Call[]): Said {
    const texts = made.map(({ args }) => (typeof args === 'string' ? args : JSON.stringify(args)));
    const starts = made.map(({ name }, index) =>
        chunk({ tool_calls: [{ index, id: `call-${name}-${index}`, type: 'function', function: { name, arguments: '' } }] })
    );
    const longest = Math.max(...texts.map((text) => text.length));
    const pieces: object[] = [];
    for (let at = 0; at < longest; at += 4) {
        for (const [index, text] of texts.entries()) {
            const piece = text.slice(at, at + 4);
            if (piece !== '') pieces.push(chunk({ tool_calls: [{ index, function: { arguments: piece } }] }));
        }
    }
    return { events: [...starts, ...pieces, chunk({}, 'tool_calls'), '[DONE]'] };
}

/** What the tool that was called last answered. */
export function lastResult({ messages }: HeardRequest): Record<string, unknown> {
    const last = [...messages].reverse().find(({ role }) => role === 'tool');
    return JSON.parse(String(last?.content)) as Record<string, unknown>;
}
