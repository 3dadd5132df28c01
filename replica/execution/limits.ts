/**
 * Limits of an application subnet. Sources: the IC's documentation (resource limits, cycles costs) and
 * dfinity/ic rs/config/src/{execution_environment,subnet_config}.rs.
 */
const B = 1_000_000_000n;
const MIB = 1024 * 1024;

export interface InstructionLimits {
    /** Updates, heartbeats, timers, callbacks. */
    readonly message: bigint;
    /** Queries, also in replicated mode, and transforms. */
    readonly query: bigint;
    /** init, pre_upgrade and post_upgrade together. */
    readonly install: bigint;
    readonly inspect: bigint;
    /** A whole composite query with all calls it makes. */
    readonly callGraph: bigint;
}

export const PRODUCTION_INSTRUCTIONS: InstructionLimits = {
    message: 40n * B,
    query: 5n * B,
    install: 300n * B,
    inspect: 200_000_000n,
    callGraph: 5n * B
};

/** What `instruction_config: "Benchmarking"` of PocketIC means: practically no limit. */
export const BENCHMARKING_INSTRUCTIONS: InstructionLimits = {
    message: 99_999_999_999_999_999n,
    query: 99_999_999_999_999_999n,
    install: 99_999_999_999_999_999n,
    inspect: 99_999_999_999_999_999n,
    callGraph: 99_999_999_999_999_999n
};

/** A round starts no further message once this many instructions were executed in it. */
export const ROUND_INSTRUCTIONS = 7n * B;
/** What starting any message costs a round, beside its instructions. */
export const MESSAGE_OVERHEAD = 2_000_000n;
/** What each call of a composite query costs its call graph, beside its instructions. */
export const COMPOSITE_CALL_OVERHEAD = 50_000_000n;
/** Calls deep a composite query may go. */
export const MAX_CALL_GRAPH_DEPTH = 6;

export const MAX_INGRESS_BYTES = 2 * MIB;
export const MAX_CALL_BYTES_SAME_SUBNET = 10 * MIB;
export const MAX_CALL_BYTES_OTHER_SUBNET = 2 * MIB;
export const MAX_REPLY_BYTES = 2 * MIB;
export const MAX_QUERY_REPLY_BYTES = 3 * MIB;
export const MAX_REJECT_MESSAGE_BYTES = 8 * 1024;
export const MAX_CERTIFIED_DATA_BYTES = 32;
export const MAX_METHOD_NAME_BYTES = 20_000;
export const MAX_CALLS_PER_CALLEE = 500;
export const MAX_CONTROLLERS = 10;
/** Seconds; longer time-outs of bounded-wait calls are shortened to this. */
export const MAX_CALL_TIMEOUT_SECONDS = 300;
export const DEFAULT_WASM_MEMORY_LIMIT = 3n * 1024n * 1024n * 1024n;
export const MAX_WASM_BYTES = 100 * MIB;
export const CHUNK_BYTES = MIB;
export const CHUNK_STORE_CHUNKS = 100;
/** Rounds after which PocketIC stops waiting for an ingress message. */
export const AWAIT_ROUNDS = 100;
