import type { Actor, Caller, PrincipalKey } from './actor.js';
import { forbidden } from './refusal.js';
import type { SalonRecord } from './salon-record.js';

/**
 * Lets the owner through, or an agent whom the owner of now has granted and who names that owner. An agent granted by an earlier owner, or
 * naming one, stays out: the salon may have been sold between her agent's first call and this one.
 *
 * @returns the caller
 * @throws SalonRefusal `forbidden`
 */
export function requireActor(salon: SalonRecord, { caller, onBehalf }: Actor): PrincipalKey {
    if (onBehalf === undefined) return requireOwner(salon, caller);
    if (caller === undefined || onBehalf !== salon.owner || !salon.agents.includes(caller)) throw forbidden();
    return caller;
}

/**
 * @returns the caller
 * @throws SalonRefusal `forbidden` for anybody but the owner
 */
export function requireOwner(salon: SalonRecord, caller: Caller): PrincipalKey {
    if (caller === undefined || caller !== salon.owner) throw forbidden();
    return caller;
}
