import { nativeCandidEncode } from './text/azle-native.js';
import { FastTextDecoder } from './text/text-decoder.js';
import { FastTextEncoder } from './text/text-encoder.js';

// Azle's TextEncoder and TextDecoder are JavaScript inside QuickJS and cost some 14,000 instructions a byte: 100 kB of text would not fit a
// query. The first import of every canister is this file, so that nothing has taken the old ones by then. Unit tests and the build's own
// run in Node keep what they have.
if (nativeCandidEncode() !== undefined) Object.assign(globalThis, { TextEncoder: FastTextEncoder, TextDecoder: FastTextDecoder });

export { decodeUtf8 } from './text/utf8-decode.js';
export { encodeUtf8 } from './text/utf8-encode.js';
