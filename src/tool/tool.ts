import type { ObjectSchema } from './json-schema.js';
import type { OutputSchema } from './output.js';
import type { ToolResult } from './tool-result.js';

/**
 * What every agent host wants of a function tool. Nothing here knows a model provider or an agent framework: registering a tool is handing
 * these members over.
 */
export interface Tool {
    /** `^[a-z][a-z0-9_]{0,47}$`, the same for every provider. */
    readonly name: string;
    /** For the model. */
    readonly description: string;
    /** A closed root object in the dialect of `json-schema.ts`. */
    readonly parameters: ObjectSchema;
    /** The schema of `data` in an answer that went well (`resultSchema` makes one of the whole answer). */
    readonly output: OutputSchema;
    /** One short line in the present continuous ending with "…" that a chat shows while the tool runs. Never sent to the model. */
    readonly progress: string;
    /** Whether the tool changes anything. A host may show it; nothing relies on the host reading it. */
    readonly writes: boolean;
    /** Never throws and never rejects, whatever it is given. */
    readonly execute: (args: unknown) => Promise<ToolResult>;
}
