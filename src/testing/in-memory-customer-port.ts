import { Principal } from '@dfinity/principal';
import { CoordinatorCustomerPort } from '../core/coordinator-customer-port.js';
import { inProcessCoordinator } from './in-process-coordinator.js';
import { ReferenceCoordinator } from './reference-coordinator.js';
import type { PrincipalKey } from './reference-salons/actor.js';
import type { ReferenceSalons } from './reference-salons/reference-salons.js';

export interface InMemoryCustomerPortOptions {
    /** Who calls, as a principal's text; left out, the anonymous caller, for whom only the public reads work. */
    readonly principal?: PrincipalKey;
    /** The customer for whom an agent calls, as a principal's text. */
    readonly onBehalf?: PrincipalKey;
}

/** The customer's port over a reference salon system in the same process. */
export class InMemoryCustomerCorePort extends CoordinatorCustomerPort {
    constructor(salons: ReferenceSalons, { principal, onBehalf }: InMemoryCustomerPortOptions = {}) {
        const caller = principal === undefined ? Principal.anonymous() : Principal.fromText(principal);
        super(inProcessCoordinator(new ReferenceCoordinator(salons), caller), {
            customerId: onBehalf ?? caller.toText(),
            onBehalf: onBehalf === undefined ? undefined : Principal.fromText(onBehalf)
        });
    }
}
