import { idBytes } from '../../../src/confirmations/confirmation-id-bytes.js';
import { idFromBytes } from './keys.js';

/** What a conversation's index says of one confirmation without reading its record. */
export interface IndexEntry {
    readonly id: string;
    /** Milliseconds since 1970 UTC. */
    readonly expiresAt: number;
    readonly previewed: boolean;
}

export interface ConversationIndex {
    /** The highest turn that a preview or a confirmation was asked for in. */
    readonly lastTurn: number;
    readonly entries: readonly IndexEntry[];
}

const VERSION = 1;
const HEADER = 9;
const ENTRY = 13;

/** Binary, because every preview and confirmation reads and writes it: version, last turn, then id, expiry and state of each. */
export function encodeConversationIndex(index: ConversationIndex): Uint8Array {
    const bytes = new Uint8Array(HEADER + ENTRY * index.entries.length);
    const view = new DataView(bytes.buffer);
    view.setUint8(0, VERSION);
    view.setFloat64(1, index.lastTurn);
    index.entries.forEach((entry, at) => {
        const start = HEADER + ENTRY * at;
        bytes.set(idBytes(entry.id), start);
        view.setFloat64(start + 4, entry.expiresAt);
        view.setUint8(start + 12, entry.previewed ? 1 : 0);
    });
    return bytes;
}

/** @throws Error when a newer program wrote the index */
export function decodeConversationIndex(bytes: Uint8Array): ConversationIndex {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (view.getUint8(0) !== VERSION)
        throw new Error(`a conversation's index has version ${view.getUint8(0)}, which this program does not know`);
    const entries: IndexEntry[] = [];
    for (let start = HEADER; start < bytes.length; start += ENTRY) {
        entries.push({
            id: idFromBytes(bytes, start),
            expiresAt: view.getFloat64(start + 4),
            previewed: view.getUint8(start + 12) === 1
        });
    }
    return { lastTurn: view.getFloat64(1), entries };
}
