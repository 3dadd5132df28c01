import { groszeToZlote, isZloteAmount, zloteToGrosze } from '../money.js';
import { nanosToInstant } from '../time/instant.js';
import { CoreFailure } from './core-failure.js';
import type * as did from './generated/coordinator.did.js';
import { toLocalDate } from './hours-mapping.js';
import type {
    CodeDiscount,
    PromoDiscount,
    SalonDiscountCode,
    SalonDiscountCodeInput,
    SalonMedia,
    SalonPromo,
    SalonPromoInput
} from './salon-offers.js';

/** @throws RangeError when the size is too large to be an exact number */
export function toSalonMedia({ id, name, kind, mime, size, url: [url], added_at }: did.Media): SalonMedia {
    const bytes = Number(size);
    if (!Number.isSafeInteger(bytes)) throw new RangeError('not a size');
    return {
        id,
        name,
        kind: 'image' in kind ? 'image' : 'video',
        mime,
        size: bytes,
        ...(url === undefined ? {} : { url }),
        addedAt: nanosToInstant(added_at)
    };
}

/** @throws RangeError for a price too large to be an exact number, or a date that is none */
export function toSalonPromo(promo: did.Promo): SalonPromo {
    const [description] = promo.description;
    const [mediaId] = promo.media_id;
    const [serviceIds] = promo.service_ids;
    const [validFrom] = promo.valid_from;
    const [validTo] = promo.valid_to;
    return {
        id: promo.id,
        version: promo.version,
        title: promo.title,
        ...(description === undefined ? {} : { description }),
        ...(mediaId === undefined ? {} : { mediaId }),
        discount: toPromoDiscount(promo.discount),
        ...(serviceIds === undefined ? {} : { serviceIds }),
        ...(validFrom === undefined ? {} : { validFrom: toLocalDate(validFrom) }),
        ...(validTo === undefined ? {} : { validTo: toLocalDate(validTo) }),
        active: promo.active
    };
}

/** @throws CoreFailure `invalid_arguments` when the price cannot be written in the coordinator's units */
export function fromPromoInput(input: SalonPromoInput): did.PromoInput {
    return {
        title: input.title,
        description: optional(input.description),
        media_id: optional(input.mediaId),
        discount: fromPromoDiscount(input.discount),
        service_ids: input.serviceIds === undefined ? [] : [[...input.serviceIds]],
        valid_from: optional(input.validFrom),
        valid_to: optional(input.validTo),
        active: input.active
    };
}

/** @throws RangeError for an amount too large to be an exact number, or a date that is none */
export function toSalonDiscountCode(code: did.DiscountCode): SalonDiscountCode {
    const [maxUses] = code.max_uses;
    const [expires] = code.expires;
    return {
        id: code.id,
        version: code.version,
        code: code.code,
        discount:
            'percent' in code.discount
                ? { kind: 'percent', percent: code.discount.percent }
                : { kind: 'amount', amountPln: groszeToZlote(code.discount.amount) },
        ...(maxUses === undefined ? {} : { maxUses }),
        used: code.used,
        ...(expires === undefined ? {} : { expires: toLocalDate(expires) }),
        active: code.active
    };
}

/** @throws CoreFailure `invalid_arguments` when an amount or count cannot be written in the coordinator's units */
export function fromDiscountCodeInput({ code, discount, maxUses, expires }: SalonDiscountCodeInput): did.DiscountCodeInput {
    if (maxUses !== undefined && !isNat32(maxUses)) throw new CoreFailure('invalid_arguments', { field: 'max_uses' });
    return { code, discount: fromCodeDiscount(discount), max_uses: optional(maxUses), expires: optional(expires) };
}

function toPromoDiscount(discount: did.PromoDiscount): PromoDiscount {
    return 'percent' in discount
        ? { kind: 'percent', percent: discount.percent }
        : { kind: 'price', pricePln: groszeToZlote(discount.price) };
}

function fromPromoDiscount(discount: PromoDiscount): did.PromoDiscount {
    return discount.kind === 'percent' ? { percent: percentOf(discount.percent) } : { price: groszeOf(discount.pricePln) };
}

function fromCodeDiscount(discount: CodeDiscount): did.CodeDiscount {
    return discount.kind === 'percent' ? { percent: percentOf(discount.percent) } : { amount: groszeOf(discount.amountPln) };
}

function percentOf(percent: number): number {
    if (!isNat32(percent)) throw new CoreFailure('invalid_arguments', { field: 'discount' });
    return percent;
}

function groszeOf(zlote: number): bigint {
    if (!isZloteAmount(zlote)) throw new CoreFailure('invalid_arguments', { field: 'discount' });
    return BigInt(zloteToGrosze(zlote));
}

function isNat32(value: number): boolean {
    return Number.isInteger(value) && value >= 0 && value < 2 ** 32;
}

function optional<T>(value: T | undefined): [] | [T] {
    return value === undefined ? [] : [value];
}
