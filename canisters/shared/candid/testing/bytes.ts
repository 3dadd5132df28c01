/** Bytes from numbers and from texts, whose UTF-8 they get. */
export function bytes(...parts: (number | string)[]): Uint8Array {
    return Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...Buffer.from(part)])));
}
