import type { ServiceTypeCatalogue } from '../catalogue/service-type-catalogue.js';
import type { InstantMs } from '../time/instant.js';
import type { SalonCorePort, SalonReadPort } from '../core/salon-core-port.js';

/** What an owner's tool may use while it reads, previews or plans: a port whose type has nothing that writes. */
export interface SalonReadContext {
    readonly port: SalonReadPort;
    readonly catalogue: ServiceTypeCatalogue;
    /** What time it is: which day is today decides which days are over. */
    readonly now: () => InstantMs;
}

/** What it may use for the confirmed write. */
export interface SalonContext extends SalonReadContext {
    readonly port: SalonCorePort;
}
