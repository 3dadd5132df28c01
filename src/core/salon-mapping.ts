import { groszeToZlote, isZloteAmount, zloteToGrosze } from '../money.js';
import { CoreFailure } from './core-failure.js';
import type { Service, ServiceInput } from './generated/coordinator.did.js';
import type { SalonService, SalonServiceInput } from './salon-core-port.js';

/**
 * A service as the tools know it: złote instead of grosze (T6), absent instead of an empty option.
 *
 * @throws RangeError when the price is too large to be an exact number
 */
export function toSalonService(service: Service): SalonService {
    const [description] = service.description;
    return {
        id: service.id,
        version: service.version,
        name: service.name,
        ...(description === undefined ? {} : { description }),
        pricePln: groszeToZlote(service.price),
        durationMinutes: service.duration_minutes,
        serviceTypeIds: service.service_type_ids,
        workerIds: service.worker_ids,
        active: service.active
    };
}

/** @throws CoreFailure `invalid_arguments` when the price or the duration cannot be written in the coordinator's units */
export function toServiceInput(input: SalonServiceInput): ServiceInput {
    if (!isZloteAmount(input.pricePln)) throw new CoreFailure('invalid_arguments', { field: 'price' });
    if (!isNat32(input.durationMinutes)) throw new CoreFailure('invalid_arguments', { field: 'duration_minutes' });
    return {
        name: input.name,
        description: input.description === undefined ? [] : [input.description],
        price: BigInt(zloteToGrosze(input.pricePln)),
        duration_minutes: input.durationMinutes,
        service_type_ids: [...input.serviceTypeIds],
        worker_ids: [...input.workerIds],
        active: input.active
    };
}

function isNat32(value: number): boolean {
    return Number.isInteger(value) && value >= 0 && value < 2 ** 32;
}
