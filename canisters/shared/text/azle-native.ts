/**
 * The one place that leans on an internal of Azle (the global `_azleIc`, present in 0.33.0, which is why Azle is pinned): its Candid
 * encoder, written in Rust, is the only native way from a string to UTF-8 bytes that the canister has.
 */
interface AzleInternals {
    readonly _azleIc?: { readonly candidEncode?: (candidText: string) => Uint8Array };
    readonly _azleIcpReplicaWasmEnvironment?: boolean;
}

/** Candid text to Candid bytes, natively; undefined outside a running canister (unit tests, the build's own run for method names). */
export function nativeCandidEncode(): ((candidText: string) => Uint8Array) | undefined {
    const internals = globalThis as AzleInternals;
    if (internals._azleIcpReplicaWasmEnvironment !== true) return undefined;
    return internals._azleIc?.candidEncode;
}
