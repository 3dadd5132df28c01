import type { LocalDate } from '../../time/local-date.js';
import { requireDate } from './check-hours.js';
import { requireLine, requireProse } from './check-text.js';
import type { MediaRecord } from './media-record.js';
import type { PromoDiscount, PromoInput } from './promo-record.js';
import { invalid } from './refusal.js';
import { SALON_LIMITS } from './salon-limits.js';
import type { ServiceRecord } from './service-record.js';

/** What a promo may refer to. */
export interface PromoSurroundings {
    service(id: string): ServiceRecord | undefined;
    media(id: string): MediaRecord | undefined;
}

/** The days on which a promo holds. */
export interface PromoDays {
    readonly validFrom?: LocalDate | undefined;
    readonly validTo?: LocalDate | undefined;
}

/**
 * @returns its days, now known to be days
 * @throws SalonRefusal `invalid` with the name of the first argument that cannot be taken
 */
export function requirePromo(input: PromoInput, known: PromoSurroundings): PromoDays {
    requireLine('title', input.title, SALON_LIMITS.title);
    requireProse('description', input.description, SALON_LIMITS.description);
    if (input.mediaId !== undefined && known.media(input.mediaId)?.kind !== 'image') throw invalid('media_id');
    const services = input.serviceIds === undefined ? undefined : requireServices(input.serviceIds, known);
    requireDiscount(input.discount, services);
    return requireDays(input);
}

function requireServices(ids: readonly string[], known: PromoSurroundings): readonly ServiceRecord[] {
    if (ids.length === 0 || ids.length > SALON_LIMITS.servicesPerSalon || new Set(ids).size !== ids.length) throw invalid('service_ids');
    return ids.map((id) => {
        const service = known.service(id);
        if (service === undefined) throw invalid('service_ids');
        return service;
    });
}

/** One price for a whole price list, or one that is no lower, is no promotion. */
function requireDiscount(discount: PromoDiscount, services: readonly ServiceRecord[] | undefined): void {
    if ('percent' in discount) return requirePercent('discount', discount.percent);
    const { price } = discount;
    if (services === undefined || !Number.isSafeInteger(price) || price < 0) throw invalid('discount');
    if (services.some((service) => price >= service.price)) throw invalid('discount');
}

/** @throws SalonRefusal `invalid` unless these are whole percent from 1 to 100 */
export function requirePercent(field: string, percent: number): void {
    if (!Number.isInteger(percent) || percent < 1 || percent > 100) throw invalid(field);
}

function requireDays(input: PromoInput): PromoDays {
    const validFrom = input.validFrom === undefined ? undefined : requireDate('valid_from', input.validFrom);
    const validTo = input.validTo === undefined ? undefined : requireDate('valid_to', input.validTo);
    if (validFrom !== undefined && validTo !== undefined && validTo < validFrom) throw invalid('valid_to');
    return { validFrom, validTo };
}
