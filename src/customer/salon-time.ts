import type { InstantMs } from '../time/instant.js';
import { daysBetween, type LocalDate } from '../time/local-date.js';
import { formatMinuteOfDay, parseLocalTime, type MinuteOfDay } from '../time/local-time.js';
import { WARSAW } from '../time/warsaw.js';
import type { Zone } from '../time/zone.js';
import { relativeDay } from '../text/weekdays.js';
import { output, type OutputOf } from '../tool/output.js';
import type { CustomerReadContext } from './customer-context.js';

/** Where the salons are: what the tools say and take is this zone's time, never UTC's and never the host's. */
export const SALON_ZONE: Zone = WARSAW;

type Words = Pick<CustomerReadContext, 'formats' | 'texts' | 'language' | 'now'>;

/** A moment as the tools' data gives it: what a model sends back, and the day of the week, which it would otherwise guess (rule 20). */
export const momentOutput = {
    date: output.text,
    weekday: output.text,
    time: output.text
} as const;

export type MomentData = { readonly [K in keyof typeof momentOutput]: OutputOf<(typeof momentOutput)[K]> };

export function momentData(instant: InstantMs, { formats }: Pick<Words, 'formats'>): MomentData {
    const { date, minute } = SALON_ZONE.localAt(instant);
    return { date, weekday: formats.weekday(date), time: formatMinuteOfDay(minute) };
}

/** "jutro, sobota 2026-08-08"; relative words come from a tool only. */
export function dayWords(date: LocalDate, { formats, texts, language, now }: Words): string {
    const today = SALON_ZONE.localAt(now()).date;
    return texts.day(formats.date(date), relativeDay(daysBetween(today, date), language));
}

/** "jutro, sobota 2026-08-08, godz. 10:30" */
export function momentWords(instant: InstantMs, words: Words): string {
    const { date, minute } = SALON_ZONE.localAt(instant);
    return localWords(date, minute, words);
}

/** The same of a local time, which may not exist. */
export function localWords(date: LocalDate, minute: MinuteOfDay, words: Words): string {
    return words.texts.moment(dayWords(date, words), formatMinuteOfDay(minute));
}

/** @throws RangeError for a text that the argument checks would not have let through */
export function minuteOf(time: string): MinuteOfDay {
    const parsed = parseLocalTime(time);
    if (!parsed.ok) throw new RangeError('not a local time');
    return parsed.minute;
}
