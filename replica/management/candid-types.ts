import { IDL } from '@dfinity/candid';
import type { Principal } from '@dfinity/principal';

/** Candid types of the management canister (interface specification, `ic.did`) that this replica serves. */
export const Blob = IDL.Vec(IDL.Nat8);
export const CanisterIdRecord = IDL.Record({ canister_id: IDL.Principal });
export const EnvironmentVariables = IDL.Vec(IDL.Record({ name: IDL.Text, value: IDL.Text }));

export const Visibility = IDL.Variant({ controllers: IDL.Null, public: IDL.Null, allowed_viewers: IDL.Vec(IDL.Principal) });

export const Settings = IDL.Record({
    controllers: IDL.Opt(IDL.Vec(IDL.Principal)),
    compute_allocation: IDL.Opt(IDL.Nat),
    memory_allocation: IDL.Opt(IDL.Nat),
    freezing_threshold: IDL.Opt(IDL.Nat),
    reserved_cycles_limit: IDL.Opt(IDL.Nat),
    log_visibility: IDL.Opt(Visibility),
    snapshot_visibility: IDL.Opt(Visibility),
    status_visibility: IDL.Opt(Visibility),
    log_memory_limit: IDL.Opt(IDL.Nat),
    wasm_memory_limit: IDL.Opt(IDL.Nat),
    wasm_memory_threshold: IDL.Opt(IDL.Nat),
    minimum_incoming_canister_call_cycles: IDL.Opt(IDL.Nat),
    environment_variables: IDL.Opt(EnvironmentVariables)
});

export const DefiniteSettings = IDL.Record({
    controllers: IDL.Vec(IDL.Principal),
    compute_allocation: IDL.Nat,
    memory_allocation: IDL.Nat,
    freezing_threshold: IDL.Nat,
    reserved_cycles_limit: IDL.Nat,
    log_visibility: Visibility,
    snapshot_visibility: Visibility,
    status_visibility: Visibility,
    log_memory_limit: IDL.Nat,
    wasm_memory_limit: IDL.Nat,
    wasm_memory_threshold: IDL.Nat,
    minimum_incoming_canister_call_cycles: IDL.Nat,
    environment_variables: EnvironmentVariables
});

export const CreateArgs = IDL.Record({ settings: IDL.Opt(Settings) });
export const ProvisionalCreateArgs = IDL.Record({
    settings: IDL.Opt(Settings),
    amount: IDL.Opt(IDL.Nat),
    specified_id: IDL.Opt(IDL.Principal)
});
export const ProvisionalTopUpArgs = IDL.Record({ canister_id: IDL.Principal, amount: IDL.Nat });
export const UpdateSettingsArgs = IDL.Record({ canister_id: IDL.Principal, settings: Settings });

export const InstallMode = IDL.Variant({
    install: IDL.Null,
    reinstall: IDL.Null,
    upgrade: IDL.Opt(
        IDL.Record({
            skip_pre_upgrade: IDL.Opt(IDL.Bool),
            wasm_memory_persistence: IDL.Opt(IDL.Variant({ keep: IDL.Null, replace: IDL.Null }))
        })
    )
});
export const InstallCodeArgs = IDL.Record({ mode: InstallMode, canister_id: IDL.Principal, wasm_module: Blob, arg: Blob });
export const ChunkHash = IDL.Record({ hash: Blob });
export const InstallChunkedCodeArgs = IDL.Record({
    mode: InstallMode,
    target_canister: IDL.Principal,
    store_canister: IDL.Opt(IDL.Principal),
    chunk_hashes_list: IDL.Vec(ChunkHash),
    wasm_module_hash: Blob,
    arg: Blob
});
export const UploadChunkArgs = IDL.Record({ canister_id: IDL.Principal, chunk: Blob });

