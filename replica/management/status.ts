import type { Principal } from '@dfinity/principal';
import type { Canister } from '../canister/canister.js';
import { SECONDS_PER_DAY } from '../execution/cycles.js';
import { CanisterIdRecord, decodeCandid, encodeCandid, LogsResult, StatusResult } from './candid-types.js';
import {
    type ManagementCall,
    ManagementError,
    type ManagementHandler,
    requireCanister,
    requireControlledOrSelf
} from './management-call.js';
import { candidSettings } from './settings.js';
import { samePrincipal } from '../execution/principals.js';

const target = (arg: Uint8Array): Principal => decodeCandid<{ canister_id: Principal }>(CanisterIdRecord, arg).canister_id;

/** Bytes of a mutable global, as the IC counts them. */
const GLOBAL_BYTES = 8n;

export const canisterStatus: ManagementHandler = (call) => {
    const canister = requireControlledOrSelf(call, target(call.request.arg));
    return { reply: encodeCandid([StatusResult], [statusOf(canister)]) };
};

function statusOf(canister: Canister): Record<string, unknown> {
    const code = canister.instance?.code;
    return {
        status: { [canister.status]: null },
        ready_for_migration: canister.status === 'stopped' && canister.contexts.size === 0,
        version: canister.version,
        settings: candidSettings(canister.settings),
        module_hash: code ? [code.hash] : [],
        memory_size: canister.memoryUsage(),
        memory_metrics: memoryMetrics(canister),
        cycles: canister.cycles,
        reserved_cycles: 0n,
        idle_cycles_burned_per_day: canister.idleCyclesPerSecond() * SECONDS_PER_DAY,
        query_stats: {
            num_calls_total: canister.queries.calls,
            num_instructions_total: canister.queries.instructions,
            request_payload_bytes_total: canister.queries.requestBytes,
            response_payload_bytes_total: canister.queries.replyBytes
        }
    };
}

function memoryMetrics(canister: Canister): Record<string, bigint> {
    const code = canister.instance?.code;
    const sections = code?.info.customSections.filter(({ name }) => name.startsWith('icp:')) ?? [];
    const logBytes = canister.log.read().reduce((sum, record) => sum + record.content.length, 0);
    return {
        wasm_memory_size: BigInt(canister.instance?.memoryBytes ?? 0),
        stable_memory_size: BigInt(canister.stable.bytes),
        global_memory_size: BigInt(code?.info.globals.length ?? 0) * GLOBAL_BYTES,
        wasm_binary_size: BigInt(code?.size ?? 0),
        custom_sections_size: BigInt(sections.reduce((sum, section) => sum + section.content.length, 0)),
        canister_history_size: 0n,
        wasm_chunk_store_size: BigInt([...canister.chunks.values()].reduce((sum, chunk) => sum + chunk.length, 0)),
        snapshots_size: 0n,
        log_memory_store_size: BigInt(logBytes)
    };
}

export const fetchCanisterLogs: ManagementHandler = (call) => {
    const canister = requireCanister(call, target(call.request.arg));
    if (!mayReadLogs(call, canister))
        throw new ManagementError(
            'canisterRejectedMessage',
            `Caller ${call.state.nameOf(call.request.sender)} is not allowed to access canister logs`
        );
    const records = canister.log.read().map(({ index, time, content }) => ({ idx: index, timestamp_nanos: time, content }));
    return { reply: encodeCandid([LogsResult], [{ canister_log_records: records }]) };
};

function mayReadLogs(call: ManagementCall, canister: Canister): boolean {
    const { logVisibility } = canister.settings;
    const { sender } = call.request;
    if (logVisibility === 'public' || canister.isController(sender)) return true;
    return logVisibility !== 'controllers' && logVisibility.allowedViewers.some((viewer) => samePrincipal(viewer, sender));
}
