import type { SalonPromoInput } from '../../core/salon-offers.js';
import type { LocalDate } from '../../time/local-date.js';
import { ToolRefusal } from '../../tool/tool-refusal.js';
import { promoTexts } from './promo-texts.pl.js';
import type { PromoSurroundings } from './readable-promo.js';

/**
 * Whether a promo makes sense as a whole, once edits are merged into it.
 *
 * @throws ToolRefusal `not_found` for a service or picture that the salon has not, `invalid_arguments` for a contradiction, each saying what to
 * do about it
 */
export function requirePromo(promo: SalonPromoInput, surroundings: PromoSurroundings): void {
    requireDays(promo.validFrom, promo.validTo);
    requirePicture(promo.mediaId, surroundings);
    requireServices(promo, surroundings);
}

function requireDays(validFrom: LocalDate | undefined, validTo: LocalDate | undefined): void {
    if (validFrom !== undefined && validTo !== undefined && validTo < validFrom) refuse(promoTexts.endsBeforeItBegins(validFrom, validTo));
}

function requirePicture(mediaId: string | undefined, { media }: PromoSurroundings): void {
    if (mediaId === undefined) return;
    const found = media.find(({ id }) => id === mediaId);
    if (found === undefined) throw new ToolRefusal('not_found', promoTexts.unknownMedia(mediaId));
    if (found.kind !== 'image') refuse(promoTexts.notAPicture(found.name));
}

function requireServices({ discount, serviceIds }: SalonPromoInput, { services }: PromoSurroundings): void {
    if (serviceIds === undefined) {
        if (discount.kind === 'price') refuse(promoTexts.priceForWholeList);
        return;
    }
    if (serviceIds.length === 0) refuse(promoTexts.noServiceLeft);
    const byId = new Map(services.map((service) => [service.id, service]));
    const missing = serviceIds.filter((id) => !byId.has(id));
    if (missing.length > 0) throw new ToolRefusal('not_found', promoTexts.unknownServices(missing.join(', ')));
    if (discount.kind === 'percent') return;
    const tooCheap = serviceIds.map((id) => byId.get(id)).find((service) => service !== undefined && service.pricePln <= discount.pricePln);
    if (tooCheap !== undefined) refuse(promoTexts.notCheaper(tooCheap.name, tooCheap.pricePln, discount.pricePln));
}

function refuse(summary: string): never {
    throw new ToolRefusal('invalid_arguments', summary);
}
