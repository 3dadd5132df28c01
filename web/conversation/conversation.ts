import { signal } from '@preact/signals';

import type { JsonObject } from '../../src/json/json-value.js';
import type { Tool } from '../../src/tool/tool.js';
import type { ToolConfirmationRequired, ToolResult } from '../../src/tool/tool-result.js';
import type { Language } from '../shell/settings.js';
import { namesIn, withIdsOf, type KnownIds } from './known-ids.js';

/** A person's message. */
export interface MessageEntry {
    readonly kind: 'message';
    readonly key: number;
    readonly turn: number;
    readonly text: string;
}

/** A call of a tool, running until it has a result. */
export interface CallEntry {
    readonly kind: 'call';
    readonly key: number;
    readonly turn: number;
    readonly tool: Tool;
    readonly args: JsonObject;
    readonly result?: ToolResult;
    /** From the call to the result, in milliseconds. */
    readonly took?: number;
}

export type Entry = MessageEntry | CallEntry;

/** The tools for one message: made anew with its turn, as a host does (`createCanisterTools`). */
export type ToolsOfTurn = (conversation: string, turn: number) => Promise<readonly Tool[]>;

/**
 * One conversation as an agent host keeps it: what the person wrote, the host's own count of her messages, the tools of that turn, and what they
 * answered. It knows nothing of the page.
 */
export class Conversation {
    readonly entries = signal<readonly Entry[]>([]);
    readonly turn = signal(0);
    readonly tools = signal<readonly Tool[]>([]);
    readonly knownIds = signal<KnownIds>(new Map());
    #nextKey = 0;

    /**
     * @param id as the canister takes it: 1 to 32 printable ASCII characters
     * @param spoken the language that its tools answer in: the owner's are Polish whatever the page's is
     * @param onWrite hears of every write that went well
     */
    constructor(
        readonly id: string,
        readonly spoken: Language,
        private readonly toolsOfTurn: ToolsOfTurn,
        private readonly onWrite: () => void,
        private readonly now: () => number
    ) {}

    /** Lists the tools before the first message. @throws what the replica's client throws */
    async open(): Promise<void> {
        this.tools.value = await this.toolsOfTurn(this.id, this.turn.value);
    }

    /** The person has sent a message: another turn begins. @throws what the replica's client throws; then the message was not sent */
    async send(text: string): Promise<void> {
        const turn = this.turn.value + 1;
        this.tools.value = await this.toolsOfTurn(this.id, turn);
        this.turn.value = turn;
        this.#add({ kind: 'message', key: this.#nextKey++, turn, text });
    }

    /** Runs a tool in the turn that is now. @returns undefined when there is no such tool */
    async run(name: string, args: JsonObject): Promise<ToolResult | undefined> {
        const tool = this.tools.value.find((candidate) => candidate.name === name);
        if (tool === undefined) return undefined;
        const entry: CallEntry = { kind: 'call', key: this.#nextKey++, turn: this.turn.value, tool, args };
        this.#add(entry);
        const started = this.now();
        const result = await tool.execute(args);
        this.#replace({ ...entry, result, took: this.now() - started });
        if (result.status === 'ok' && result.data !== undefined)
            this.knownIds.value = withIdsOf(this.knownIds.value, { ...namesIn(args), ...result.data });
        if (result.status === 'ok' && tool.writes) this.onWrite();
        return result;
    }

    /** Sends a preview's echo back within the turn that is now. @param phrase what the person typed, where the tool asks for it */
    confirm(name: string, preview: ToolConfirmationRequired, phrase?: string): Promise<ToolResult | undefined> {
        return this.run(name, phrase === undefined ? preview.echo : { ...preview.echo, confirmationPhrase: phrase });
    }

    #add(entry: Entry): void {
        this.entries.value = [...this.entries.value, entry];
    }

    #replace(entry: CallEntry): void {
        this.entries.value = this.entries.value.map((candidate) => (candidate.key === entry.key ? entry : candidate));
    }
}
