import { nativeCandidEncode } from './azle-native.js';
import { candidTextArguments } from './candid-text.js';
import { encodeUtf8 } from './utf8-encode.js';

const candidEncode = nativeCandidEncode();
/** `DIDL` and an empty type table. */
const MAGIC_BYTES = 5;

/** Texts one after the other as Candid has them: each its length in bytes (LEB128), then its UTF-8. */
export const encodeTexts: (texts: readonly string[]) => Uint8Array =
    candidEncode === undefined ? encodeOneByOne : (texts) => encodeTogether(texts, candidEncode);

/** One call for all: the values of a message of texts are just what is wanted. */
export function encodeTogether(texts: readonly string[], encode: (candidText: string) => Uint8Array): Uint8Array {
    if (texts.length === 0) return new Uint8Array(0);
    const message = encode(candidTextArguments(texts));
    let start = MAGIC_BYTES;
    while ((message[start++] ?? 0) > 127);
    // Then a byte for each text, that it is one.
    return message.subarray(start + texts.length);
}

function encodeOneByOne(texts: readonly string[]): Uint8Array {
    const parts = texts.map(encodeUtf8);
    const lengths = parts.map((part) => leb128(part.length));
    const batch = new Uint8Array(parts.reduce((sum, part, i) => sum + part.length + (lengths[i]?.length ?? 0), 0));
    let at = 0;
    for (const piece of parts.flatMap((part, i) => [lengths[i] ?? [], part])) {
        batch.set(piece, at);
        at += piece.length;
    }
    return batch;
}

function leb128(value: number): number[] {
    const bytes: number[] = [];
    let left = value;
    for (; left > 127; left = Math.floor(left / 128)) bytes.push((left % 128) | 128);
    return [...bytes, left];
}
