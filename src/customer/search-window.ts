import type { TimeWindow } from '../core/customer-core-port.js';
import { type InstantMs, MS_PER_HOUR, MS_PER_MINUTE } from '../time/instant.js';
import { addDays, daysBetween, type LocalDate } from '../time/local-date.js';
import { localDay } from '../time/local-day.js';
import type { MinuteOfDay } from '../time/local-time.js';
import { SALON_ZONE } from './salon-time.js';

/** How far ahead visits can be looked for and booked, in days. Salon systems open their calendars no farther. */
export const MAX_DAYS_AHEAD = 180;

/** When a search looks (K2, rule 19): the stretches of time to try one after another until one has something, at most two. */
export type SearchWindow =
    | { readonly kind: 'soon'; readonly probes: readonly [nextHour: TimeWindow, nextDay: TimeWindow] }
    | { readonly kind: 'day'; readonly date: LocalDate; readonly probes: readonly [TimeWindow] }
    | {
          readonly kind: 'around';
          readonly date: LocalDate;
          readonly minute: MinuteOfDay;
          /** The time comes twice that night, and the first is meant. */
          readonly isFirstOfTwo: boolean;
          readonly probes: readonly [TimeWindow];
      };

/** Why there is nothing to look at. */
export type SearchWindowProblem =
    | { readonly kind: 'past_day' | 'too_far'; readonly date: LocalDate }
    | { readonly kind: 'past_moment' | 'no_such_time'; readonly date: LocalDate; readonly minute: MinuteOfDay };

export type SearchWindowResult =
    { readonly ok: true; readonly window: SearchWindow } | { readonly ok: false; readonly problem: SearchWindowProblem };

const BEFORE_MS = 30 * MS_PER_MINUTE;
const AFTER_MS = 60 * MS_PER_MINUTE;

/** When to look. Times are those of the salons' clock; nothing before now is looked at. */
export function searchWindow(date: LocalDate | undefined, minute: MinuteOfDay | undefined, now: InstantMs): SearchWindowResult {
    if (date === undefined && minute === undefined) return window({ kind: 'soon', probes: [upTo(now, 1), upTo(now, 24)] });
    const today = SALON_ZONE.localAt(now).date;
    if (date === undefined) return nextTime(minute ?? 0, today, now);
    if (date < today) return problem({ kind: 'past_day', date });
    if (daysBetween(today, date) > MAX_DAYS_AHEAD) return problem({ kind: 'too_far', date });
    return minute === undefined ? window(wholeDay(date, now)) : around(date, minute, now);
}

/** A time without a day: today while it is still ahead, else tomorrow. */
function nextTime(minute: MinuteOfDay, today: LocalDate, now: InstantMs): SearchWindowResult {
    const found = around(today, minute, now);
    return !found.ok && found.problem.kind === 'past_moment' ? around(addDays(today, 1), minute, now) : found;
}

function wholeDay(date: LocalDate, now: InstantMs): SearchWindow {
    const { start, end } = localDay(date, SALON_ZONE);
    return { kind: 'day', date, probes: [{ from: Math.max(start, now), until: end }] };
}

function around(date: LocalDate, minute: MinuteOfDay, now: InstantMs): SearchWindowResult {
    const resolution = SALON_ZONE.resolve(date, minute);
    if (resolution.kind === 'gap') return problem({ kind: 'no_such_time', date, minute });
    const at = resolution.kind === 'ok' ? resolution.utc : resolution.first;
    if (at < now) return problem({ kind: 'past_moment', date, minute });
    const probe = { from: Math.max(now, at - BEFORE_MS), until: andIncluding(at + AFTER_MS) };
    return window({ kind: 'around', date, minute, isFirstOfTwo: resolution.kind === 'fold', probes: [probe] });
}

function upTo(now: InstantMs, hours: number): TimeWindow {
    return { from: now, until: andIncluding(now + hours * MS_PER_HOUR) };
}

function andIncluding(last: InstantMs): InstantMs {
    return last + 1;
}

function window(found: SearchWindow): SearchWindowResult {
    return { ok: true, window: found };
}

function problem(found: SearchWindowProblem): SearchWindowResult {
    return { ok: false, problem: found };
}
