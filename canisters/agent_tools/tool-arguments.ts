import { ToolRefusal } from '../../src/tool/tool-refusal.js';
import { MAX_JSON_BRACKETS } from './limits.js';
import { canisterTexts } from './texts.pl.js';

/**
 * Parses the JSON of a tool's arguments. No text has more nested values than opening brackets, so counting these bounds the parser's depth
 * before it starts; `split` counts natively, a loop in the interpreter would cost more than the parsing.
 *
 * @throws ToolRefusal `invalid_arguments`
 */
export function parseToolArguments(json: string): unknown {
    const brackets = json.split('[').length + json.split('{').length - 2;
    if (brackets > MAX_JSON_BRACKETS) throw new ToolRefusal('invalid_arguments', canisterTexts.argsTooNested);
    try {
        return JSON.parse(json === '' ? '{}' : json) as unknown;
    } catch {
        throw new ToolRefusal('invalid_arguments', canisterTexts.argsNotJson);
    }
}
