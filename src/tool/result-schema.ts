import type { OutputSchema } from './output.js';
import { TOOL_ERROR_CODES } from './tool-error-code.js';

/** The schema of all that a tool may answer, for hosts that want one (MCP's `outputSchema`). */
export interface ResultSchema {
    readonly type: 'object';
    readonly properties: Readonly<Record<string, object>>;
    readonly required: readonly string[];
    readonly additionalProperties: false;
}

/** @param data the schema of the tool's `data` when it went well (`Tool.output`) */
export function resultSchema(data: OutputSchema): ResultSchema {
    return {
        type: 'object',
        properties: {
            status: { type: 'string', enum: ['ok', 'confirmation_required', 'error'] },
            summary: { type: 'string' },
            // An error may carry data of its own, such as how much of an import was done.
            data: { anyOf: [data, { type: 'object' }] },
            echo: { type: 'object' },
            code: { type: 'string', enum: Object.keys(TOOL_ERROR_CODES) },
            retryable: { type: 'boolean' },
            repeated: { type: 'boolean' },
            needsApproval: { type: 'boolean' }
        },
        required: ['status', 'summary'],
        additionalProperties: false
    };
}
