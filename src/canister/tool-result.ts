import type { ToolResult as CandidResult } from '../core/generated/agent_tools.did.js';
import type { JsonObject } from '../json/json-value.js';
import { TOOL_ERROR_CODES, type ToolErrorCode } from '../tool/tool-error-code.js';
import type { ToolResult } from '../tool/tool-result.js';

/** A result as tools in process give it. @throws SyntaxError when the canister sent data that is no JSON */
export function toolResultOf(result: CandidResult): ToolResult {
    if ('ok' in result) {
        const { summary, data, repeated } = result.ok;
        return { status: 'ok', summary, ...dataOf(data), ...(repeated ? { repeated } : {}) };
    }
    if ('error' in result) {
        const { code, summary, data, retryable, repeated } = result.error;
        return {
            status: 'error',
            code: isKnown(code) ? code : 'internal',
            summary,
            retryable,
            ...dataOf(data),
            ...(repeated ? { repeated } : {})
        };
    }
    const { summary, echo, needs_approval } = result.confirmation_required;
    return {
        status: 'confirmation_required',
        summary,
        echo: JSON.parse(echo) as JsonObject,
        ...(needs_approval ? { needsApproval: true as const } : {})
    };
}

function dataOf(data: [] | [string]): { readonly data?: JsonObject } {
    return data[0] === undefined ? {} : { data: JSON.parse(data[0]) as JsonObject };
}

/** A canister of a later version may have codes that this package does not know. */
function isKnown(code: string): code is ToolErrorCode {
    return Object.hasOwn(TOOL_ERROR_CODES, code);
}
