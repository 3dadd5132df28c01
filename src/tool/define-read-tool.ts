import type { JsonObject } from '../json/json-value.js';
import { failureResult } from './failure-result.js';
import { objectParser, objectSchema, type ArgsOf, type Fields } from './field.js';
import type { AssistantLanguage } from '../text/locale.js';
import type { Output } from './output.js';
import { parseArguments } from './parse-arguments.js';
import type { ToolBinding, ToolDefinition } from './tool-definition.js';
import type { ToolResult } from './tool-result.js';

export interface ReadAnswer<Data extends JsonObject> {
    readonly summary: string;
    readonly data: Data;
}

export interface ReadToolSpec<Context, F extends Fields, Data extends JsonObject> {
    readonly name: string;
    readonly description: string;
    readonly progress: Readonly<Record<AssistantLanguage, string>>;
    readonly fields: F;
    /** What the data of its answer is. */
    readonly output: Output<Data>;
    /** @throws ToolRefusal or CoreFailure; anything else becomes `internal` */
    read(args: ArgsOf<F>, context: Context): Promise<ReadAnswer<Data>>;
}

/** A tool that changes nothing: parse → read → result. */
export function defineReadTool<Context, F extends Fields, Data extends JsonObject>(
    spec: ReadToolSpec<Context, F, Data>
): ToolDefinition<Context> {
    const parser = objectParser(spec.fields);
    const schema = objectSchema(spec.fields);

    async function execute(input: unknown, context: Context, binding: ToolBinding): Promise<ToolResult> {
        try {
            return { status: 'ok', ...(await spec.read(parseArguments(input, spec.fields, parser), context)) };
        } catch (error) {
            if (binding.guard?.mustRethrow?.(error) === true) throw error;
            return failureResult(error, binding.language ?? 'pl');
        }
    }

    return {
        name: spec.name,
        writes: false,
        description: spec.description,
        progress: spec.progress,
        parameters: () => schema,
        output: spec.output.schema,
        bind: (context, binding = {}) => ({
            name: spec.name,
            description: spec.description,
            parameters: schema,
            output: spec.output.schema,
            progress: spec.progress[binding.language ?? 'pl'],
            writes: false,
            execute: (input) => execute(input, context, binding)
        })
    };
}
