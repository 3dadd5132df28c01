/**
 * The package's "…/mcp": tools and their results as the Model Context Protocol wants them. The server is the command `mcp` of the package.
 *
 * @module
 */
import type { ObjectSchema } from '../tool/json-schema.js';
import { resultSchema, type ResultSchema } from '../tool/result-schema.js';
import type { Tool } from '../tool/tool.js';
import type { ToolResult } from '../tool/tool-result.js';

export interface McpOptions {
    /** Whether a confirmation sent twice gives the stored outcome back, as on chain; false when left out. */
    readonly receipts?: boolean;
}

/** Hints that a client may show; none of them is a promise, and nothing here relies on one being read. */
export type McpAnnotations = {
    readonly title: string;
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: boolean;
};

/** An entry of the answer to `tools/list`. */
export type McpTool = {
    readonly name: string;
    readonly title: string;
    readonly description: string;
    readonly inputSchema: ObjectSchema;
    readonly outputSchema: ResultSchema;
    readonly annotations: McpAnnotations;
};

/** The answer to `tools/call`. */
export type McpResult = {
    readonly content: { readonly type: 'text'; readonly text: string }[];
    readonly structuredContent: Record<string, unknown>;
    readonly isError: boolean;
};

/** What adds and never replaces or removes. A tool that is not named counts as destructive, which is the safe mistake. */
const ADDITIVE: ReadonlySet<string> = new Set([
    'add_service',
    'add_promo',
    'add_discount_code',
    'book_appointment',
    'import_booksy_services',
    'import_booksy_workers',
    'download_booksy_photos'
]);

export function toMcp(tools: readonly Omit<Tool, 'execute'>[], options: McpOptions = {}): McpTool[] {
    return tools.map((tool) => ({
        name: tool.name,
        title: titleOf(tool),
        description: tool.description,
        inputSchema: tool.parameters,
        outputSchema: resultSchema(tool.output),
        annotations: annotationsOf(tool, options)
    }));
}

/** A result as a client gets it: the whole of it as data; as text the summary first, then the rest for models that are shown text only. */
export function toMcpResult(result: ToolResult): McpResult {
    const { summary, ...rest } = result;
    return {
        content: [summary, JSON.stringify(rest)].map((text) => ({ type: 'text', text })),
        structuredContent: { ...result },
        isError: result.status === 'error'
    };
}

function annotationsOf(tool: Omit<Tool, 'execute'>, options: McpOptions): McpAnnotations {
    return {
        title: titleOf(tool),
        readOnlyHint: !tool.writes,
        destructiveHint: tool.writes && !ADDITIVE.has(tool.name),
        idempotentHint: !tool.writes || options.receipts === true,
        // Only what reads Booksy reaches beyond the salon system.
        openWorldHint: tool.name.includes('booksy')
    };
}

/** The progress line without its "…": what a client can show as the tool's name, in the person's language. */
function titleOf({ progress }: Pick<Tool, 'progress'>): string {
    return progress.replace(/…$/, '');
}
