import { latin1Bytes } from '../../src/text/latin1-bytes.js';
import { encodeUtf8 } from '../shared/text/utf8-encode.js';

/** Ids that a store makes, principals, and the keys that the rules build of them. */
const PLAIN = /^[\w/-]{1,120}$/;

/** Keys stay printable: control characters would be escaped on their way into bytes. */
const FIRST_TABLE = 0x40;

/**
 * The bytes of a key: one byte for the table, one a character. Callers send ids of any length and alphabet; what no key can look like is not
 * looked up, so that no two texts share a key.
 *
 * @returns undefined for a text that cannot be a key
 */
export function recordKey(table: number, key: string): Uint8Array | undefined {
    return PLAIN.test(key) ? latin1Bytes(tableMark(table) + key) : undefined;
}

/** The keys of records that are there, whose ids are therefore plain: all in one go, because turning a short text into bytes is dear. */
export function recordKeys(table: number, start: string, ids: readonly string[]): Uint8Array[] {
    const head = tableMark(table) + start;
    const bytes = encodeUtf8(ids.map((id) => head + id).join(''));
    let end = 0;
    return ids.map((id) => bytes.subarray(end, (end += head.length + id.length)));
}

function tableMark(table: number): string {
    return String.fromCharCode(FIRST_TABLE + table);
}
