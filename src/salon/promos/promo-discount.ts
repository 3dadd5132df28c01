import type { PromoDiscount } from '../../core/salon-offers.js';
import { ToolRefusal } from '../../tool/tool-refusal.js';
import { promoTexts } from './promo-texts.pl.js';

/** @throws ToolRefusal `invalid_arguments` when both ways to say a discount are used; undefined when neither is */
export function sentDiscount(args: { readonly percent?: number; readonly promoPricePln?: number }): PromoDiscount | undefined {
    const { percent, promoPricePln } = args;
    if (percent !== undefined && promoPricePln !== undefined) throw new ToolRefusal('invalid_arguments', promoTexts.bothDiscounts);
    if (percent !== undefined) return { kind: 'percent', percent };
    return promoPricePln === undefined ? undefined : { kind: 'price', pricePln: promoPricePln };
}
