import type { CanisterRequest } from '../execution/call-context.js';
import { type Response, reject } from '../execution/reject.js';
import type { ReplicaState } from '../execution/replica-state.js';
import type { Subnet } from '../execution/subnet.js';
import { Blob, encodeCandid } from './candid-types.js';
import { clearChunkStore, storedChunks, uploadChunk } from './chunks.js';
import { createCanister, depositCycles, provisionalCreateCanister, provisionalTopUp } from './create.js';
import { installChunkedCode, installCode } from './install-code.js';
import { deleteCanister, startCanister, stopCanister, uninstall, updateSettings } from './lifecycle.js';
import { ManagementError, type ManagementCall, type ManagementHandler } from './management-call.js';
import { httpRequest } from './outcalls.js';
import { canisterStatus, fetchCanisterLogs } from './status.js';

const rawRand: ManagementHandler = (call) => ({ reply: encodeCandid([Blob], [call.state.randomness.next(call.state.time)]) });

const HANDLERS: Readonly<Record<string, ManagementHandler>> = {
    create_canister: createCanister,
    provisional_create_canister_with_cycles: provisionalCreateCanister,
    provisional_top_up_canister: provisionalTopUp,
    deposit_cycles: depositCycles,
    install_code: installCode,
    install_chunked_code: installChunkedCode,
    upload_chunk: uploadChunk,
    clear_chunk_store: clearChunkStore,
    stored_chunks: storedChunks,
    uninstall_code: uninstall,
    start_canister: startCanister,
    stop_canister: stopCanister,
    delete_canister: deleteCanister,
    update_settings: updateSettings,
    canister_status: canisterStatus,
    fetch_canister_logs: fetchCanisterLogs,
    http_request: httpRequest,
    raw_rand: rawRand
};

/** Methods that exist on the Internet Computer and not here. */
const MISSING: ReadonlySet<string> = new Set([
    'canister_info',
    'canister_metadata',
    'canister_metrics',
    'list_canisters',
    'ecdsa_public_key',
    'sign_with_ecdsa',
    'schnorr_public_key',
    'sign_with_schnorr',
    'vetkd_public_key',
    'vetkd_derive_key',
    'node_metrics_history',
    'subnet_info',
    'flexible_http_request',
    'bitcoin_get_balance',
    'bitcoin_get_utxos',
    'bitcoin_send_transaction',
    'bitcoin_get_current_fee_percentiles',
    'bitcoin_get_block_headers',
    'take_canister_snapshot',
    'load_canister_snapshot',
    'list_canister_snapshots',
    'delete_canister_snapshot',
    'read_canister_snapshot_metadata',
    'read_canister_snapshot_data',
    'upload_canister_snapshot_metadata',
    'upload_canister_snapshot_data'
]);

/** Methods that only canisters may call. */
const CANISTERS_ONLY: ReadonlySet<string> = new Set(['raw_rand', 'http_request', 'deposit_cycles']);

/**
 * Executes a call to the management canister on `subnet` and answers it, now or later.
 * @param postponed whether the call already waited for this round.
 */
export function executeManagementCall(state: ReplicaState, subnet: Subnet, request: CanisterRequest, postponed = false): void {
    if (request.method === 'raw_rand' && !postponed && request.origin.kind === 'canister') {
        state.postponed.push({ subnet, request });
        return;
    }
    const call: ManagementCall = {
        state,
        subnet,
        request,
        refund: request.cycles,
        respond: (response) => state.respond(request.origin, response, call.refund)
    };
    const outcome = run(call);
    if (outcome === 'later') return;
    if ('reject' in outcome) call.refund = request.cycles;
    call.respond(outcome);
}

function run(call: ManagementCall): Response | 'later' {
    const { method, origin } = call.request;
    const handler = HANDLERS[method];
    if (!handler) return MISSING.has(method) ? notSupported(method) : unknown(method);
    if (CANISTERS_ONLY.has(method) && origin.kind === 'ingress')
        return reject('canisterRejectedMessage', `${method} can only be called by canisters.`);
    try {
        return handler(call);
    } catch (error) {
        if (error instanceof ManagementError) return error.response;
        if (isCandidError(error)) return reject('invalidManagementPayload', `Error decoding candid of ${method}: ${error.message}`);
        throw error;
    }
}

function unknown(method: string): Response {
    return reject('canisterMethodNotFound', `Management canister has no method '${method}'`);
}

function notSupported(method: string): Response {
    return reject('canisterMethodNotFound', `Management canister method '${method}' is not supported by this replica`);
}

/** The decoder throws plain Errors and RangeErrors; a handler's own mistakes are TypeErrors. */
function isCandidError(error: unknown): error is Error {
    return error instanceof Error && !(error instanceof TypeError) && !(error instanceof ReferenceError);
}

/** Query calls to the management canister: `fetch_canister_logs`. */
export function executeManagementQuery(
    state: ReplicaState,
    subnet: Subnet,
    call: { readonly sender: Uint8Array; readonly method: string; readonly arg: Uint8Array }
): Response {
    const { sender, method, arg } = call;
    if (method !== 'fetch_canister_logs') return reject('canisterMethodNotFound', `Query method ${method} not found.`);
    const origin = { kind: 'system' } as const;
    const request: CanisterRequest = { kind: 'request', sender, origin, receiver: subnet.id, method, arg, cycles: 0n };
    const outcome = run({ state, subnet, request, refund: 0n, respond: () => undefined });
    return outcome === 'later' ? unknown(method) : outcome;
}
