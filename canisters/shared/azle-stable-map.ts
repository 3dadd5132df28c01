import { StableBTreeMap } from 'azle';

import type { StableMap } from './stable-map.js';

/** Azle's own serializer writes JSON, which costs ten times more and orders keys as JSON texts. */
const RAW = { toBytes: (bytes: Uint8Array) => bytes, fromBytes: (bytes: Uint8Array) => bytes };

/** The map in one stable memory (0 to 253). The same number must mean the same map for ever. */
export function stableMap(memoryId: number): StableMap {
    return new StableBTreeMap<Uint8Array, Uint8Array>(memoryId, RAW, RAW);
}
