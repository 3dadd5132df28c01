import { validityText } from '../validity-texts.pl.js';
import { promoFieldTexts, promoLabels } from './promo-texts.pl.js';
import type { ReadablePromo } from './readable-promo.js';

/** What a preview about a whole promo promises (rule 7). */
export function promoMarks(promo: ReadablePromo): Record<string, string> {
    return {
        [promoLabels.promo]: promo.title,
        [promoLabels.discount]: promoFieldTexts.discount(promo.discount),
        [promoLabels.services]: promoFieldTexts.services(promo.services),
        [promoLabels.prices]: promoFieldTexts.prices(promo.services),
        [promoLabels.validity]: validityText(promo),
        [promoLabels.active]: promoFieldTexts.active(promo.active)
    };
}
