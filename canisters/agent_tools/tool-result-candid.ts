import type { ToolResult as CandidResult } from '../../src/core/generated/agent_tools.did.js';
import type { ToolResult } from '../../src/tool/tool-result.js';

const NANOSECONDS_A_MILLISECOND = 1_000_000n;

/** @param expiresAt of a confirmation id, in milliseconds since 1970 UTC */
export function candidResult(result: ToolResult, expiresAt: (confirmationId: string) => number): CandidResult {
    if (result.status === 'ok') {
        return { ok: { summary: result.summary, data: optionalJson(result.data), repeated: result.repeated === true } };
    }
    if (result.status === 'error') {
        const { code, summary, data, retryable } = result;
        return { error: { code, summary, data: optionalJson(data), retryable } };
    }
    const id = String(result.echo['confirmationId']);
    return {
        confirmation_required: {
            summary: result.summary,
            echo: JSON.stringify(result.echo),
            confirmation_id: id,
            expires_at: BigInt(expiresAt(id)) * NANOSECONDS_A_MILLISECOND,
            needs_approval: false
        }
    };
}

function optionalJson(data: unknown): [] | [string] {
    return data === undefined ? [] : [JSON.stringify(data)];
}
