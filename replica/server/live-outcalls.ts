import { RejectCode } from '../execution/reject.js';
import type { OutcallResult, PendingOutcall } from '../management/outcalls.js';
import type { ReplicaInstance } from '../replica-instance.js';
import { makeOutcall, type OutcallHosts } from './outcall-request.js';

/** Makes the HTTPS outcalls of an instance that runs by itself: once each, as PocketIC does, and its answer counts for all nodes. */
export class LiveOutcalls {
    /** Local origins to ask instead of some hosts. */
    hosts: OutcallHosts = new Map();
    private readonly underWay = new Set<number>();
    private abort = new AbortController();

    /** @param answered called when a round has an answer to execute */
    constructor(
        private readonly replica: ReplicaInstance,
        private readonly answered: () => void
    ) {}

    /** Begins the outcalls that wait. */
    serve(): void {
        for (const outcall of this.replica.pendingOutcalls()) {
            if (this.underWay.has(outcall.id)) continue;
            this.underWay.add(outcall.id);
            this.make(outcall, this.abort.signal).catch((error: unknown) => console.error(error));
        }
    }

    /** Drops the requests under way; what they are for waits again. */
    abandon(): void {
        this.abort.abort();
        this.abort = new AbortController();
        this.underWay.clear();
    }

    private async make(outcall: PendingOutcall, signal: AbortSignal): Promise<void> {
        const result = await makeOutcall(outcall, this.hosts, signal).catch(failed);
        if (signal.aborted) return;
        this.underWay.delete(outcall.id);
        // A client may have answered it meanwhile.
        if (!this.replica.pendingOutcalls().some(({ id }) => id === outcall.id)) return;
        this.replica.answerOutcall(outcall.id, [result]);
        this.answered();
    }
}

function failed(error: unknown): OutcallResult {
    const isLate = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: 'reject', code: RejectCode.sysTransient, message: isLate ? 'Timeout expired' : `Connecting failed: ${reason}` };
}
