import { bigEndian } from '../../../src/bytes.js';
import { SWEEP_BATCH } from '../limits.js';
import { decodeConversationIndex, encodeConversationIndex } from './conversation-index.js';
import { idFromBytes, PRINCIPAL_KEY } from './keys.js';
import { countOf, type ConfirmationMaps } from './stable-confirmation-store.js';

const TIME = 8;
const ID = 4;

/**
 * Forgets the confirmations whose time has come, oldest first and a batch at most, and the conversations that are left without any.
 *
 * @param now milliseconds since 1970 UTC
 */
export function forgetConfirmations(maps: ConfirmationMaps, now: number): void {
    const due = maps.forgetting.keys(0, SWEEP_BATCH).filter((key) => timeOf(key) <= now);
    for (const key of due) {
        forget(maps, key.slice(TIME));
        maps.forgetting.remove(key);
    }
}

/** When the next one is to be forgotten, in milliseconds since 1970 UTC; undefined when none is kept. */
export function nextToForget(maps: ConfirmationMaps): number | undefined {
    const [first] = maps.forgetting.keys(0, 1);
    return first === undefined ? undefined : timeOf(first);
}

function forget(maps: ConfirmationMaps, confirmation: Uint8Array): void {
    maps.confirmations.remove(confirmation);
    const conversation = confirmation.slice(0, confirmation.length - ID);
    const bytes = maps.conversations.get(conversation);
    if (bytes === undefined) return;
    const id = idFromBytes(confirmation, confirmation.length - ID);
    const index = decodeConversationIndex(bytes);
    const entries = index.entries.filter((entry) => entry.id !== id);
    if (entries.length > 0) maps.conversations.insert(conversation, encodeConversationIndex({ ...index, entries }));
    else closeConversation(maps, conversation);
}

function closeConversation(maps: ConfirmationMaps, conversation: Uint8Array): void {
    maps.conversations.remove(conversation);
    const caller = conversation.slice(0, PRINCIPAL_KEY);
    const count = countOf(maps.callers, caller);
    if (count > 1) maps.callers.insert(caller, bigEndian(BigInt(count - 1), 4));
    else maps.callers.remove(caller);
}

function timeOf(key: Uint8Array): number {
    return Number(new DataView(key.buffer, key.byteOffset).getBigUint64(0));
}
