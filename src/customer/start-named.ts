import type { InstantMs } from '../time/instant.js';
import { START_GRID_MINUTES } from '../time/free-times.js';
import type { LocalDate } from '../time/local-date.js';
import { ToolRefusal } from '../tool/tool-refusal.js';
import type { CustomerReadContext } from './customer-context.js';
import { localWords, minuteOf, SALON_ZONE } from './salon-time.js';

/** The instant that a date and a time name. */
export interface NamedStart {
    readonly start: InstantMs;
    /** The time comes twice that night; this is the first. */
    readonly isFirstOfTwo: boolean;
}

/** @throws ToolRefusal `invalid_arguments` for a time that does not exist, is over, or at which no visit begins */
export function startNamed({ date, time }: { readonly date: LocalDate; readonly time: string }, context: CustomerReadContext): NamedStart {
    const minute = minuteOf(time);
    if (minute % START_GRID_MINUTES !== 0) throw new ToolRefusal('invalid_arguments', context.texts.offGrid(time));
    const resolution = SALON_ZONE.resolve(date, minute);
    if (resolution.kind === 'gap') {
        throw new ToolRefusal('invalid_arguments', context.texts.noSuchTime(localWords(date, minute, context)));
    }
    const start = resolution.kind === 'ok' ? resolution.utc : resolution.first;
    if (start <= context.now()) throw new ToolRefusal('invalid_arguments', context.texts.pastMoment(localWords(date, minute, context)));
    return { start, isFirstOfTwo: resolution.kind === 'fold' };
}
