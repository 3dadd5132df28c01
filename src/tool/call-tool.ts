import { argumentTexts } from './argument-texts.pl.js';
import type { Tool } from './tool.js';
import { toolError, type ToolResult } from './tool-result.js';

/**
 * Runs the call that a model made. Never throws: a tool that is not there and text that is no JSON are answers too, which say what to send
 * instead, so that the model can correct itself.
 *
 * @param args what the provider handed over: an object, or the JSON text that OpenAI sends; an empty text counts as no arguments
 */
export async function callTool(tools: readonly Tool[], name: string, args: unknown): Promise<ToolResult> {
    const tool = tools.find((candidate) => candidate.name === name);
    if (tool === undefined)
        return toolError('invalid_arguments', argumentTexts.noSuchTool(name, tools.map((each) => each.name).join(', ')));
    if (typeof args !== 'string') return tool.execute(args);
    const parsed = parsedJson(args);
    return parsed.ok ? tool.execute(parsed.value) : toolError('invalid_arguments', argumentTexts.brokenJson);
}

function parsedJson(text: string): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
    try {
        return { ok: true, value: text.trim() === '' ? {} : JSON.parse(text) };
    } catch {
        return { ok: false };
    }
}
