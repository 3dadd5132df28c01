import type { ServiceTypeCatalogue } from '../catalogue/service-type-catalogue.js';
import type { CustomerCorePort, CustomerReadPort, CustomerVisitsPort } from '../core/customer-core-port.js';
import type { GeoPoint } from '../core/geo-point.js';
import type { AssistantLanguage } from '../text/locale.js';
import type { InstantMs } from '../time/instant.js';
import type { CustomerTexts } from './customer-texts.js';
import type { CustomerFormats } from './formats.js';

/** What a visitor's tool may use. */
export interface CustomerReadContext {
    readonly port: CustomerReadPort;
    readonly catalogue: ServiceTypeCatalogue;
    readonly now: () => InstantMs;
    /** Where the customer is, as the app told; never an argument of a tool (T5). */
    readonly position: GeoPoint | undefined;
    readonly formats: CustomerFormats;
    readonly texts: CustomerTexts;
    /** What the tools say. */
    readonly language: AssistantLanguage;
    /** Of service types' names. */
    readonly labelLanguage: AssistantLanguage;
    /** Whether the model has `geocode_place` too (rule 23). */
    readonly hasGeocoder: boolean;
    /** Asked before anything that depends on time. @throws ToolRefusal `unavailable` when a port would be hours off (K9) */
    requireRightClock(): void;
}

/** What a customer's own tool may use while it reads, previews or plans: nothing that writes. */
export interface CustomerVisitsContext extends CustomerReadContext {
    readonly port: CustomerVisitsPort;
}

/** What it may use for the confirmed write. */
export interface CustomerContext extends CustomerVisitsContext {
    readonly port: CustomerCorePort;
}
