/**
 * Keys of the stable maps. The maps have no range query and order by bytes, so every key is of a fixed width and built so that one look-up
 * finds the record.
 */
import { joined } from '../../../src/bytes.js';
import { idBytes } from '../../../src/confirmations/confirmation-id-bytes.js';
import { latin1Bytes } from '../../../src/text/latin1-bytes.js';

const PRINCIPAL_BYTES = 29;
export const PRINCIPAL_KEY = PRINCIPAL_BYTES + 1;
/** The longest conversation id (Session.conversation). */
export const MAX_CONVERSATION = 32;
const CONVERSATION_KEY = MAX_CONVERSATION + 1;
/** The longest id that a salon system may use. */
export const MAX_SALON_ID = 64;
const ID = 4;
export const CONFIRMATION_KEY = PRINCIPAL_KEY + CONVERSATION_KEY + ID;

export function principalKey(principal: Uint8Array): Uint8Array {
    return padded(principal, PRINCIPAL_KEY);
}

/** Of one caller's conversation. */
export function conversationKey(caller: Uint8Array, conversation: string): Uint8Array {
    return joined([principalKey(caller), padded(latin1Bytes(conversation), CONVERSATION_KEY)]);
}

/** Of one confirmation of a conversation. */
export function confirmationKey(conversation: Uint8Array, id: string): Uint8Array {
    return joined([conversation, idBytes(id)]);
}

/** What a confirmation's key was made of. */
export function confirmationKeyParts(key: Uint8Array): {
    readonly caller: Uint8Array;
    readonly conversation: Uint8Array;
    readonly id: string;
} {
    return {
        caller: unpadded(key.subarray(0, PRINCIPAL_KEY)),
        conversation: unpadded(key.subarray(PRINCIPAL_KEY, PRINCIPAL_KEY + CONVERSATION_KEY)),
        id: idFromBytes(key, key.length - ID)
    };
}

export function idFromBytes(bytes: Uint8Array, at = 0): string {
    let id = 'c-';
    for (let i = at; i < at + ID; i++) id += (bytes[i] ?? 0).toString(16).padStart(2, '0');
    return id;
}

/** The length first, so that two texts of which one starts the other have different keys. */
export function padded(content: Uint8Array, width: number): Uint8Array {
    if (content.length >= width) throw new RangeError('a key part is longer than its place');
    const bytes = new Uint8Array(width);
    bytes[0] = content.length;
    bytes.set(content, 1);
    return bytes;
}

export function unpadded(place: Uint8Array): Uint8Array {
    return place.slice(1, 1 + (place[0] ?? 0));
}
