import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError, type ProgressToken } from '@modelcontextprotocol/sdk/types.js';

import { toMcp, toMcpResult } from '../../src/adapters/mcp.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/json/json-value.js';
import type { Tool } from '../../src/tool/tool.js';
import type { ToolSource } from '../sources/tool-source.js';
import { askPersonOf } from './ask-person.js';
import { callWrite, type ApprovedElsewhere } from './confirmed-write.js';
import { oneAtATime } from './one-at-a-time.js';
import { SERVER_TEXTS } from './server-texts.js';

type SendProgress = (progress: number, message?: string) => Promise<void>;

/** What of a request's extras a call needs. */
interface CallExtra {
    readonly requestId: string | number;
    readonly _meta?: { readonly progressToken?: ProgressToken } | undefined;
    sendNotification(notification: {
        method: 'notifications/progress';
        params: { progressToken: ProgressToken; progress: number; total: number; message?: string };
    }): Promise<void>;
}

/**
 * A server of the Model Context Protocol over the tools of one conversation. Connect it to one transport; a second client needs a server and a
 * source of its own.
 *
 * @param version of the package
 */
export async function mcpServer(source: ToolSource, version: string): Promise<Server> {
    const texts = SERVER_TEXTS[source.language];
    let tools = await source.nextTurn();
    const approvedElsewhere: ApprovedElsewhere = new Set();
    const queue = oneAtATime();
    const server = new Server(
        { name: 'sultana-agent-tools', version },
        { capabilities: { tools: {} }, instructions: instructions(source, tools) }
    );

    server.setRequestHandler(ListToolsRequestSchema, () => ({
        tools: toMcp(tools, { receipts: source.receipts }).map((tool) => ({
            ...tool,
            inputSchema: { ...tool.inputSchema },
            outputSchema: { ...tool.outputSchema, required: [...tool.outputSchema.required] }
        }))
    }));

    server.setRequestHandler(CallToolRequestSchema, async ({ params }, extra) => {
        const tool = tools.find(({ name }) => name === params.name);
        if (tool === undefined) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name}.`);
        const progress = progressOf(extra as CallExtra);
        await progress(0, tool.progress);
        const result = await (tool.writes ? write(tool, params.arguments) : tool.execute(params.arguments));
        await progress(1);
        return { ...toMcpResult(result) };

        function write(writing: Tool, input: unknown) {
            const ask = askPersonOf(server, texts, extra.requestId);
            const inTurn: ToolSource = {
                ...source,
                nextTurn: async () => (tools = await source.nextTurn())
            };
            return callWrite({ tool: writing, source: inTurn, texts, ask, approvedElsewhere, queue }, argumentsOf(input));
        }
    });
    return server;
}

function argumentsOf(input: unknown): JsonObject {
    const value = (input ?? {}) as JsonValue;
    return isJsonObject(value) ? value : {};
}

/** How a model is to work here: the persona, and who asks the person. */
function instructions({ persona, language }: ToolSource, tools: readonly Tool[]): string {
    if (!tools.some(({ writes }) => writes)) return persona;
    const { asks, previewsOnly } = SERVER_TEXTS[language];
    // Which of the two holds is known only once the client has said what it can do.
    return language === 'pl'
        ? `${persona}\n\nMCP\n- Gdy klient obsługuje elicitation: ${asks}\n- Gdy nie obsługuje: ${previewsOnly}`
        : `${persona}\n\nMCP\n- Where the client has elicitation: ${asks}\n- Where it has not: ${previewsOnly}`;
}

function progressOf({ _meta, sendNotification }: CallExtra): SendProgress {
    const progressToken = _meta?.progressToken;
    if (progressToken === undefined) return () => Promise.resolve();
    return (progress, message) =>
        sendNotification({
            method: 'notifications/progress',
            params: { progressToken, progress, total: 1, ...(message === undefined ? {} : { message }) }
        });
}
