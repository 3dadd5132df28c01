import type * as did from '../core/generated/coordinator.did.js';
import { instantToNanos } from '../time/instant.js';
import { optional } from './candid-values.js';
import type { DiscountCodeInput, DiscountCodeRecord } from './reference-salons/discount-code-record.js';
import type { MediaInput, MediaRecord } from './reference-salons/media-record.js';
import type { PromoInput, PromoRecord } from './reference-salons/promo-record.js';

export function candidMedia({ id, name, kind, mime, size, url, addedAt }: MediaRecord): did.Media {
    return {
        id,
        name,
        kind: kind === 'image' ? { image: null } : { video: null },
        mime,
        size: BigInt(size),
        url: optional(url),
        added_at: instantToNanos(addedAt)
    };
}

export function mediaInput({ name, kind, mime, size, url }: did.MediaInput): MediaInput {
    return { name, kind: 'image' in kind ? 'image' : 'video', mime, size: Number(size), url: url[0] };
}

export function candidPromo(promo: PromoRecord): did.Promo {
    const { discount } = promo;
    return {
        id: promo.id,
        version: BigInt(promo.version),
        title: promo.title,
        description: optional(promo.description),
        media_id: optional(promo.mediaId),
        discount: 'percent' in discount ? { percent: discount.percent } : { price: BigInt(discount.price) },
        service_ids: optional(promo.serviceIds === undefined ? undefined : [...promo.serviceIds]),
        valid_from: optional(promo.validFrom),
        valid_to: optional(promo.validTo),
        active: promo.active
    };
}

/** A price beyond exact numbers becomes one that the rules refuse. */
export function promoInput(input: did.PromoInput): PromoInput {
    return {
        title: input.title,
        description: input.description[0],
        mediaId: input.media_id[0],
        discount: 'percent' in input.discount ? { percent: input.discount.percent } : { price: Number(input.discount.price) },
        serviceIds: input.service_ids[0],
        validFrom: input.valid_from[0],
        validTo: input.valid_to[0],
        active: input.active
    };
}

export function candidDiscountCode(code: DiscountCodeRecord): did.DiscountCode {
    const { discount } = code;
    return {
        id: code.id,
        version: BigInt(code.version),
        code: code.code,
        discount: 'percent' in discount ? { percent: discount.percent } : { amount: BigInt(discount.amount) },
        max_uses: optional(code.maxUses),
        used: code.used,
        expires: optional(code.expires),
        active: code.active
    };
}

export function discountCodeInput({ code, discount, max_uses, expires }: did.DiscountCodeInput): DiscountCodeInput {
    return {
        code,
        discount: 'percent' in discount ? { percent: discount.percent } : { amount: Number(discount.amount) },
        maxUses: max_uses[0],
        expires: expires[0]
    };
}
