import { encodeUtf8 } from '../shared/text/utf8-encode.js';
import { latin1FromBytes } from '../../src/text/latin1-from-bytes.js';

/** The first byte of every record: how the rest is written. */
const JSON_IN_ASCII = 1;
const BEYOND_ASCII = /[\u007f-\uffff]/g;

/** A record as it lies in stable memory. Records are read far more often than written, and ASCII is read without decoding UTF-8. */
export function recordBytes(record: unknown): Uint8Array {
    const json = encodeUtf8(JSON.stringify(record).replace(BEYOND_ASCII, escaped));
    const bytes = new Uint8Array(json.length + 1);
    bytes[0] = JSON_IN_ASCII;
    bytes.set(json, 1);
    return bytes;
}

/**
 * @returns what `recordBytes` was given
 * @throws Error when the bytes were written by a later version of this canister
 */
export function recordFromBytes<T>(bytes: Uint8Array): T {
    if (bytes[0] !== JSON_IN_ASCII) throw new Error('a record has an unknown form');
    // What a table holds is the concern of whoever writes to it, and nobody else writes there.
    return JSON.parse(latin1FromBytes(bytes, 1, bytes.length)) as T;
}

function escaped(character: string): string {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
