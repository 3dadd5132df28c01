/** Durations of Booksy on Sultana's grid (rule 34): at least five minutes, up to a multiple of five; absent or 0 is for the owner to say. */
import { isDurationMinutes, roundUpToFive } from '../money.js';
import { numberIn, type PickedRecord } from './picked-values.js';
import { serviceNotes } from './texts.pl.js';

export interface DraftDuration {
    readonly durationMinutes?: number;
    readonly notes: readonly string[];
}

export function draftDuration(variant: PickedRecord, service: PickedRecord): DraftDuration {
    const given = numberIn(variant['duration']) ?? numberIn(service['duration']) ?? 0;
    if (given <= 0) return { notes: [serviceNotes.durationMissing] };
    const whole = Math.ceil(given);
    if (!isDurationMinutes(whole)) return { notes: [serviceNotes.durationTooLong] };
    const { minutes, rounded } = roundUpToFive(whole);
    return { durationMinutes: minutes, notes: rounded ? [serviceNotes.durationRounded(whole, minutes)] : [] };
}
