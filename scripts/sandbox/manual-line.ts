import type { JsonObject } from '../../src/json/json-value.js';

/** What a person typed where she makes the calls herself. */
export type ManualLine =
    | { readonly kind: 'nothing' }
    | { readonly kind: 'quit' }
    | { readonly kind: 'list' }
    | { readonly kind: 'explain'; readonly tool: string }
    | { readonly kind: 'agree'; readonly phrase?: string }
    | { readonly kind: 'withdraw' }
    /** Several, typed with `&&` between them, are made in one turn. */
    | { readonly kind: 'calls'; readonly calls: readonly { readonly tool: string; readonly args: JsonObject | string }[] };

export const MANUAL_HELP = `  ?                          the tools
  ? add_service              what a tool does and takes
  list_services              a call without arguments
  list_services query=męskie a call with arguments; numbers, true, false, lists and objects as JSON
  add_service {"name": …}    the same with all arguments as JSON
  a … && b …                 two calls in one turn, as a model makes them in one breath
  tak, yes                   confirms the last preview, as your next message
  tak Nazwa usługi           the same, with the name that a removal asks for
  nie, no                    withdraws it
  koniec, quit, Ctrl-D       ends`;

export function readManualLine(line: string): ManualLine {
    const text = line.trim();
    const [word = '', rest = ''] = split(text);
    switch (word.toLowerCase()) {
        case '':
            return { kind: 'nothing' };
        case 'quit':
        case 'exit':
        case 'koniec':
            return { kind: 'quit' };
        case '?':
        case 'help':
        case 'pomoc':
            return rest === '' ? { kind: 'list' } : { kind: 'explain', tool: rest };
        case 'yes':
        case 'tak':
            return rest === '' ? { kind: 'agree' } : { kind: 'agree', phrase: rest };
        case 'no':
        case 'nie':
            return { kind: 'withdraw' };
        default:
            return { kind: 'calls', calls: text.split(/\s+&&\s+/).map(readCall) };
    }
}

function split(text: string): [string, string] {
    const at = text.search(/\s/);
    return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at).trim()];
}

function readCall(text: string): { readonly tool: string; readonly args: JsonObject | string } {
    const [tool, rest] = split(text);
    // JSON goes on as text, so that a person sees what a model would be told of a mistake in it.
    return { tool, args: rest.startsWith('{') ? rest : pairs(rest) };
}

/** `name=value` with spaces between; a value with spaces in double quotes. */
function pairs(text: string): JsonObject {
    const args: Record<string, JsonObject[string]> = {};
    for (const [, name, value] of text.matchAll(/([A-Za-z]\w*)=("(?:[^"\\]|\\.)*"|\[.*?\]|\{.*?\}|\S+)/g)) {
        if (name !== undefined && value !== undefined) args[name] = valueOf(value);
    }
    return args;
}

function valueOf(text: string): JsonObject[string] {
    try {
        return JSON.parse(text) as JsonObject[string];
    } catch {
        return text;
    }
}
