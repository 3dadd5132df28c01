/**
 * The tools against structural copies of what takes function tools: nobody's package is imported. The assignments are what is shown, and the
 * type check is what judges them.
 */
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { createSalonToolsFromPort } from './create-salon-tools.js';
import { demoSalonPort } from '../testing/demo-salon.js';

/** `@jsm-mit/chat-agent-package`, as the product describes it. */
interface ChatTool {
    name: string;
    description: string;
    parameters: Record<string, unknown>;
    progress?: string;
    execute: (args: Record<string, unknown>) => Promise<unknown>;
}

interface OpenAiFunction {
    name: string;
    description?: string;
    parameters?: Record<string, unknown>;
}

interface AnthropicTool {
    name: string;
    description?: string;
    input_schema: { type: 'object'; properties?: unknown; required?: string[] | null; [key: string]: unknown };
}

interface McpTool {
    name: string;
    description?: string;
    inputSchema: { type: 'object'; properties?: Record<string, object>; required?: string[]; [key: string]: unknown };
}

/** What the AI SDK's `jsonSchema()` takes, in short. */
interface JsonSchema7 {
    type?: string;
    properties?: Record<string, JsonSchema7 | boolean>;
    items?: JsonSchema7 | boolean;
    required?: string[];
    enum?: (string | number | boolean | null)[];
    additionalProperties?: boolean | JsonSchema7;
}

const tools = createSalonToolsFromPort(demoSalonPort());

describe('a tool is what agent hosts take', () => {
    it('T1 T4 as it is: a chat package, progress included', () => {
        const chat: ChatTool[] = tools;
        expect(chat.map(({ progress }) => progress?.endsWith('…'))).toEqual(tools.map(() => true));
    });

    it('T1 by handing its members over: OpenAI, Anthropic, MCP, the AI SDK', () => {
        const openAi: OpenAiFunction[] = tools.map(({ name, description, parameters }) => ({ name, description, parameters }));
        const anthropic: AnthropicTool[] = tools.map(({ name, description, parameters }) => ({
            name,
            description,
            input_schema: parameters
        }));
        const mcp: McpTool[] = tools.map(({ name, description, parameters }) => ({ name, description, inputSchema: parameters }));
        const aiSdk: JsonSchema7[] = tools.map(({ parameters }) => parameters);
        for (const list of [openAi, anthropic, mcp, aiSdk]) expect(JSON.parse(JSON.stringify(list))).toHaveLength(tools.length);
    });
});

describe('the package', () => {
    const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as Record<string, object | undefined>;

    it('T4 rule 42 depends on the Internet Computer and two small libraries, on no model provider and no agent framework', () => {
        const wanted = ['@dfinity/agent', '@dfinity/candid', '@dfinity/principal', '@noble/hashes', 'valibot'];
        expect(Object.keys(manifest['dependencies'] ?? {}).sort()).toEqual(wanted);
        expect(manifest['peerDependencies']).toBeUndefined();
        expect(manifest['optionalDependencies']).toBeUndefined();
    });
});
