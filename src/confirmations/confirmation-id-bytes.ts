import { bigEndian } from '../bytes.js';

const ID_BYTES = 4;

/** The four bytes of `c-` and eight hexadecimal digits. */
export function idBytes(id: string): Uint8Array {
    return bigEndian(BigInt(`0x${id.slice(2)}`), ID_BYTES);
}
