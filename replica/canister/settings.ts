import { DEFAULT_WASM_MEMORY_LIMIT } from '../execution/limits.js';

/** Who may read logs, snapshots or the status. */
export type Visibility = 'controllers' | 'public' | { readonly allowedViewers: readonly Uint8Array[] };

export interface EnvironmentVariable {
    readonly name: string;
    readonly value: string;
}

/** A canister's settings with every default filled in; sizes in bytes, thresholds in seconds. */
export interface CanisterSettings {
    readonly controllers: readonly Uint8Array[];
    readonly computeAllocation: bigint;
    readonly memoryAllocation: bigint;
    readonly freezingThreshold: bigint;
    readonly reservedCyclesLimit: bigint;
    readonly logVisibility: Visibility;
    readonly logMemoryLimit: bigint;
    readonly snapshotVisibility: Visibility;
    readonly statusVisibility: Visibility;
    readonly wasmMemoryLimit: bigint;
    readonly wasmMemoryThreshold: bigint;
    readonly minimumIncomingCallCycles: bigint;
    readonly environmentVariables: readonly EnvironmentVariable[];
}

/** The settings of a canister for which only the controllers were named. */
export function defaultSettings(controllers: readonly Uint8Array[]): CanisterSettings {
    return {
        controllers,
        computeAllocation: 0n,
        memoryAllocation: 0n,
        freezingThreshold: 2_592_000n,
        reservedCyclesLimit: 5_000_000_000_000n,
        logVisibility: 'controllers',
        logMemoryLimit: 4_096n,
        snapshotVisibility: 'controllers',
        statusVisibility: 'controllers',
        wasmMemoryLimit: DEFAULT_WASM_MEMORY_LIMIT,
        wasmMemoryThreshold: 0n,
        minimumIncomingCallCycles: 0n,
        environmentVariables: []
    };
}
