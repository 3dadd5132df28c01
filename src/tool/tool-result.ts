import type { JsonObject } from '../json/json-value.js';
import { TOOL_ERROR_CODES, type ToolErrorCode } from './tool-error-code.js';

/** What every call of a tool answers. The summary is a sentence that an agent can say to the person as it is. */
export type ToolResult = ToolOk | ToolConfirmationRequired | ToolError;

export interface ToolOk {
    readonly status: 'ok';
    readonly summary: string;
    readonly data?: JsonObject;
    /** The confirmation had been used before: this is its stored outcome, and nothing was written now. Only where receipts are kept. */
    readonly repeated?: true;
}

export interface ToolConfirmationRequired {
    readonly status: 'confirmation_required';
    readonly summary: string;
    /** The arguments to send back once the person has agreed, `confirmed: true` and the id among them. */
    readonly echo: JsonObject;
    /** The owner must approve it herself, by a call that she signs, before the confirmation goes through. Only on chain. */
    readonly needsApproval?: true;
}

export interface ToolError {
    readonly status: 'error';
    readonly code: ToolErrorCode;
    readonly summary: string;
    /** Whether the same call may go through later. */
    readonly retryable: boolean;
    readonly data?: JsonObject;
    readonly repeated?: true;
}

export function toolError(code: ToolErrorCode, summary: string, data?: JsonObject): ToolError {
    const error: ToolError = { status: 'error', code, summary, retryable: TOOL_ERROR_CODES[code].retryable };
    return data === undefined ? error : { ...error, data };
}
