import type { ExecutionRecord } from '../execution/execution-record.js';

/** A record of `GET …/_/executions`. Instructions and cycles are bare integers. */
export function executionJson(record: ExecutionRecord): Record<string, unknown> {
    return {
        canister_id: record.canister,
        kind: record.kind,
        method: record.method,
        instructions: record.instructions,
        cycles: record.cycles,
        outcome: record.outcome,
        error: record.error,
        time: record.time,
        memory_bytes: record.memoryBytes
    };
}
