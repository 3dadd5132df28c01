import { encodeUtf8 } from './utf8-encode.js';

/** A TextEncoder as the Encoding standard has it. */
export class FastTextEncoder {
    readonly encoding: string = 'utf-8';

    encode(text?: unknown): Uint8Array {
        return text === undefined ? new Uint8Array(0) : encodeUtf8(String(text));
    }

    /** Writes as many whole characters as fit. */
    encodeInto(text: string, target: Uint8Array): { read: number; written: number } {
        let read = 0;
        let written = 0;
        for (const character of String(text)) {
            const bytes = encodeUtf8(character);
            if (written + bytes.length > target.length) break;
            target.set(bytes, written);
            read += character.length;
            written += bytes.length;
        }
        return { read, written };
    }
}
