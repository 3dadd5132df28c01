/** `DIDL`, an empty type table, one value, its type `text`. */
const HEADER_BYTES = 7;

/** JSON's escapes that Candid text does not know; a backslash before a backslash must not be taken for the start of one. */
const JSON_ESCAPES = /\\(\\|u([0-9a-f]{4})|b|f)/g;

/**
 * The UTF-8 bytes of `text` by way of an encoder from Candid text to Candid bytes.
 * @param candidEncode what turns `("…")` into a Candid message
 */
export function utf8FromCandid(text: string, candidEncode: (candidText: string) => Uint8Array): Uint8Array {
    const message = candidEncode(candidTextArguments([text]));
    let start = HEADER_BYTES;
    while ((message[start++] ?? 0) > 127);
    return message.slice(start);
}

/** `("…", "…")`: texts as arguments in Candid's text format. Lone surrogates, which it cannot hold, become U+FFFD. */
export function candidTextArguments(texts: readonly string[]): string {
    // JSON.stringify quotes in C; the regular expression only runs for the rare escapes that differ.
    const json = `(${JSON.stringify(texts).slice(1, -1)})`;
    if (!json.includes('\\u') && !json.includes('\\b') && !json.includes('\\f')) return json;
    return json.replace(JSON_ESCAPES, candidEscape);
}

function candidEscape(match: string, escaped: string, hex: string | undefined): string {
    if (hex !== undefined) return isSurrogate(hex) ? '\ufffd' : `\\u{${hex}}`;
    if (escaped === 'b') return '\\u{8}';
    return escaped === 'f' ? '\\u{c}' : match;
}

/** JSON.stringify writes `\ud800` to `\udfff` only for surrogates that have no partner. */
function isSurrogate(hex: string): boolean {
    return hex >= 'd800' && hex <= 'dfff';
}
