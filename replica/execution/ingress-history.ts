import type { Response } from './reject.js';

export interface IngressMessage {
    /** Hexadecimal request id. */
    readonly id: string;
    readonly sender: Uint8Array;
    readonly receiver: Uint8Array;
    readonly method: string;
    readonly arg: Uint8Array;
    /** Nanoseconds since 1970 after which the message may not begin; its status is kept until then and five minutes longer. */
    readonly expiry: bigint;
    /** The subnet or canister the client named for calls to the management canister. */
    readonly effective: EffectivePrincipal;
    /** Whether the id is that of a signed request, which somebody may send again. */
    readonly isSigned?: boolean;
}

export type EffectivePrincipal =
    | { readonly kind: 'none' }
    | { readonly kind: 'subnet'; readonly id: Uint8Array }
    | { readonly kind: 'canister'; readonly id: Uint8Array };

/** What is remembered of a message once it is on its way: not its argument, which may be megabytes. */
export type IngressSummary = Omit<IngressMessage, 'arg'>;

export type IngressStatus =
    | { readonly state: 'received' | 'processing'; readonly message: IngressSummary }
    | { readonly state: 'answered'; readonly message: IngressSummary; readonly response: Response }
    /** The answer is no longer kept, only that there was one. */
    | { readonly state: 'done'; readonly message: IngressSummary };

/** Nanoseconds. */
const KEPT_AFTER_EXPIRY = 300_000_000_000n;
const SWEEP_INTERVAL = 60_000_000_000n;

/** Time hardly passes in tests, so what is kept is bounded by its size too. */
const MAX_MESSAGES = 20_000;
const MAX_REPLY_BYTES = 64 * 1024 * 1024;

/** What became of each ingress message. */
export class IngressHistory {
    private nextSweep = 0n;
    private replyBytes = 0;
    private maxMessages = MAX_MESSAGES;
    private time = 0n;
    private readonly statuses = new Map<string, IngressStatus>();
    private readonly listeners = new Map<string, Set<() => void>>();

    receive({ arg: _arg, ...message }: IngressMessage): void {
        this.statuses.set(message.id, { state: 'received', message });
    }

    start(id: string): void {
        const known = this.statuses.get(id);
        if (known?.state === 'received') this.statuses.set(id, { state: 'processing', message: known.message });
    }

    finish(id: string, response: Response): void {
        const known = this.statuses.get(id);
        if (!known) return;
        this.statuses.set(id, { state: 'answered', message: known.message, response });
        this.replyBytes += sizeOf(response);
        for (const listener of this.listeners.get(id) ?? []) queueMicrotask(listener);
        this.listeners.delete(id);
        if (this.replyBytes > MAX_REPLY_BYTES || this.statuses.size > this.maxMessages) this.forgetOldest(id);
    }

    status(id: string): IngressStatus | undefined {
        return this.statuses.get(id);
    }

    /**
     * Calls `listener` once when the message is answered, or soon when it already is; never within this call.
     * @returns stops listening
     */
    onAnswer(id: string, listener: () => void): () => void {
        const state = this.statuses.get(id)?.state;
        if (state === 'answered' || state === 'done') {
            queueMicrotask(listener);
            return () => undefined;
        }
        const listeners = this.listeners.get(id) ?? new Set();
        this.listeners.set(id, listeners.add(listener));
        return () => {
            listeners.delete(listener);
            if (listeners.size === 0 && this.listeners.get(id) === listeners) this.listeners.delete(id);
        };
    }

    all(): IterableIterator<[string, IngressStatus]> {
        return this.statuses.entries();
    }

    /** Forgets answered messages long after they expired; looks for them only now and then, because rounds are many. */
    forgetExpired(time: bigint): void {
        this.time = time;
        if (time < this.nextSweep) return;
        this.nextSweep = time + SWEEP_INTERVAL;
        for (const [id, status] of this.statuses) {
            if (status.message.expiry + KEPT_AFTER_EXPIRY < time) this.forget(id, status);
        }
    }

    /**
     * Half of what is allowed, the oldest first; never the message that was answered just now. That a signed message was executed is
     * remembered until it expires, or it could be executed again.
     */
    private forgetOldest(latest: string): void {
        for (const [id, status] of this.statuses) {
            if (this.replyBytes <= MAX_REPLY_BYTES / 2 && this.statuses.size <= MAX_MESSAGES / 2) return;
            if (id === latest) continue;
            const { isSigned, expiry } = status.message;
            if (isSigned === true && expiry >= this.time) this.dropAnswer(id, status);
            else this.forget(id, status);
        }
        // Looking through messages that must stay at every answer would take ever longer.
        this.maxMessages = Math.max(MAX_MESSAGES, this.statuses.size + MAX_MESSAGES / 2);
    }

    private dropAnswer(id: string, status: IngressStatus): void {
        if (status.state !== 'answered') return;
        this.replyBytes -= sizeOf(status.response);
        this.statuses.set(id, { state: 'done', message: status.message });
    }

    private forget(id: string, status: IngressStatus): void {
        if (status.state !== 'answered' && status.state !== 'done') return;
        if (status.state === 'answered') this.replyBytes -= sizeOf(status.response);
        this.statuses.delete(id);
    }
}

function sizeOf(response: Response): number {
    return 'reply' in response ? response.reply.length : response.reject.message.length;
}
