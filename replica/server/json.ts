/**
 * JSON as PocketIC's clients speak it: integers of any size, bare. Numbers that JavaScript cannot hold exactly become bigints.
 */
const BIG_INTEGER_SOMEWHERE = /(?:^|[:[,])\s*-?\d{16,}/;
const STRING_OR_INTEGER = /"(?:\\.|[^"\\])*"|-?\d{16,}(?![\d.eE])/g;
/** Marks an integer while JSON.parse handles the text; no text of a client begins with it. */
const MARK = '\u0000integer:';

export type JsonValue = null | boolean | number | bigint | string | JsonValue[] | { [key: string]: JsonValue };

/** @throws SyntaxError when the text is not JSON. */
export function parseJson(text: string): JsonValue {
    if (!BIG_INTEGER_SOMEWHERE.test(text)) return JSON.parse(text) as JsonValue;
    const marked = text.replace(STRING_OR_INTEGER, (token) => (token.startsWith('"') ? token : JSON.stringify(MARK + token)));
    return JSON.parse(marked, (_key, value: JsonValue) => restore(value)) as JsonValue;
}

function restore(value: JsonValue): JsonValue {
    if (typeof value !== 'string' || !value.startsWith(MARK)) return value;
    const integer = BigInt(value.slice(MARK.length));
    return Number.isSafeInteger(Number(integer)) ? Number(integer) : integer;
}

/** Writes bigints as bare integers. */
export function stringifyJson(value: unknown): string {
    let marked = false;
    const text = JSON.stringify(value, (_key, item: unknown) => {
        if (typeof item !== 'bigint') return item;
        marked = true;
        return MARK + item.toString();
    });
    return marked ? text.replace(/"\\u0000integer:(-?\d+)"/g, '$1') : (text ?? 'null');
}
