import type { FreeStarts } from '../core/customer-core-port.js';
import { type InstantMs, MS_PER_DAY } from '../time/instant.js';
import { addDays } from '../time/local-date.js';
import { localDay } from '../time/local-day.js';
import { isSecondOfTwo } from '../time/second-of-two.js';
import { ToolRefusal } from '../tool/tool-refusal.js';
import type { CustomerReadContext } from './customer-context.js';
import { momentData, momentWords, SALON_ZONE } from './salon-time.js';
import { nearestMoments, spreadMoments } from './spread.js';

/** Other times that a refusal offers. */
export const MAX_ALTERNATIVES = 6;

/** What was asked for and cannot be had. */
export interface WantedSlot {
    readonly salonId: string;
    readonly salonServiceId: string;
    readonly start: InstantMs;
    /** Only with this person. */
    readonly workerId?: string | undefined;
}

/**
 * Other times for the same service: those of the day that lie nearest, else some of the week that follows.
 *
 * @param sameDay what was read of the day
 */
export async function alternatives(wanted: WantedSlot, sameDay: FreeStarts, context: CustomerReadContext): Promise<readonly InstantMs[]> {
    const nearest = nearestMoments(startsFor(wanted, sameDay), wanted.start, MAX_ALTERNATIVES);
    if (nearest.length > 0) return nearest;
    const tomorrow = localDay(addDays(SALON_ZONE.localAt(wanted.start).date, 1), SALON_ZONE).start;
    const week = { from: tomorrow, until: tomorrow + 7 * MS_PER_DAY };
    const later = await context.port.freeStarts(wanted.salonId, wanted.salonServiceId, week);
    return spreadMoments(startsFor(wanted, later), MAX_ALTERNATIVES);
}

/** The refusal of a time that is not free, with other times as sentences and as data to send back. */
export function slotTaken(
    others: readonly InstantMs[],
    sentence: (alternatives: readonly string[]) => string,
    context: CustomerReadContext
): ToolRefusal {
    const alternativeMoments = others.map((other) => momentData(other, context));
    return new ToolRefusal('slot_taken', sentence(others.map((other) => momentWords(other, context))), {
        alternatives: alternativeMoments
    });
}

function startsFor({ workerId }: WantedSlot, { workers }: FreeStarts): readonly InstantMs[] {
    const starts = workers.filter(({ worker }) => workerId === undefined || worker.id === workerId).flatMap((free) => free.starts);
    return [...new Set(starts)].filter((start) => !isSecondOfTwo(start, SALON_ZONE)).sort((left, right) => left - right);
}
