import type { StableMap } from '../../shared/stable-map.js';
import { canisterTexts } from '../texts.pl.js';
import type { WriteJournal } from '../write-journal.js';
import { decodeConfirmation, encodeConfirmation } from './confirmation-records.js';

/** What a confirmation that was left in the middle of its write is told as: never as a failure (rule 29). */
const INTERRUPTED = { status: 'error', code: 'outcome_unknown', summary: canisterTexts.outcomeUnknown } as const;

/**
 * Settles a write that will not be heard of again, because a trap or an upgrade cut it off: `executing` becomes `unknown`.
 *
 * @param key of its confirmation
 * @param now milliseconds since 1970 UTC
 */
export function settleInterrupted(confirmations: StableMap, journal: WriteJournal, key: Uint8Array, now: number): void {
    const bytes = confirmations.get(key);
    if (bytes === undefined) return journal.abandon(key);
    const record = decodeConfirmation(bytes);
    if (record.state !== 'executing') return journal.abandon(key);
    const unknown = { ...record, state: 'unknown', outcome: INTERRUPTED, settledAt: now } as const;
    confirmations.insert(key, encodeConfirmation(unknown));
    journal.end(key, unknown);
}
