import type { SalonReadPort } from '../../core/salon-core-port.js';
import type { SalonPromo } from '../../core/salon-offers.js';
import type { PromoSurroundings } from './readable-promo.js';

/** All that a change of a promo depends on, read together. */
export async function readPromos(port: SalonReadPort): Promise<PromoSurroundings & { readonly promos: readonly SalonPromo[] }> {
    const [promos, services, media] = await Promise.all([port.listPromos(), port.listServices(), port.listMedia()]);
    return { promos, services, media };
}
