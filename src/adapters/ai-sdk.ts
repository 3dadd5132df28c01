/**
 * The package's "…/ai-sdk": tools as the AI SDK (version 6 and later) wants them.
 *
 * @module
 */
import type { ObjectSchema } from '../tool/json-schema.js';
import type { Tool } from '../tool/tool.js';
import type { ToolResult } from '../tool/tool-result.js';

type Arguments = Record<string, unknown>;

/**
 * A Standard Schema that can tell its JSON Schema, which the AI SDK takes in place of its own. It lets everything through: the tool checks its
 * arguments itself and answers with a sentence that a model can act on, where the SDK would end the run.
 */
export interface AiSdkSchema {
    readonly '~standard': {
        readonly version: 1;
        readonly vendor: string;
        readonly validate: (value: unknown) => { readonly value: Arguments };
        readonly jsonSchema: { readonly input: () => Arguments; readonly output: () => Arguments };
    };
}

export interface AiSdkTool {
    readonly description: string;
    readonly inputSchema: AiSdkSchema;
    readonly execute: (args: Arguments) => Promise<ToolResult>;
}

/** For `generateText({ tools })` and `streamText({ tools })`: by name, each with its `execute`. */
export function toAiSdk(tools: readonly Pick<Tool, 'name' | 'description' | 'parameters' | 'execute'>[]): Record<string, AiSdkTool> {
    return Object.fromEntries(tools.map((tool) => [tool.name, aiSdkTool(tool)]));
}

function aiSdkTool({ description, parameters, execute }: Pick<Tool, 'description' | 'parameters' | 'execute'>): AiSdkTool {
    return { description, inputSchema: standardSchema(parameters), execute: (args) => execute(args) };
}

function standardSchema(parameters: ObjectSchema): AiSdkSchema {
    const schema = (): Arguments => ({ ...parameters });
    return {
        '~standard': {
            version: 1,
            vendor: 'sultana-agent-tools',
            validate: (value) => ({ value: value as Arguments }),
            jsonSchema: { input: schema, output: schema }
        }
    };
}
