/** Long argument lists overflow the stack of QuickJS; this many are safe and still amortise the call. */
const PIECE = 16_384;

const fromCharCode = String.fromCharCode;

/** One character (U+0000 to U+00FF) a byte. QuickJS does this in C; a loop in JavaScript would cost ten times as much. */
export function latin1FromBytes(bytes: Uint8Array, start: number, end: number): string {
    if (end - start <= PIECE) return applyCharCodes(bytes.subarray(start, end));
    const pieces: string[] = [];
    for (let from = start; from < end; from += PIECE) pieces.push(applyCharCodes(bytes.subarray(from, Math.min(end, from + PIECE))));
    return pieces.join('');
}

function applyCharCodes(bytes: Uint8Array): string {
    // `apply` takes any array-like; its declared type asks for an array, and copying into one would cost as much as the call.
    return fromCharCode.apply(null, bytes as unknown as number[]);
}
