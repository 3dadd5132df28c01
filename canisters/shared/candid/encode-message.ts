import { CandidError } from './candid-error.js';
import type { MessageType } from './message-type.js';
import { Writer } from './writer.js';

/**
 * Encodes a whole message.
 * @throws CandidError when a value is outside its type's range or, in spite of its declared type, of another shape
 */
export function encodeMessage(type: MessageType, write: (writer: Writer) => void): Uint8Array {
    const writer = new Writer(type.headerBytes);
    try {
        write(writer);
    } catch (error) {
        if (error instanceof CandidError) throw error;
        throw new CandidError('a value does not have the shape of its type', { cause: error });
    }
    return writer.finish();
}
