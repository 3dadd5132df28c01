import type { LocalDate } from '../../time/local-date.js';
import { ToolRefusal } from '../../tool/tool-refusal.js';
import { promoTexts } from './promo-texts.pl.js';

/** @throws ToolRefusal `invalid_arguments` when a promo is asked to begin or to end on a day that is over */
export function requireNotOver(
    { validFrom, validTo }: { readonly validFrom?: LocalDate; readonly validTo?: LocalDate },
    today: LocalDate
): void {
    const past = [validFrom, validTo].find((date) => date !== undefined && date < today);
    if (past !== undefined) throw new ToolRefusal('invalid_arguments', promoTexts.dayIsOver(past, today));
}
