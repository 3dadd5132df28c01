/** A map from bytes to bytes that outlives upgrades, in the order of its keys' bytes. Azle's `StableBTreeMap` with raw serializers is one. */
export interface StableMap {
    get(key: Uint8Array): Uint8Array | undefined;
    insert(key: Uint8Array, value: Uint8Array): void;
    remove(key: Uint8Array): void;
    containsKey(key: Uint8Array): boolean;
    /** `length` keys from the one at index `start`; the cost grows with `start`, so callers read from the front. */
    keys(start: number, length: number): Uint8Array[];
    len(): number;
}
