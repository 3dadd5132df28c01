import { latin1Bytes } from '../shared/candid/latin1-bytes.js';

/** Ids that a store makes, principals, and the keys that the rules build of them. */
const PLAIN = /^[\w/-]{1,120}$/;

/**
 * The bytes of a key: one byte for the table, one a character. Callers send ids of any length and alphabet; what no key can look like is not
 * looked up, so that no two texts share a key.
 *
 * @returns undefined for a text that cannot be a key
 */
export function recordKey(table: number, key: string): Uint8Array | undefined {
    return PLAIN.test(key) ? latin1Bytes(String.fromCharCode(table) + key) : undefined;
}
