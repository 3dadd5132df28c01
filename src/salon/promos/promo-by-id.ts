import type { SalonPromo } from '../../core/salon-offers.js';
import { ToolRefusal } from '../../tool/tool-refusal.js';
import { promoTexts } from './promo-texts.pl.js';

/** @throws ToolRefusal `not_found`, with where to find the right id */
export function promoById(promos: readonly SalonPromo[], id: string): SalonPromo {
    const promo = promos.find((candidate) => candidate.id === id);
    if (promo === undefined) throw new ToolRefusal('not_found', promoTexts.unknownPromo(id));
    return promo;
}
