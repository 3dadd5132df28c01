import type { SalonPromo, SalonPromoInput } from '../../core/salon-offers.js';
import type { LocalDate } from '../../time/local-date.js';

/** Whether a promo holds today, or why not. */
export type PromoStatus = 'running' | 'scheduled' | 'ended' | 'inactive';

export function promoStatus(promo: SalonPromoInput, today: LocalDate): PromoStatus {
    if (isOver(promo, today)) return 'ended';
    if (!promo.active) return 'inactive';
    return promo.validFrom !== undefined && promo.validFrom > today ? 'scheduled' : 'running';
}

export function isOver({ validTo }: Pick<SalonPromo, 'validTo'>, today: LocalDate): boolean {
    return validTo !== undefined && validTo < today;
}
