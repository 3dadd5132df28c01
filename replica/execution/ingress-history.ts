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
}

export type EffectivePrincipal =
    | { readonly kind: 'none' }
    | { readonly kind: 'subnet'; readonly id: Uint8Array }
    | { readonly kind: 'canister'; readonly id: Uint8Array };

export type IngressStatus =
    | { readonly state: 'received' | 'processing'; readonly message: IngressMessage }
    | { readonly state: 'answered'; readonly message: IngressMessage; readonly response: Response }
    /** The answer is no longer kept, only that there was one. */
    | { readonly state: 'done'; readonly message: IngressMessage };

/** Nanoseconds. */
const KEPT_AFTER_EXPIRY = 300_000_000_000n;
const SWEEP_INTERVAL = 60_000_000_000n;

/** What became of each ingress message. */
export class IngressHistory {
    private nextSweep = 0n;
    private readonly statuses = new Map<string, IngressStatus>();

    receive(message: IngressMessage): void {
        this.statuses.set(message.id, { state: 'received', message });
    }

    start(id: string): void {
        const known = this.statuses.get(id);
        if (known?.state === 'received') this.statuses.set(id, { state: 'processing', message: known.message });
    }

    finish(id: string, response: Response): void {
        const known = this.statuses.get(id);
        if (known) this.statuses.set(id, { state: 'answered', message: known.message, response });
    }

    status(id: string): IngressStatus | undefined {
        return this.statuses.get(id);
    }

    all(): IterableIterator<[string, IngressStatus]> {
        return this.statuses.entries();
    }

    /** Forgets answered messages long after they expired; looks for them only now and then, because rounds are many. */
    forgetExpired(time: bigint): void {
        if (time < this.nextSweep) return;
        this.nextSweep = time + SWEEP_INTERVAL;
        for (const [id, status] of this.statuses) {
            if (status.state === 'answered' && status.message.expiry + KEPT_AFTER_EXPIRY < time) this.statuses.delete(id);
        }
    }
}
