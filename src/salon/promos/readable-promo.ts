import type { SalonService } from '../../core/salon-core-port.js';
import type { PromoDiscount, SalonMedia, SalonPromoInput } from '../../core/salon-offers.js';
import { uniqueNames } from '../unique-names.js';

/** A service that a promo covers, with its price before and during the promo. */
export interface PromoService {
    readonly name: string;
    readonly pricePln: number;
    readonly promoPricePln: number;
    readonly active: boolean;
}

/** A promo with its ids resolved, for sentences. */
export interface ReadablePromo extends Omit<SalonPromoInput, 'serviceIds' | 'mediaId'> {
    /** Every service when left out. */
    readonly services?: readonly PromoService[];
    readonly picture?: string;
}

/** What a salon has that a promo may name. */
export interface PromoSurroundings {
    readonly services: readonly SalonService[];
    readonly media: readonly SalonMedia[];
}

/** A promo in words. One that exists may hold an id that the salon has lost since: it then stands for itself, and is not priced. */
export function readablePromo({ serviceIds, mediaId, ...promo }: SalonPromoInput, { services, media }: PromoSurroundings): ReadablePromo {
    const names = uniqueNames(services.map(({ id, name }) => [id, name]));
    const byId = new Map(services.map((service) => [service.id, service]));
    const covered = serviceIds?.flatMap((id) => {
        const service = byId.get(id);
        if (service === undefined) return [];
        const { pricePln, active } = service;
        return [{ name: names.get(id) ?? id, pricePln, promoPricePln: reduced(pricePln, promo.discount), active }];
    });
    const picture = mediaId === undefined ? undefined : (media.find(({ id }) => id === mediaId)?.name ?? mediaId);
    return { ...promo, ...(covered === undefined ? {} : { services: covered }), ...(picture === undefined ? {} : { picture }) };
}

/** Złote, to the grosz. */
function reduced(pricePln: number, discount: PromoDiscount): number {
    if (discount.kind === 'price') return discount.pricePln;
    const grosze = Math.round(pricePln * 100);
    return Math.round((grosze * (100 - discount.percent)) / 100) / 100;
}
