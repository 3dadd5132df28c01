/**
 * The package's "…/openai": tools as OpenAI's APIs, and the many servers that speak the same protocol, want them.
 *
 * @module
 */
import type { ObjectSchema } from '../tool/json-schema.js';
import type { ListedTool } from './listed-tool.js';
import { strictSchema, type StrictObjectSchema } from './strict-schema.js';

export type { ListedTool } from './listed-tool.js';
export type { StrictObjectSchema, StrictSchema } from './strict-schema.js';

export interface OpenAiOptions {
    /**
     * Whether the model is held to the schema by OpenAI's strict mode; true when left out. Pass false for servers that do not know it: the
     * tools check their arguments in any case.
     */
    readonly strict?: boolean;
}

/** A function as both APIs describe it. An alias, so that it is assignable to the SDK's own types. */
export type OpenAiFunction = {
    readonly name: string;
    readonly description: string;
    readonly parameters: ObjectSchema | StrictObjectSchema;
    readonly strict: boolean;
};

/** An entry of `tools` of Chat Completions. */
export type OpenAiTool = { readonly type: 'function'; readonly function: OpenAiFunction };

/** An entry of `tools` of the Responses API. */
export type OpenAiResponsesTool = { readonly type: 'function' } & OpenAiFunction;

/** For `chat.completions.create({ tools })`. Run what comes back with `callTool(tools, call.function.name, call.function.arguments)`. */
export function toOpenAi(tools: readonly ListedTool[], options: OpenAiOptions = {}): OpenAiTool[] {
    return tools.map((tool) => ({ type: 'function', function: functionOf(tool, options) }));
}

/** For `responses.create({ tools })`. Run what comes back with `callTool(tools, item.name, item.arguments)`. */
export function toOpenAiResponses(tools: readonly ListedTool[], options: OpenAiOptions = {}): OpenAiResponsesTool[] {
    return tools.map((tool) => ({ type: 'function', ...functionOf(tool, options) }));
}

function functionOf({ name, description, parameters }: ListedTool, { strict = true }: OpenAiOptions): OpenAiFunction {
    return { name, description, parameters: strict ? strictSchema(parameters, { optional: 'null' }) : parameters, strict };
}
