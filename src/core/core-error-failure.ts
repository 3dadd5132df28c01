import { CoreFailure, type CoreThing } from './core-failure.js';
import type { CoreError } from './generated/coordinator.did.js';

const THINGS: ReadonlySet<string> = new Set<CoreThing>([
    'salon',
    'service',
    'worker',
    'service_type',
    'customer',
    'appointment',
    'promo',
    'discount_code',
    'media'
]);

/** The failure that a port throws for a salon system's own no. Every one of them means that nothing was written. */
export function coreErrorFailure(error: CoreError): CoreFailure {
    if ('not_found' in error) return new CoreFailure('not_found', isThing(error.not_found) ? { thing: error.not_found } : {});
    if ('forbidden' in error) return new CoreFailure('forbidden');
    if ('quota_exceeded' in error) return new CoreFailure('quota_exceeded', { limit: error.quota_exceeded.limit });
    if ('invalid' in error) return new CoreFailure('invalid_arguments', { field: error.invalid });
    return new CoreFailure('slot_taken' in error ? 'slot_taken' : 'conflict');
}

/** A salon system may name things that we have no word for. */
function isThing(thing: string): thing is CoreThing {
    return THINGS.has(thing);
}
