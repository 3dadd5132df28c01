/**
 * Decodes UTF-8 given as one character a byte.
 * `escape` turns bytes into %XX in C and `decodeURIComponent` checks and decodes them in C; both are exact for every input.
 * @returns the text, or undefined when the bytes are not well-formed UTF-8
 */
export function textFromLatin1(latin1: string): string | undefined {
    try {
        return decodeURIComponent(escape(latin1));
    } catch {
        return undefined;
    }
}
