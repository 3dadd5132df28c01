import type { Tool } from '../../src/tool/tool.js';

/** Where a conversation has its tools from. One source serves one conversation. */
export interface ToolSource {
    /** For people: what the tools work on. */
    readonly about: string;
    /** How a model is to work with these tools. */
    readonly persona: string;
    /** The language in which the person is spoken to. */
    readonly language: 'pl' | 'en';
    /** Whether a confirmation that is sent twice gives the stored outcome back. */
    readonly receipts: boolean;
    /** The tools for the person's next message. Call it once for each, and never for anything that a model wrote. */
    nextTurn(): Promise<readonly Tool[]>;
    /** Ends a preview for good: a person's "no". */
    withdraw(confirmationId: string): Promise<void>;
}
