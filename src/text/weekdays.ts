import { CALENDAR_NAMES_EN } from './calendar-names.en.js';
import { CALENDAR_NAMES_PL } from './calendar-names.pl.js';
import type { CalendarNames } from './calendar-names.js';
import type { AssistantLanguage } from './locale.js';

/** A date that exists, with its day of the week, 0 = Monday (`calendarDay` of `src/time` makes one). */
export interface DayToWrite {
    /** `YYYY-MM-DD` */
    readonly date: string;
    readonly weekday: number;
}

const NAMES: Readonly<Record<AssistantLanguage, CalendarNames>> = { pl: CALENDAR_NAMES_PL, en: CALENDAR_NAMES_EN };

/**
 * The name of a day of the week: "sobota", "Saturday".
 * @param weekday 0 = Monday
 * @throws RangeError when there is no such day.
 */
export function weekdayName(weekday: number, language: AssistantLanguage): string {
    return nameAt(NAMES[language].weekdays, weekday);
}

/**
 * A day of the week as an answer to "when": "w sobotę", "we wtorek", "on Saturday".
 * @param weekday 0 = Monday
 * @throws RangeError when there is no such day.
 */
export function onWeekday(weekday: number, language: AssistantLanguage): string {
    return nameAt(NAMES[language].onWeekday, weekday);
}

/** A date beside its day of the week, as summaries give it: "sobota 2026-12-05". */
export function dateWithWeekday({ date, weekday }: DayToWrite, language: AssistantLanguage): string {
    return `${weekdayName(weekday, language)} ${date}`;
}

/** The day and the month as people say them: "5 grudnia", "5 December". */
export function dayAndMonth({ date }: Pick<DayToWrite, 'date'>, language: AssistantLanguage): string {
    const month = Number(date.slice(5, 7));
    const day = Number(date.slice(8, 10));
    return `${day} ${nameAt(NAMES[language].months, month - 1)}`;
}

/**
 * The word for a day that is near: "dziś", "jutro", "pojutrze", "today", "tomorrow".
 * @param daysAhead days from today to that day
 * @returns undefined for a day that has no such word
 */
export function relativeDay(daysAhead: number, language: AssistantLanguage): string | undefined {
    return NAMES[language].soon[daysAhead];
}

function nameAt(names: readonly string[], index: number): string {
    const name = names[index];
    if (name === undefined) throw new RangeError('no such day or month');
    return name;
}
