import { latin1FromBytes } from '../../../src/text/latin1-from-bytes.js';
import { textFromLatin1 } from './utf8-latin1.js';

const REPLACEMENT = '\ufffd';

/** The text of UTF-8 bytes; bytes that are not well-formed become U+FFFD, one for each maximal part, as in the Encoding standard. */
export function decodeUtf8(bytes: Uint8Array): string {
    return decodeUtf8Strictly(bytes) ?? decodeWithReplacements(bytes);
}

/** The text of UTF-8 bytes, or undefined when they are not well-formed. */
export function decodeUtf8Strictly(bytes: Uint8Array): string | undefined {
    return textFromLatin1(latin1FromBytes(bytes, 0, bytes.length));
}

/** The slow way, for bytes that are known to be malformed somewhere. */
function decodeWithReplacements(bytes: Uint8Array): string {
    const parts: string[] = [];
    for (let at = 0; at < bytes.length;) {
        const length = sequenceLength(bytes, at);
        parts.push(length > 0 ? sequence(bytes, at, length) : REPLACEMENT);
        at += length > 0 ? length : Math.max(1, -length);
    }
    return parts.join('');
}

function sequence(bytes: Uint8Array, at: number, length: number): string {
    return textFromLatin1(latin1FromBytes(bytes, at, at + length)) ?? REPLACEMENT;
}

/**
 * How long the sequence is that starts at `at`: positive when it is well formed, else the negated length of the longest start of a
 * well-formed sequence there (0 when not even the first byte can start one).
 */
export function sequenceLength(bytes: Uint8Array, at: number): number {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) return 1;
    const needed = lead < 0xc2 || lead > 0xf4 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    if (needed === 0) return 0;
    for (let taken = 1; taken <= needed; taken++) {
        if (!isContinuation(bytes[at + taken], taken === 1 ? lead : 0)) return -taken;
    }
    return needed + 1;
}

/** The byte after some leads is narrowed so that nothing overlong, no surrogate and nothing above U+10FFFF is let through. */
function isContinuation(byte: number | undefined, lead: number): boolean {
    if (byte === undefined) return false;
    const least = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    const most = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    return byte >= least && byte <= most;
}
