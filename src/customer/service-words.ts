import type { SalonService } from '../core/salon-core-port.js';
import { output, type OutputOf } from '../tool/output.js';
import type { CustomerReadContext } from './customer-context.js';

/** A service as customers read it. Price and duration are ready text: a model must not spell them its own way (K8). */
export const serviceOutput = {
    salonServiceId: output.text,
    name: output.text,
    price: output.text,
    duration: output.text
} as const;

export type ServiceWords = { readonly [K in keyof typeof serviceOutput]: OutputOf<(typeof serviceOutput)[K]> };

export function serviceWords(service: SalonService, { formats }: Pick<CustomerReadContext, 'formats'>): ServiceWords {
    return {
        salonServiceId: service.id,
        name: service.name,
        price: formats.price(service.pricePln),
        duration: formats.duration(service.durationMinutes)
    };
}