export const StatusResult = IDL.Record({
    status: IDL.Variant({ running: IDL.Null, stopping: IDL.Null, stopped: IDL.Null }),
    ready_for_migration: IDL.Bool,
    version: IDL.Nat64,
    settings: DefiniteSettings,
    module_hash: IDL.Opt(Blob),
    memory_size: IDL.Nat,
    memory_metrics: IDL.Record({
        wasm_memory_size: IDL.Nat,
        stable_memory_size: IDL.Nat,
        global_memory_size: IDL.Nat,
        wasm_binary_size: IDL.Nat,
        custom_sections_size: IDL.Nat,
        canister_history_size: IDL.Nat,
        wasm_chunk_store_size: IDL.Nat,
        snapshots_size: IDL.Nat,
        log_memory_store_size: IDL.Nat
    }),
    cycles: IDL.Nat,
    reserved_cycles: IDL.Nat,
    idle_cycles_burned_per_day: IDL.Nat,
    query_stats: IDL.Record({
        num_calls_total: IDL.Nat,
        num_instructions_total: IDL.Nat,
        request_payload_bytes_total: IDL.Nat,
        response_payload_bytes_total: IDL.Nat
    })
});

export const LogsResult = IDL.Record({
    canister_log_records: IDL.Vec(IDL.Record({ idx: IDL.Nat64, timestamp_nanos: IDL.Nat64, content: Blob }))
});

const HttpHeader = IDL.Record({ name: IDL.Text, value: IDL.Text });
export const HttpResponse = IDL.Record({ status: IDL.Nat, headers: IDL.Vec(HttpHeader), body: Blob });
export const TransformArgs = IDL.Record({ response: HttpResponse, context: Blob });
export const HttpRequestArgs = IDL.Record({
    url: IDL.Text,
    max_response_bytes: IDL.Opt(IDL.Nat64),
    method: IDL.Variant({ get: IDL.Null, head: IDL.Null, post: IDL.Null }),
    headers: IDL.Vec(HttpHeader),
    body: IDL.Opt(Blob),
    transform: IDL.Opt(IDL.Record({ function: IDL.Func([TransformArgs], [HttpResponse], ['query']), context: Blob })),
    is_replicated: IDL.Opt(IDL.Bool)
});

type Opt<T> = [] | [T];

export type CandidVisibility = { controllers: null } | { public: null } | { allowed_viewers: Principal[] };

export interface CandidSettings {
    controllers: Opt<Principal[]>;
    compute_allocation: Opt<bigint>;
    memory_allocation: Opt<bigint>;
    freezing_threshold: Opt<bigint>;
    reserved_cycles_limit: Opt<bigint>;
    log_visibility: Opt<CandidVisibility>;
    snapshot_visibility: Opt<CandidVisibility>;
    status_visibility: Opt<CandidVisibility>;
    log_memory_limit: Opt<bigint>;
    wasm_memory_limit: Opt<bigint>;
    wasm_memory_threshold: Opt<bigint>;
    minimum_incoming_canister_call_cycles: Opt<bigint>;
    environment_variables: Opt<{ name: string; value: string }[]>;
}

export type CandidInstallMode =
    | { install: null }
    | { reinstall: null }
    | { upgrade: Opt<{ skip_pre_upgrade: Opt<boolean>; wasm_memory_persistence: Opt<{ keep: null } | { replace: null }> }> };

export interface CandidHttpRequest {
    url: string;
    max_response_bytes: Opt<bigint>;
    method: { get: null } | { head: null } | { post: null };
    headers: { name: string; value: string }[];
    body: Opt<Uint8Array>;
    transform: Opt<{ function: [Principal, string]; context: Uint8Array }>;
    is_replicated: Opt<boolean>;
}

export interface CandidHttpResponse {
    status: bigint;
    headers: { name: string; value: string }[];
    body: Uint8Array;
}

/** Encodes values of the given types. */
export function encodeCandid(types: IDL.Type[], values: unknown[]): Uint8Array {
    return new Uint8Array(IDL.encode(types, values));
}

/** Decodes one value. @throws Error when the bytes are not Candid of this type. */
export function decodeCandid<T>(type: IDL.Type, bytes: Uint8Array): T {
    // The library ignores the offset of a view: give it bytes that start at 0.
    const [value] = IDL.decode([type], bytes.slice());
    return value as T;
}
