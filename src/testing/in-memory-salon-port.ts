import { Principal } from '@dfinity/principal';
import { CoordinatorSalonPort } from '../core/coordinator-salon-port.js';
import { inProcessCoordinator } from './in-process-coordinator.js';
import { ReferenceCoordinator } from './reference-coordinator.js';
import type { PrincipalKey } from './reference-salons/actor.js';
import type { ReferenceSalons } from './reference-salons/reference-salons.js';

export interface InMemorySalonPortOptions {
    readonly salonId: string;
    /** Who calls, as a principal's text; left out, the anonymous caller. */
    readonly principal?: PrincipalKey;
    /** The owner for whom an agent calls, as a principal's text. */
    readonly onBehalf?: PrincipalKey;
    /** `owner` when left out. */
    readonly access?: 'owner' | 'public';
}

/**
 * The owner's port over a reference salon system in the same process: for unit tests, demonstrations, and hosts' own tests. What lies between
 * the tools and the rules is the same code as over the network.
 */
export class InMemorySalonCorePort extends CoordinatorSalonPort {
    constructor(salons: ReferenceSalons, { salonId, principal, onBehalf, access }: InMemorySalonPortOptions) {
        const caller = principal === undefined ? Principal.anonymous() : Principal.fromText(principal);
        super(inProcessCoordinator(new ReferenceCoordinator(salons), caller), {
            salonId,
            access,
            onBehalf: onBehalf === undefined ? undefined : Principal.fromText(onBehalf)
        });
    }
}
