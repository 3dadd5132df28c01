/**
 * The package's "…/anthropic": tools as Anthropic's Messages API wants them.
 *
 * @module
 */
import type { ObjectSchema } from '../tool/json-schema.js';
import type { ListedTool } from './listed-tool.js';
import { strictSchema, type StrictObjectSchema } from './strict-schema.js';

export type { ListedTool } from './listed-tool.js';
export type { StrictObjectSchema, StrictSchema } from './strict-schema.js';

/** How many tools of one request may be strict. */
export const MAX_STRICT_TOOLS = 20;

/** How many optional parameters all strict tools of one request may have together. */
export const MAX_STRICT_OPTIONALS = 24;

export interface AnthropicOptions {
    /**
     * The names of the tools to which the model is held by a grammar; none when left out, because the owner's set is larger than a request may
     * have strict ones. The tools check their arguments in any case.
     */
    readonly strict?: readonly string[];
}

/** An entry of `tools`. An alias, so that it is assignable to the SDK's own type. */
export type AnthropicTool = {
    readonly name: string;
    readonly description: string;
    readonly input_schema: ObjectSchema | StrictObjectSchema;
    readonly strict?: true;
};

/**
 * For `messages.create({ tools })`. Run what comes back with `callTool(tools, block.name, block.input)`.
 *
 * @throws RangeError when a name in `strict` is none of the tools', or there are more strict tools or optional parameters than a request may have
 */
export function toAnthropic(tools: readonly ListedTool[], options: AnthropicOptions = {}): AnthropicTool[] {
    const strict = new Set(options.strict);
    requireKnown(tools, strict);
    const listed = tools.map((tool) => (strict.has(tool.name) ? strictTool(tool) : looseTool(tool)));
    requireWithinBudget(tools.filter(({ name }) => strict.has(name)));
    return listed;
}

function looseTool({ name, description, parameters }: ListedTool): AnthropicTool {
    return { name, description, input_schema: parameters };
}

function strictTool({ name, description, parameters }: ListedTool): AnthropicTool {
    return { name, description, input_schema: strictSchema(parameters, { optional: 'absent' }), strict: true };
}

function requireKnown(tools: readonly ListedTool[], strict: ReadonlySet<string>): void {
    const known = new Set(tools.map(({ name }) => name));
    const unknown = [...strict].filter((name) => !known.has(name));
    if (unknown.length > 0) throw new RangeError(`cannot make ${unknown.join(', ')} strict: there is no such tool`);
}

function requireWithinBudget(strict: readonly ListedTool[]): void {
    if (strict.length > MAX_STRICT_TOOLS) {
        throw new RangeError(`${strict.length} strict tools are more than the ${MAX_STRICT_TOOLS} that a request may have`);
    }
    const optionals = strict.reduce((sum, tool) => sum + optionalsOf(tool.parameters), 0);
    if (optionals > MAX_STRICT_OPTIONALS) {
        const names = strict.map(({ name }) => name).join(', ');
        throw new RangeError(
            `${names} have ${optionals} optional parameters together, more than the ${MAX_STRICT_OPTIONALS} of a request's strict tools`
        );
    }
}

function optionalsOf(schema: ObjectSchema): number {
    const nested = Object.values(schema.properties).map((member) => (member.type === 'array' ? member.items : member));
    const inside = nested.reduce((sum, member) => sum + (member.type === 'object' ? optionalsOf(member) : 0), 0);
    return Object.keys(schema.properties).length - schema.required.length + inside;
}
