import type { Tool } from '../../src/tool/tool.js';
import type { ToolResult } from '../../src/tool/tool-result.js';

/** A call that a model made. */
export interface ModelCall {
    readonly id: string;
    readonly name: string;
    /** An object, or text that should be JSON. */
    readonly args: unknown;
}

/** What a model answered: text, calls, or both. */
export interface ModelAnswer {
    readonly text: string;
    readonly calls: readonly ModelCall[];
    /** Why it stopped, where that is not the end of what it had to say. */
    readonly cutShort?: 'refusal' | 'length';
}

/** A model in one conversation, whose history it keeps. */
export interface ChatModel {
    /** For people: which model, and where. */
    readonly about: string;
    /** Adds what the person said. */
    hear(text: string): void;
    /** @param onText is told each piece of text as it comes */
    answer(tools: readonly Tool[], onText: (piece: string) => void): Promise<ModelAnswer>;
    /** Adds what the calls of its last answer came to, all of them, in their order. */
    learn(results: readonly { readonly call: ModelCall; readonly result: ToolResult }[]): void;
}
