/**
 * SHA-256 (FIPS 180-4) in straight lines. The library that the package uses calls a function for every rotation, and a call costs QuickJS as
 * much as a dozen other operations (decision 005). Eight rounds stand in a row so that no variable has to be moved after each; a test holds
 * it against the library.
 */

const ROUND_CONSTANTS = fractionsOfRoots(64, Math.cbrt);
const INITIAL = fractionsOfRoots(8, Math.sqrt);
const BLOCK = 64;
/** The mark after the message and its length in bits. */
const PADDING = 9;

/** Reused by every block: nothing is awaited in between. */
const schedule = new Int32Array(64);

export function sha256(parts: readonly Uint8Array[]): Uint8Array {
    const message = padded(parts);
    const view = new DataView(message.buffer);
    const state = Int32Array.from(INITIAL);
    for (let at = 0; at < message.length; at += BLOCK) compress(state, view, at);
    const digest = new Uint8Array(32);
    const out = new DataView(digest.buffer);
    for (let i = 0; i < 8; i++) out.setInt32(4 * i, state[i]!);
    return digest;
}

function padded(parts: readonly Uint8Array[]): Uint8Array {
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    const message = new Uint8Array(Math.ceil((length + PADDING) / BLOCK) * BLOCK);
    let at = 0;
    for (const part of parts) {
        message.set(part, at);
        at += part.length;
    }
    message[length] = 0x80;
    const view = new DataView(message.buffer);
    view.setUint32(message.length - 8, Math.floor(length / 0x2000_0000));
    view.setUint32(message.length - 4, (length << 3) >>> 0);
    return message;
}

function compress(state: Int32Array, block: DataView, at: number): void {
    const w = schedule;
    const k = ROUND_CONSTANTS;
    for (let i = 0; i < 16; i++) w[i] = block.getInt32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
        const x = w[i - 15]!;
        const y = w[i - 2]!;
        w[i] =
            (w[i - 16]! +
                w[i - 7]! +
                (((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)) +
                (((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10))) |
            0;
    }
    let a = state[0]!;
    let b = state[1]!;
    let c = state[2]!;
    let d = state[3]!;
    let e = state[4]!;
    let f = state[5]!;
    let g = state[6]!;
    let h = state[7]!;
    let t: number;
    for (let i = 0; i < 64; i += 8) {
        t = (h + (((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))) + (g ^ (e & (f ^ g))) + k[i]! + w[i]!) | 0;
        d = (d + t) | 0;
        h = (t + (((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))) + ((a & b) | (c & (a | b)))) | 0;
        t =
            (g +
                (((d >>> 6) | (d << 26)) ^ ((d >>> 11) | (d << 21)) ^ ((d >>> 25) | (d << 7))) +
                (f ^ (d & (e ^ f))) +
                k[i + 1]! +
                w[i + 1]!) |
            0;
        c = (c + t) | 0;
        g = (t + (((h >>> 2) | (h << 30)) ^ ((h >>> 13) | (h << 19)) ^ ((h >>> 22) | (h << 10))) + ((h & a) | (b & (h | a)))) | 0;
        t =
            (f +
                (((c >>> 6) | (c << 26)) ^ ((c >>> 11) | (c << 21)) ^ ((c >>> 25) | (c << 7))) +
                (e ^ (c & (d ^ e))) +
                k[i + 2]! +
                w[i + 2]!) |
            0;
        b = (b + t) | 0;
        f = (t + (((g >>> 2) | (g << 30)) ^ ((g >>> 13) | (g << 19)) ^ ((g >>> 22) | (g << 10))) + ((g & h) | (a & (g | h)))) | 0;
        t =
            (e +
                (((b >>> 6) | (b << 26)) ^ ((b >>> 11) | (b << 21)) ^ ((b >>> 25) | (b << 7))) +
                (d ^ (b & (c ^ d))) +
                k[i + 3]! +
                w[i + 3]!) |
            0;
        a = (a + t) | 0;
        e = (t + (((f >>> 2) | (f << 30)) ^ ((f >>> 13) | (f << 19)) ^ ((f >>> 22) | (f << 10))) + ((f & g) | (h & (f | g)))) | 0;
        t =
            (d +
                (((a >>> 6) | (a << 26)) ^ ((a >>> 11) | (a << 21)) ^ ((a >>> 25) | (a << 7))) +
                (c ^ (a & (b ^ c))) +
                k[i + 4]! +
                w[i + 4]!) |
            0;
        h = (h + t) | 0;
        d = (t + (((e >>> 2) | (e << 30)) ^ ((e >>> 13) | (e << 19)) ^ ((e >>> 22) | (e << 10))) + ((e & f) | (g & (e | f)))) | 0;
        t =
            (c +
                (((h >>> 6) | (h << 26)) ^ ((h >>> 11) | (h << 21)) ^ ((h >>> 25) | (h << 7))) +
                (b ^ (h & (a ^ b))) +
                k[i + 5]! +
                w[i + 5]!) |
            0;
        g = (g + t) | 0;
        c = (t + (((d >>> 2) | (d << 30)) ^ ((d >>> 13) | (d << 19)) ^ ((d >>> 22) | (d << 10))) + ((d & e) | (f & (d | e)))) | 0;
        t =
            (b +
                (((g >>> 6) | (g << 26)) ^ ((g >>> 11) | (g << 21)) ^ ((g >>> 25) | (g << 7))) +
                (a ^ (g & (h ^ a))) +
                k[i + 6]! +
                w[i + 6]!) |
            0;
        f = (f + t) | 0;
        b = (t + (((c >>> 2) | (c << 30)) ^ ((c >>> 13) | (c << 19)) ^ ((c >>> 22) | (c << 10))) + ((c & d) | (e & (c | d)))) | 0;
        t =
            (a +
                (((f >>> 6) | (f << 26)) ^ ((f >>> 11) | (f << 21)) ^ ((f >>> 25) | (f << 7))) +
                (h ^ (f & (g ^ h))) +
                k[i + 7]! +
                w[i + 7]!) |
            0;
        e = (e + t) | 0;
        a = (t + (((b >>> 2) | (b << 30)) ^ ((b >>> 13) | (b << 19)) ^ ((b >>> 22) | (b << 10))) + ((b & c) | (d & (b | c)))) | 0;
    }
    state[0] = state[0]! + a;
    state[1] = state[1]! + b;
    state[2] = state[2]! + c;
    state[3] = state[3]! + d;
    state[4] = state[4]! + e;
    state[5] = state[5]! + f;
    state[6] = state[6]! + g;
    state[7] = state[7]! + h;
}

/** The first 32 bits of the fractional parts of a root of the first primes. A double has 52 bits, and no root of these needs more than 45. */
function fractionsOfRoots(count: number, root: (prime: number) => number): Int32Array {
    const words = new Int32Array(count);
    for (let found = 0, candidate = 2; found < count; candidate++) {
        if (!isPrime(candidate)) continue;
        words[found++] = Math.floor((root(candidate) % 1) * 2 ** 32) | 0;
    }
    return words;
}

function isPrime(value: number): boolean {
    for (let divisor = 2; divisor * divisor <= value; divisor++) if (value % divisor === 0) return false;
    return true;
}
