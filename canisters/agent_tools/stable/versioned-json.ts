import { decodeUtf8, encodeUtf8 } from '../../shared/text-codec.js';

/** A record in stable memory: one byte for the version of its form, then JSON. */
export function encodeRecord(version: number, value: unknown): Uint8Array {
    const json = encodeUtf8(JSON.stringify(value));
    const bytes = new Uint8Array(json.length + 1);
    bytes[0] = version;
    bytes.set(json, 1);
    return bytes;
}

/**
 * Reads a record of any version that was ever written.
 *
 * @param readers by version; each gives today's form
 * @throws Error when a newer program wrote the record
 */
export function decodeRecord<T>(bytes: Uint8Array, readers: Readonly<Record<number, (value: unknown) => T>>): T {
    const reader = readers[bytes[0] ?? 0];
    if (reader === undefined) throw new Error(`a stable record has version ${bytes[0]}, which this program does not know`);
    return reader(JSON.parse(decodeUtf8(bytes.subarray(1))) as unknown);
}
