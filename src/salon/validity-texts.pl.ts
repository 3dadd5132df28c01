import { calendarDay } from '../time/calendar.js';
import { daysBetween, weekdayOf, type LocalDate } from '../time/local-date.js';
import { onWeekday } from '../text/weekdays.js';
import { dateText } from './day-texts.pl.js';

/** "od piątku", "do soboty": Monday first. */
const WEEKDAYS_GENITIVE = ['poniedziałku', 'wtorku', 'środy', 'czwartku', 'piątku', 'soboty', 'niedzieli'] as const;

/** "od dziś", "do jutra". */
const NEAR_GENITIVE: readonly (string | undefined)[] = ['dziś', 'jutra', 'pojutrza'];

/** The days on which something holds; both included. */
export interface Validity {
    readonly validFrom?: LocalDate | undefined;
    readonly validTo?: LocalDate | undefined;
}

/**
 * When something holds, as a person says it: "od piątku 2026-08-07 do soboty 2026-08-08 włącznie", "tylko w piątek 2026-08-07", "bezterminowo".
 *
 * @param today for words such as "jutra"; left out where the text is compared with one of another day
 */
export function validityText({ validFrom, validTo }: Validity, today?: LocalDate): string {
    if (validTo === undefined) return validFrom === undefined ? 'bezterminowo' : `od ${genitive(validFrom, today)}, bezterminowo`;
    if (validFrom === validTo) return `tylko ${onWeekday(weekdayOf(validTo), 'pl')} ${validTo}`;
    const until = `do ${genitive(validTo, today)} włącznie`;
    return validFrom === undefined ? until : `od ${genitive(validFrom, today)} ${until}`;
}

function genitive(date: LocalDate, today: LocalDate | undefined): string {
    const near = today === undefined ? undefined : NEAR_GENITIVE[daysBetween(today, date)];
    if (near !== undefined) return `${near} (${dateText(date)})`;
    return `${WEEKDAYS_GENITIVE[calendarDay(date).weekday]} ${date}`;
}
