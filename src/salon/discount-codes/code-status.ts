import type { SalonDiscountCode } from '../../core/salon-offers.js';
import type { LocalDate } from '../../time/local-date.js';

/** Whether somebody can use a code today, or why not. */
export type CodeStatus = 'usable' | 'expired' | 'used_up' | 'inactive';

export function codeStatus({ active, expires, maxUses, used }: SalonDiscountCode, today: LocalDate): CodeStatus {
    if (!active) return 'inactive';
    if (expires !== undefined && expires < today) return 'expired';
    return maxUses !== undefined && used >= maxUses ? 'used_up' : 'usable';
}
