import { daysBetween, type LocalDate } from '../../time/local-date.js';
import { ToolRefusal } from '../../tool/tool-refusal.js';
import { hoursTexts } from './hours-texts.pl.js';

/** Two years: a day farther away has a slip in its year. */
const MAX_DAYS_AHEAD = 731;

/** @throws ToolRefusal `invalid_arguments` for a day that is over, or too far away to be meant */
export function requireUpcoming(date: LocalDate, today: LocalDate): void {
    const ahead = daysBetween(today, date);
    if (ahead < 0) throw new ToolRefusal('invalid_arguments', hoursTexts.dayIsOver(date, today));
    if (ahead > MAX_DAYS_AHEAD) throw new ToolRefusal('invalid_arguments', hoursTexts.dayTooFar(date));
}
