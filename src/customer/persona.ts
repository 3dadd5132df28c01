import { localeFor } from '../text/locale.js';
import { weekdayName } from '../text/weekdays.js';
import { calendarFrom } from '../time/calendar.js';
import type { InstantMs } from '../time/instant.js';
import { englishPersona } from './persona.en.js';
import { polishPersona } from './persona.pl.js';
import { SALON_ZONE } from './salon-time.js';

/** What a persona says, in one language. */
export interface PersonaTexts {
    readonly rules: string;
    /** @param days "sobota 2026-08-08", the first of them today */
    calendar(days: readonly string[]): string;
}

/**
 * How a model is to work for a customer (P1), in the language in which it must answer.
 *
 * @param locale a BCP 47 tag; English for `en`, else Polish
 * @param now when given, the days of the next two weeks stand at the end: with them a model answers "next Thursday" right
 */
export function customerAgentPersona(locale = 'pl-PL', now?: InstantMs): string {
    const { language } = localeFor(locale);
    const persona = language === 'en' ? englishPersona : polishPersona;
    if (now === undefined) return persona.rules;
    const days = calendarFrom(SALON_ZONE.localAt(now).date).map(({ date, weekday }) => `${weekdayName(weekday, language)} ${date}`);
    return `${persona.rules}\n\n${persona.calendar(days)}`;
}

/** The same as `customerAgentPersona("pl-PL")`. */
export const CUSTOMER_AGENT_PERSONA_PL = customerAgentPersona('pl-PL');
