import { constants, gzipSync } from 'node:zlib';

/** Where a gzip header says which system wrote it; 255 is "unknown". */
const SYSTEM_BYTE = 9;
const UNKNOWN_SYSTEM = 255;

/** Compresses so that equal input gives equal output on every system: no time (Node writes none) and no system in the header. */
export function deterministicGzip(content: Uint8Array): Uint8Array {
    const compressed = gzipSync(content, { level: constants.Z_BEST_COMPRESSION });
    compressed[SYSTEM_BYTE] = UNKNOWN_SYSTEM;
    return compressed;
}
