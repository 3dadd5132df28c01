import type { ConfirmationRecord } from '../../../src/confirmations/confirmation-record.js';
import type { ConfirmationStore } from '../../../src/confirmations/confirmation-store.js';
import { CONFIRMATION_ID } from '../../../src/confirmations/confirmation-id.js';
import { TooManyPreviews } from '../../../src/confirmations/turn-confirmations.js';
import type { StableMap } from '../../shared/stable-map.js';
import { KEEP_CONFIRMATION_MS, MAX_CONFIRMATIONS_PER_CONVERSATION, MAX_CONVERSATIONS_PER_CALLER } from '../limits.js';
import { canisterTexts } from '../texts.pl.js';
import { decodeConfirmation, encodeConfirmation } from './confirmation-records.js';
import { decodeConversationIndex, encodeConversationIndex, type ConversationIndex, type IndexEntry } from './conversation-index.js';
import { bigEndian, confirmationKey, conversationKey, joined, principalKey } from './keys.js';

export interface ConfirmationMaps {
    readonly confirmations: StableMap;
    readonly conversations: StableMap;
    readonly callers: StableMap;
    readonly forgetting: StableMap;
}

const NOTHING = new Uint8Array(0);

/** What a confirmation that was left in the middle of its write is told as: never as a failure (rule 29). */
const INTERRUPTED = { status: 'error', code: 'outcome_unknown', summary: canisterTexts.outcomeUnknown } as const;

/**
 * The confirmations of one caller's conversation in stable memory. They outlive upgrades, and no other caller or conversation can name them:
 * both are part of every key.
 */
export class StableConfirmationStore implements ConfirmationStore {
    readonly #conversation: Uint8Array;
    readonly #caller: Uint8Array;
    readonly #begun: string[] = [];

    /**
     * @param openWrites the writes under way in this installed module, shared by all stores
     * @param conversation 1 to 32 ASCII characters, checked before
     */
    constructor(
        private readonly maps: ConfirmationMaps,
        private readonly openWrites: Set<string>,
        caller: Uint8Array,
        conversation: string
    ) {
        this.#conversation = conversationKey(caller, conversation);
        this.#caller = principalKey(caller);
    }

    /** The highest turn in which a preview or confirmation was asked for; 0 when the conversation is not known. */
    lastTurn(): number {
        return this.index()?.lastTurn ?? 0;
    }

    /** Notes a turn of a conversation that is known; one that never previewed anything leaves no trace. */
    noteTurn(turn: number): void {
        const index = this.index();
        if (index !== undefined && turn > index.lastTurn) this.writeIndex({ ...index, lastTurn: turn });
    }

    get(id: string): ConfirmationRecord | undefined {
        if (!CONFIRMATION_ID.test(id)) return undefined;
        const key = confirmationKey(this.#conversation, id);
        const bytes = this.maps.confirmations.get(key);
        if (bytes === undefined) return undefined;
        const record = decodeConfirmation(bytes);
        const isInterrupted = record.state === 'executing' && !this.openWrites.has(key.join());
        return isInterrupted ? { ...record, state: 'unknown', outcome: INTERRUPTED } : record;
    }

    /** The message ends without settling what it began: whoever asks from now on is told that the outcome is not known. */
    abandon(): void {
        for (const key of this.#begun) this.openWrites.delete(key);
    }

    /** @throws TooManyPreviews when a new record has no place; nothing that is kept is dropped for it */
    put(record: ConfirmationRecord): void {
        const index = this.index() ?? this.openConversation();
        const entry: IndexEntry = { id: record.id, expiresAt: record.expiresAt, previewed: record.state === 'previewed' };
        const others = index.entries.filter(({ id }) => id !== record.id);
        const isNew = others.length === index.entries.length;
        if (isNew && others.length >= MAX_CONFIRMATIONS_PER_CONVERSATION) throw new TooManyPreviews();
        const key = confirmationKey(this.#conversation, record.id);
        this.maps.confirmations.insert(key, encodeConfirmation(record));
        this.noteWrite(key.join(), record.state === 'executing');
        if (isNew) this.maps.forgetting.insert(forgettingKey(record.issuedAt, key), NOTHING);
        this.writeIndex({ lastTurn: Math.max(index.lastTurn, record.turn), entries: [...others, entry] });
    }

    delete(id: string): void {
        const record = this.get(id);
        const index = this.index();
        if (record === undefined || index === undefined) return;
        const key = confirmationKey(this.#conversation, id);
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

    private noteWrite(key: string, isOpen: boolean): void {
        if (!isOpen) {
            this.openWrites.delete(key);
            return;
        }
        this.openWrites.add(key);
        this.#begun.push(key);
    }

    private index(): ConversationIndex | undefined {
        const bytes = this.maps.conversations.get(this.#conversation);
        return bytes === undefined ? undefined : decodeConversationIndex(bytes);
    }

    private writeIndex(index: ConversationIndex): void {
        this.maps.conversations.insert(this.#conversation, encodeConversationIndex(index));
    }

    private openConversation(): ConversationIndex {
        const count = countOf(this.maps.callers, this.#caller);
        if (count >= MAX_CONVERSATIONS_PER_CALLER) throw new TooManyPreviews();
        this.maps.callers.insert(this.#caller, bigEndian(BigInt(count + 1), 4));
        return { lastTurn: 0, entries: [] };
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
