/** The bytes of a text whose characters are all below U+0100, one byte a character. */
export function latin1Bytes(latin1: string): Uint8Array {
    const bytes = new Uint8Array(latin1.length);
    for (let i = 0; i < latin1.length; i++) bytes[i] = latin1.charCodeAt(i);
    return bytes;
}
