import { nativeCandidEncode } from './azle-native.js';
import { utf8FromCandid } from './candid-text.js';

interface Encoder {
    encode(text: string): Uint8Array;
}

const candidEncode = nativeCandidEncode();
// Taken before the canister's replacement is installed: outside a canister it is the platform's own.
const platform = new (globalThis as unknown as { readonly TextEncoder: new () => Encoder }).TextEncoder();

/** The UTF-8 bytes of a text; lone surrogates become U+FFFD, as in the Encoding standard. */
export const encodeUtf8: (text: string) => Uint8Array =
    candidEncode === undefined ? (text) => platform.encode(text) : (text) => utf8FromCandid(text, candidEncode);
