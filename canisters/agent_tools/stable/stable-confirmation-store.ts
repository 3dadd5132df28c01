import { bigEndian, joined } from '../../../src/bytes.js';
import type { ConfirmationRecord } from '../../../src/confirmations/confirmation-record.js';
import type { ConfirmationStore } from '../../../src/confirmations/confirmation-store.js';
import { CONFIRMATION_ID } from '../../../src/confirmations/confirmation-id.js';
import { TooManyPreviews } from '../../../src/confirmations/turn-confirmations.js';
import type { StableMap } from '../../shared/stable-map.js';
import { KEEP_CONFIRMATION_MS, MAX_CONFIRMATIONS_PER_CONVERSATION, MAX_CONVERSATIONS_PER_CALLER } from '../limits.js';
import { decodeConfirmation, encodeConfirmation } from './confirmation-records.js';
import { decodeConversationIndex, encodeConversationIndex, type ConversationIndex, type IndexEntry } from './conversation-index.js';
import { confirmationKey, conversationKey, principalKey } from './keys.js';

export interface ConfirmationMaps {
    readonly confirmations: StableMap;
    readonly conversations: StableMap;
    readonly callers: StableMap;
    readonly forgetting: StableMap;
}

/** Who hears of a confirmation's way, in the same step in which it is stored. */
export interface ConfirmationListener {
    /** A preview was issued. May refuse it by throwing; nothing is stored then. */
    issuing?(key: Uint8Array, record: ConfirmationRecord): void;
    /** A preview was used up: its write begins. */
    beginning?(key: Uint8Array, record: ConfirmationRecord): void;
    /** A write came to something. */
    settled?(key: Uint8Array, record: ConfirmationRecord): void;
    /** What the owner was to approve does not wait any more. */
    withdrawn?(key: Uint8Array, record: ConfirmationRecord): void;
}

const NOTHING = new Uint8Array(0);

/**
 * The confirmations of one caller's conversation in stable memory. They outlive upgrades, and no other caller or conversation can name them:
 * both are part of every key.
 */
export class StableConfirmationStore implements ConfirmationStore {
    readonly #conversation: Uint8Array;
    readonly #caller: Uint8Array;

    /** @param conversation 1 to 32 ASCII characters, checked before */
    constructor(
        private readonly maps: ConfirmationMaps,
        caller: Uint8Array,
        conversation: string,
        private readonly listener: ConfirmationListener = {}
    ) {
        this.#conversation = conversationKey(caller, conversation);
        this.#caller = principalKey(caller);
    }

    /**
     * Notes a turn of a conversation that is known; one that never previewed anything leaves no trace.
     *
     * @returns the highest turn noted before; 0 when the conversation is not known
     */
    noteTurn(turn: number): number {
        const index = this.index();
        if (index !== undefined && turn > index.lastTurn) this.writeIndex({ ...index, lastTurn: turn });
        return index?.lastTurn ?? 0;
    }

    get(id: string): ConfirmationRecord | undefined {
        if (!CONFIRMATION_ID.test(id)) return undefined;
        const bytes = this.maps.confirmations.get(this.keyOf(id));
        return bytes === undefined ? undefined : decodeConfirmation(bytes);
    }

    keyOf(id: string): Uint8Array {
        return confirmationKey(this.#conversation, id);
    }

    /** @throws TooManyPreviews when a new record has no place; nothing that is kept is dropped for it */
    put(record: ConfirmationRecord): void {
        const known = this.index();
        const index = known ?? this.newConversation();
        const others = index.entries.filter(({ id }) => id !== record.id);
        const isNew = others.length === index.entries.length;
        if (isNew && others.length >= MAX_CONFIRMATIONS_PER_CONVERSATION) throw new TooManyPreviews();
        const key = this.keyOf(record.id);
        this.tell(key, record, isNew);
        if (known === undefined) this.countConversation();
        this.maps.confirmations.insert(key, encodeConfirmation(record.state === 'previewed' ? record : usedUp(record)));
        if (isNew) this.maps.forgetting.insert(forgettingKey(record.issuedAt, key), NOTHING);
        const entry: IndexEntry = { id: record.id, expiresAt: record.expiresAt, previewed: record.state === 'previewed' };
        this.writeIndex({ lastTurn: Math.max(index.lastTurn, record.turn), entries: [...others, entry] });
    }

    delete(id: string): void {
        const record = this.get(id);
        const index = this.index();
        if (record === undefined || index === undefined) return;
        const key = this.keyOf(id);
        this.maps.confirmations.remove(key);
        this.maps.forgetting.remove(forgettingKey(record.issuedAt, key));
        this.writeIndex({ ...index, entries: index.entries.filter((entry) => entry.id !== id) });
    }

    dropExpired(now: number): number {
        const previewed = (this.index()?.entries ?? []).filter((entry) => entry.previewed);
        const expired = previewed.filter((entry) => now > entry.expiresAt);
        for (const { id } of expired) this.delete(id);
        return previewed.length - expired.length;
    }

    private tell(key: Uint8Array, record: ConfirmationRecord, isNew: boolean): void {
        if (record.state === 'previewed') {
            if (isNew) this.listener.issuing?.(key, record);
            return;
        }
        if (record.state === 'executing') this.listener.beginning?.(key, record);
        else if (record.state === 'withdrawn') this.listener.withdrawn?.(key, record);
        else this.listener.settled?.(key, record);
    }

    private index(): ConversationIndex | undefined {
        const bytes = this.maps.conversations.get(this.#conversation);
        return bytes === undefined ? undefined : decodeConversationIndex(bytes);
    }

    private writeIndex(index: ConversationIndex): void {
        this.maps.conversations.insert(this.#conversation, encodeConversationIndex(index));
    }

    private newConversation(): ConversationIndex {
        if (countOf(this.maps.callers, this.#caller) >= MAX_CONVERSATIONS_PER_CALLER) throw new TooManyPreviews();
        return { lastTurn: 0, entries: [] };
    }

    private countConversation(): void {
        this.maps.callers.insert(this.#caller, bigEndian(BigInt(countOf(this.maps.callers, this.#caller) + 1), 4));
    }
}

/** Time to forget first, so that the oldest is at the front of the map. */
export function forgettingKey(issuedAt: number, confirmation: Uint8Array): Uint8Array {
    return joined([bigEndian(BigInt(issuedAt + KEEP_CONFIRMATION_MS), 8), confirmation]);
}

export function countOf(callers: StableMap, caller: Uint8Array): number {
    const bytes = callers.get(caller);
    return bytes === undefined ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
}

/** What a preview promised is not needed any more once it is used up, and what is not kept cannot be read by a node (S25). */
function usedUp({ summary: _, ...record }: ConfirmationRecord): ConfirmationRecord {
    return { ...record, marks: {} };
}
