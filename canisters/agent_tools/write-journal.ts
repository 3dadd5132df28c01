import type { ConfirmationRecord } from '../../src/confirmations/confirmation-record.js';
import type { Counters } from './counters.js';
import type { AuditTrail } from './stable/audit-trail.js';
import { confirmationKeyParts } from './stable/keys.js';
import type { OpenWrites, WriteFor } from './stable/open-writes.js';
import { hexBytes } from './hex.js';

/**
 * What is written down around a write: that it began, before the coordinator is called, and what it came to. Each attempt ends as one audit
 * entry, also one that a trap or an upgrade interrupted.
 */
export class WriteJournal {
    constructor(
        private readonly open: OpenWrites,
        private readonly audit: AuditTrail,
        private readonly counters: Counters,
        private readonly now: () => bigint
    ) {}

    begin(confirmation: Uint8Array, whom: WriteFor): void {
        this.open.begin(confirmation, whom);
    }

    /** Of a write whose confirmation is not there any more there is nothing to tell. */
    abandon(confirmation: Uint8Array): void {
        this.open.end(confirmation);
    }

    /** Confirmations whose writes are under way, at most `limit`. */
    underWay(limit: number): readonly Uint8Array[] {
        return this.open.keys(limit);
    }

    /** @param record settled: `done`, `failed` or `unknown` */
    end(confirmation: Uint8Array, record: ConfirmationRecord): void {
        const whom = this.open.end(confirmation);
        if (whom === undefined) return;
        const { caller } = confirmationKeyParts(confirmation);
        const outcome = record.state === 'done' || record.state === 'failed' ? record.state : 'unknown';
        this.counters.count(`write:${outcome}`);
        this.audit.append(whom.subject, {
            at: this.now(),
            outcome,
            code: outcome === 'done' ? '' : (record.outcome?.code ?? 'internal'),
            caller,
            onBehalf: whom.onBehalf,
            approvedBy: hexBytes(record.approvedBy ?? ''),
            tool: record.tool,
            confirmationId: record.id,
            digest: record.digest
        });
    }
}
