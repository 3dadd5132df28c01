import type { ConfirmationRecord } from '../../src/confirmations/confirmation-record.js';
import type { ToolResult as CandidResult } from '../../src/core/generated/agent_tools.did.js';
import type { ToolResult } from '../../src/tool/tool-result.js';

const NANOSECONDS_A_MILLISECOND = 1_000_000n;

/** @param recordOf what the ledger holds of a preview that was just issued */
export function candidResult(
    result: ToolResult,
    recordOf: (confirmationId: string) => ConfirmationRecord | undefined = () => undefined
): CandidResult {
    if (result.status === 'ok') {
        return { ok: { summary: result.summary, data: optionalJson(result.data), repeated: result.repeated === true } };
    }
    if (result.status === 'error') {
        const { code, summary, data, retryable } = result;
        return { error: { code, summary, data: optionalJson(data), retryable, repeated: result.repeated === true } };
    }
    const id = String(result.echo['confirmationId']);
    const record = recordOf(id);
    return {
        confirmation_required: {
            summary: result.summary,
            echo: JSON.stringify(result.echo),
            confirmation_id: id,
            expires_at: BigInt(record?.expiresAt ?? 0) * NANOSECONDS_A_MILLISECOND,
            needs_approval: record?.approval === 'needed'
        }
    };
}

function optionalJson(data: unknown): [] | [string] {
    return data === undefined ? [] : [JSON.stringify(data)];
}
