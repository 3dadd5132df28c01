import { groszeToZlote } from '../../src/money.js';
import { formatPrice } from '../../src/text/units.js';
import { language } from '../shell/settings.js';

/** Grosze as a person reads them. */
export function priceText(grosze: bigint): string {
    return formatPrice(groszeToZlote(grosze), language.value);
}
